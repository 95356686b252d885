// Whole actions go to the server: the one that is declared, one that waits for one more yes, several together.
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { DidAll, PlanStep } from '../lib/types'
import { Inquiry } from './inquiry.svelte'
import { entryOf, withEntry, type Entry } from './several'
import { NOTHING, type Staged } from './stand.svelte'

export class Sending extends Inquiry {
  /** What was sent together last: where the game was then, and how many. */
  batch = $state.raw<{ at: number; done: number } | null>(null)
  #nth = 0 // of the set-ups that were proposed

  /** Lay the whole action aside, to be sent with others. */
  protected collect(): void {
    const { menu, items } = this
    if (!menu?.complete || !menu.action || menu.price) return
    const piece = items.find((item) => item.piece)?.piece ?? ''
    const space = items.find((item) => !item.piece && item.space)?.space ?? ''
    const entry = { action: menu.action, label: menu.sentence ?? '', do: this.do, piece, space }
    this.together = { key: this.key, entries: withEntry(this.several, entry) }
    this.asking.drop()
    this.draft = NOTHING
    this.say(t('decide-together', { count: this.several.length }))
  }

  /** Propose a whole set-up: it is shown, can be changed, and is sent when it is confirmed. */
  async plan(): Promise<void> {
    const key = this.key
    if (!this.plans || this.sending) return
    this.#nth = (this.#nth + 1 + Math.floor(Math.random() * 1e6)) % 1e9
    const plan = await this.store.plan(this.#nth)
    if (!plan?.steps.length || this.key !== key) return
    this.propose(key, plan.steps)
    this.say(t('decide-together', { count: plan.steps.length }))
  }

  /** Lay several actions that are proposed aside: they are shown, can be changed, and are sent when confirmed. */
  propose(key: string, steps: readonly PlanStep[]): void {
    if (this.key !== key || this.sending) return
    this.clear()
    this.asking.drop()
    this.draft = NOTHING
    this.together = { key, entries: steps.map(entryOf) }
  }

  /** Leave one of those out that are sent together. */
  leaveOut(entry: Entry): void {
    this.together = { key: this.key, entries: this.several.filter((one) => one !== entry) }
    this.say(t('decide-taken-back', { what: entry.label }))
  }

  /** A whole action: send it, or let it wait for one more yes. */
  protected async whole(whole: Omit<Staged, 'key'>): Promise<void> {
    if (settings.confirm || whole.price) this.stage(whole)
    else await this.#send(whole.action)
  }

  protected stage(whole: Omit<Staged, 'key'>) {
    this.held = { key: this.key, ...whole }
    this.say([whole.price, t('decide-staged', { what: whole.label })].filter(Boolean).join(' '))
  }

  /** Send what is complete or staged. */
  async send(): Promise<void> {
    const { key } = this
    await this.asking.settled
    const action = this.ready
    if (!action || this.key !== key) return
    if (this.several.length && !this.staged) return this.#sendAll()
    if (this.price && !this.staged) this.stage({ action, label: this.sentence, price: this.price })
    else await this.#send(action)
  }

  /** Send this answer, which was not declared: there was no other. */
  async answer(action: string): Promise<void> {
    await this.#send(action)
  }

  async #send(action: string): Promise<void> {
    if (this.sending) return
    const key = this.key
    this.sending = true
    try {
      const did = await this.store.act(action)
      if (did) this.#sent(key)
      else if (this.key === key) this.#refused()
    } finally {
      this.sending = false
    }
  }

  /** Those that wait together, and the one that is declared: as far as they can follow each other. */
  async #sendAll(): Promise<void> {
    if (this.sending) return
    this.collect()
    const { key } = this
    const entries = this.several
    this.sending = true
    try {
      const did = await this.store.actAll(entries.map((entry) => entry.action))
      if (!did) {
        if (this.key !== key) return
        if (this.store.problem?.refusal) this.together = { key, entries: entries.slice(1) }
        this.#refused()
        return
      }
      this.batch = did
      this.#sent(key)
      this.#stopped(entries, did)
    } finally {
      this.sending = false
    }
  }

  /** What was refused, or belongs to a step that is over, does not wait any longer. */
  #stopped(entries: readonly Entry[], { done, refused }: DidAll): void {
    const open = (entry: Entry) => this.kinds.some((kind) => kind.do === entry.do && !kind.refused)
    const rest = entries.slice(done)
    this.together = { key: this.key, entries: rest.slice(Number(Boolean(refused))).filter(open) }
    if (!rest.length) return
    const over = !rest.some(open)
    const why = (!over && refused?.text) || t(over ? 'decide-stopped-over' : 'decide-stopped-here')
    this.show('', { ...(over ? {} : refused), text: t('decide-stopped', { done, count: entries.length, why }) })
  }

  #sent(key: string) {
    this.sentAt = performance.now()
    this.inspected = ''
    if (this.draft.key === key) {
      this.asking.drop()
      this.draft = NOTHING
    }
    if (this.held?.key === key) this.held = null
    this.say(t('decide-sent'))
  }

  /** A rule's refusal is shown here, with its clause; other trouble by the page. */
  #refused() {
    const refusal = this.store.problem?.refusal
    if (!refusal) return
    this.show('', refusal)
    this.store.dismiss()
  }
}
