// The server is asked: how actions begin, what may be added to the declaration, and why something is not possible.
import { type ApiError, asApiError } from '../lib/http'
import { t } from '../lib/i18n.svelte'
import type { Menu, Refusal } from '../lib/types'
import { pieceTitle, spaceTitle } from '../table/titles'
import { chosenOf, fieldsOf, isUsual, standing, type Item } from './draft'
import { plain } from './numbers'
import { NO_OPENINGS, NOTHING, Stand, type About, type Draft } from './stand.svelte'

/** How the server is asked about a declaration: what stands if it does not hold, and whether the rest is proposed. */
export interface How {
  cut?: Item[]
  propose?: boolean
}

export class Inquiry extends Stand {
  #preparing: { key: string; done: Promise<void> } | null = null

  /** Ask how each kind of action begins, so that a click on the map can begin it. */
  prepare(): Promise<void> {
    const key = this.key
    if (!key || (this.do && !isUsual(this.items))) return Promise.resolve()
    if (this.#preparing?.key !== key) this.#preparing = { key, done: this.#prepare(key) }
    return this.#preparing.done
  }

  async #prepare(key: string): Promise<void> {
    if (!this.kinds.some((kind) => !kind.action && !kind.refused && !kind.quiet)) return
    try {
      const { openings = [] } = await this.store.narrow('', {})
      if (this.key === key) this.opened = { key, menus: new Map(openings.map((menu) => [menu.do ?? '', menu])) }
    } catch {
      // a kind can still be chosen by its button
    }
  }

  /** Until it is known what a click may mean. */
  protected async known(): Promise<void> {
    await this.asking.settled
    await this.prepare()
  }

  /** The declaration becomes this one: ask what may be added to it. */
  protected async change(draft: Draft, how: How = {}): Promise<void> {
    if (!draft.chosen && !chosenOf(draft.items).length) {
      this.asking.drop()
      this.draft = NOTHING // what is offered to everybody
      return
    }
    const before = this.now()
    this.draft = { ...draft, menu: draft.menu ?? before.menu }
    const current = () => this.key === draft.key
    await this.asking.ask(
      this.#narrowed(draft, how),
      (next) => {
        if (!current() || next.menu.version !== this.store.state?.version) return
        if (isBad(next.menu) && next.items.length) {
          this.draft = before
          this.show('', next.menu.refused ?? null)
          return
        }
        this.draft = next
        this.#tell(next.menu)
      },
      (error) => {
        if (!current()) return
        this.draft = before
        const problem = asApiError(error)
        if (problem.code !== 'stale') this.show('', ...reasonOf(problem))
      },
    )
  }

  async #narrowed(draft: Draft, { cut, propose = false }: How): Promise<Draft & { menu: Menu }> {
    const menu = await this.store.narrow(draft.do, fieldsOf(chosenOf(draft.items)), propose)
    if (cut && isBad(menu)) return this.#narrowed({ ...draft, items: cut }, { propose })
    return { ...draft, items: standing(draft.items, menu), menu }
  }

  /** Numbers aloud. */
  #tell(menu: Menu) {
    const totals = (menu.tallies ?? []).map((tally) => `${tally.title} ${plain(tally.total, tally.halves)}`)
    const parts = [...totals]
    if (menu.complete && menu.sentence) parts.push(t('decide-ready', { what: menu.sentence }))
    if (parts.length) this.say(parts.join(t('list-stop')))
  }

  /** The same declaration, in the language that is set now. */
  async refresh(): Promise<void> {
    this.clear()
    this.opened = { key: '', menus: NO_OPENINGS }
    this.#preparing = null
    if (this.started) await this.change(this.now())
    else await this.prepare()
  }

  /** Why can this not be chosen? */
  async askWhy(kind: About, id: string, title = ''): Promise<void> {
    const key = this.key
    const about = title || this.titleOf(kind, id)
    const act = kind === 'do' ? id : this.do
    try {
      const fields = kind === 'do' ? {} : this.fields
      const asked = kind === 'do' ? {} : { [kind]: id }
      const answer = await this.store.why({ do: act, fields, ...asked })
      if (this.key !== key) return
      this.show(about, answer.allowed ? null : (answer.refused ?? null))
    } catch (error) {
      if (this.key !== key) return
      const problem = asApiError(error)
      this.show(about, ...reasonOf(problem))
    }
  }

  protected titleOf(kind: About, id: string): string {
    if (kind === 'do') return this.kinds.find((one) => one.do === id)?.title ?? id
    if (kind === 'piece') {
      const piece = this.store.state?.pieces[id]
      return piece ? pieceTitle(this.store.board, piece) : id
    }
    return kind === 'space' ? spaceTitle(this.store.board, id) : id
  }
}

/** What to say of something that went wrong, and whether it was no rule. */
function reasonOf(problem: ApiError): [Refusal, boolean] {
  return problem.refusal ? [problem.refusal, false] : [{ text: problem.text, code: problem.code }, true]
}

/** Whether the server cannot read the declaration. */
const isBad = (menu: Menu): boolean => menu.refused?.code === 'bad-form'
