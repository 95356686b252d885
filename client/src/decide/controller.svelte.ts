// The declaration that is being made: what is chosen by clicks, and what is taken back.
import { counterOf } from '../lib/aside'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { Target } from '../lib/types'
import { begun, chosenOf, emptyOf, fieldsOf, howOf, isShared, isUsual, itemOf, offersOf, same, shorter, standing, withItem, without, type Item, type Offer } from './draft'
import type { How } from './inquiry.svelte'
import { pieceClick, sorted, spaceClick, type Click } from './picking'
import { Sending } from './sending.svelte'
import { NO_ENTRIES, NOTHING, type Draft } from './stand.svelte'

export class Declaring extends Sending {
  // -- choosing ----------------------------------------------------------------------------

  /** Choose what is to be done. */
  async chooseKind(act: string): Promise<void> {
    const kind = this.kinds.find((one) => one.do === act)
    if (!kind || this.sending) return
    this.clear()
    if (kind.refused) {
      this.show(kind.title, kind.refused)
      return
    }
    if (kind.action) {
      await this.whole({ action: kind.action, label: kind.title, price: kind.price ?? '' })
      return
    }
    if (await this.#barred(act)) return
    this.say(kind.title)
    await this.change({ ...NOTHING, key: this.key, do: act, chosen: true, menu: this.openings.get(act) ?? null }, { propose: true })
  }

  /** A counter in hand cannot do this: why not is told, and who can is lit; nobody else is taken in its place. */
  async #barred(act: string): Promise<boolean> {
    const { key, do: before } = this
    const piece = before && before !== act ? this.items.find((item) => item.piece && !item.auto)?.piece : undefined
    const opening = this.openings.get(act)
    const onMap = opening && offersOf(opening).some(({ target }) => (target.piece ? this.placeOf(target.piece) : target.space))
    if (!piece || !onMap) return false
    const { allowed, refused } = await this.store.why({ do: act, fields: {}, piece }).catch(() => ({ allowed: true, refused: null }))
    if (allowed || this.key !== key) return this.key !== key
    this.asking.drop()
    this.draft = { ...NOTHING, key, do: act, chosen: true, menu: opening }
    this.show(this.titleOf('piece', piece), refused ?? null)
    return true
  }

  /** Choose a target of the menu. */
  async choose(target: Target): Promise<void> {
    const offer = this.offers.find((one) => one.target === target) ?? this.offers.find((one) => same(one.target.value, target.value))
    if (offer) await this.take(offer)
  }

  /**
   * Choose something that is offered. It is added to the declaration, which is sent when it is confirmed; one that is
   * whole with it and can be taken back goes at once, unless there is `more` to come.
   */
  async take(wanted: Offer, more = false): Promise<void> {
    const key = this.key
    while (this.busy) await this.asking.settled
    if (this.sending || this.key !== key) return
    const offer = this.#still(wanted)
    if (!offer) {
      await this.#gone(wanted)
      return
    }
    const { label } = offer.target
    const item = itemOf(offer)
    this.say(item.kind === 'split' ? t('decide-points', { what: label, count: Number(item.values[1]) }) : t('decide-added', { what: label }))
    await this.#add([item], offer.do)
    if (!more) await this.#end(item)
  }

  /** The last thing was chosen: a whole action that can be taken back is sent, or joins those that are sent together. */
  async #end(item: Item): Promise<void> {
    const { menu, items } = this
    const last = items.findLast((one) => !one.idle)
    const open = menu?.field && !menu.field.aside && menu.field.name !== item.field
    if (!menu?.complete || !menu.free || open || this.doubt || last?.field !== item.field || last.auto) return
    if (howOf(item) !== 'set' && item.kind !== 'path') return
    if (this.several.length) this.collect()
    else if (!settings.confirm && !this.price && !isUsual(items)) await this.send()
  }

  /** Choose all counters that may still be added to a list; offered only where they go together. */
  async takeAll(field: string): Promise<void> {
    while (this.busy) await this.asking.settled
    const all = this.offers.filter((offer) => offer.field === field && howOf(offer) === 'add' && offer.target.piece)
    if (!all.length || this.sending) return
    this.say(t('decide-added', { what: all.map((offer) => offer.target.label).join(t('list-comma')) }))
    await this.#add(all.map(itemOf), all[0]!.do)
  }

  /** Add to the declaration. What is begun, or changed in a list where the rest is as usual, is filled in as usual. */
  #add(items: Item[], act: string, cut?: Item[]): Promise<void> {
    this.clear()
    const draft = this.now()
    const first = !chosenOf(draft.items).length
    const propose = first || (isUsual(draft.items) && items.every((item) => howOf(item) === 'add'))
    return this.change({ ...draft, do: draft.do || act, chosen: draft.chosen || !draft.do, items: items.reduce(withItem, draft.items) }, { propose, cut })
  }

  /** All counters of a space that may be chosen now: the whole stack. */
  async pickStack(space: string): Promise<void> {
    await this.known()
    const here = this.offers.filter(({ target }) => target.piece && target.space === space)
    const all = here.length > 1 ? here.filter(isShared) : here
    await this.pickMany(all.map(({ target }) => target.piece!))
  }

  /** Several counters: together where one action takes them, else each by an action of its own. */
  async pickMany(ids: readonly string[]): Promise<void> {
    await this.known()
    if (this.sending || !this.key) return
    const wanted = this.offers.filter(({ target }) => target.piece && ids.includes(target.piece))
    const lists = wanted.filter((offer) => howOf(offer) === 'add')
    const [first] = lists.length ? lists : wanted
    if (!first) return
    const same = (lists.length ? lists : wanted).filter((offer) => offer.do === first.do && offer.field === first.field)
    if (howOf(first) === 'add') {
      const items = same.map(itemOf)
      this.say(t('decide-added', { what: items.map((item) => item.label).join(t('list-comma')) }))
      const here = items.filter((item) => item.space === first.target.space)
      await this.#add(items, first.do, here.length < items.length ? here : items.slice(0, 1))
      await this.#fewer(first.field)
      return
    }
    for (const offer of same) {
      await this.take(offer, true)
      if (this.menu?.complete && this.menu.free) this.collect()
      else if (this.draft.key === this.key) this.draft = NOTHING
    }
  }

  /** Too many were taken at once, and nothing leads on: as many stay as go together, and why not all is told. */
  async #fewer(field: string): Promise<void> {
    const { menu, items } = this
    const own = items.filter((item) => item.field === field && !item.auto)
    if (!menu?.refused || menu.complete || this.offers.length || own.length < 2) return
    for (let many = own.length - 1; many > 0 && this.menu?.refused; many--) await this.takeOut(this.items.findLastIndex((item) => item.field === field && !item.auto))
    this.show('', menu.refused)
  }

  /** Of several counters in hand, the nth stays behind; false if there are not several. */
  leaveBehind(n: number): boolean {
    const hand = this.items.flatMap((item, at) => (item.piece && howOf(item) === 'add' ? [at] : []))
    const at = hand.length > 1 ? hand[n - 1] : undefined
    if (at === undefined) return false
    void this.takeOut(at)
    return true
  }

  /** The same offer now: what was clicked may have come from an older menu. */
  #still(wanted: Offer): Offer | undefined {
    if (this.offers.includes(wanted)) return wanted
    const about = ({ kind, target }: Offer) => (kind === 'split' ? (target.value as unknown[])[0] : target.value)
    return this.offers.find((one) => one.do === wanted.do && one.field === wanted.field && same(about(one), about(wanted)))
  }

  /** What was clicked is not on offer any more: say why, unless it was just chosen. */
  async #gone(wanted: Offer): Promise<void> {
    const { piece, space, label } = wanted.target
    const { values } = itemOf(wanted)
    if (this.items.some((item) => item.field === wanted.field && same(item.values, values))) return
    if (piece) await this.askWhy('piece', piece)
    else if (space) await this.askWhy('space', space)
    else this.show(label, { text: t('decide-gone'), code: 'stale' })
  }

  /** The field may be left empty, and nothing was put into it. */
  get mayBeEmpty(): boolean {
    return Boolean(this.menu?.field?.optional) && !this.busy
  }

  /** Choose none of what is offered. */
  async leaveEmpty(): Promise<void> {
    const field = this.menu?.field
    if (!field || !this.mayBeEmpty) return
    const item = emptyOf(field, t('decide-nobody'))
    this.say(t('decide-added', { what: item.label }))
    await this.#add([item], this.do)
  }

  /** A space on the map was chosen; `more`: a way goes on from there. */
  async pickSpace(id: string, more = false): Promise<void> {
    await this.known()
    this.inspected = ''
    if (!this.key) return
    const click = spaceClick(this, id, this.opening)
    if (click.is === 'chosen' && this.items[click.at]!.kind === 'path') await this.#pickWay(click.at, id)
    else await this.#pick(click, 'space', id, more)
  }

  /** A counter on the map was chosen; `more`: it does what others do, too. */
  async pickPiece(id: string, more = false): Promise<void> {
    await this.known()
    this.inspected = id
    if (!this.key) return
    const entry = this.several.find((one) => one.piece === id)
    if (entry && more) return this.leaveOut(entry)
    if (more && !this.#takes(id)) this.collect()
    const mine = counterOf(this.store.state, id)?.side === this.store.state?.seat
    const where = this.placeOf(id)
    const click = pieceClick(this, id, { where, mine, opening: this.opening })
    const goal = click.is === 'barred' && this.#wantsSpace ? where : '' // it stands where one would like to go
    await this.#pick(click, goal ? 'space' : 'piece', goal || id, more)
  }

  /** A card of the hand was clicked that is not on offer: it comes in place of the other one, or why not is told. */
  async pickCard(id: string, title: string): Promise<void> {
    await this.known()
    if (!this.key || this.sending) return
    const alone = chosenOf(this.items).length === 1 && this.opening?.do === this.do // of a full list none gives way
    const offer = alone ? offersOf(this.opening!).find(({ target }) => target.card === id) : undefined
    if (offer) await this.#pick({ is: 'instead', offer }, 'piece', id)
    else await this.askWhy('piece', id, title)
  }

  /** Something was chosen, and what is asked for now are spaces alone. */
  get #wantsSpace(): boolean {
    return chosenOf(this.items).length > 0 && this.offers.length > 0 && this.offers.every(({ target }) => target.space && !target.piece)
  }

  /** Whether a counter can be added to the declaration as it stands. */
  #takes(id: string): boolean {
    return this.offers.some((offer) => offer.target.piece === id && howOf(offer) === 'add') || this.items.some((item) => item.piece === id)
  }

  async #pick(click: Click, about: 'space' | 'piece', id: string, more = false): Promise<void> {
    if (click.is === 'offered' && click.offers.length > 1) {
      this.clear()
      this.doubted = { key: this.key, offers: sorted(click.offers) }
      this.say(t('decide-several', { count: click.offers.length }))
    } else if (click.is === 'offered') await this.take(click.offers[0]!, more)
    else if (click.is === 'chosen') await this.#pickAgain(click.at)
    else if (click.is === 'barred') (await this.#inPlace(id)) || (await this.askWhy(about, id))
    else if (click.is === 'instead') {
      this.say(t('decide-added', { what: click.offer.target.label }))
      await this.change({ ...this.now(), items: [itemOf(click.offer)] }, { propose: true })
    }
  }

  /** What was filled in as usual gives way to what is clicked, the last of it first: whether that is offered there. */
  async #inPlace(id: string): Promise<boolean> {
    const { key, items } = this
    for (const field of begun(items.filter((item) => item.proposed)).toReversed()) {
      const kept = items.slice(0, items.findIndex((item) => item.field === field))
      const menu = await this.store.narrow(this.do, fieldsOf(chosenOf(kept))).catch(() => null)
      if (!menu || this.key !== key) return this.key !== key
      const offer = offersOf(menu).find((one) => one.field === field && (one.target.piece || one.target.space) === id)
      if (!offer) continue
      this.say(t('decide-added', { what: offer.target.label }))
      await this.change({ ...this.now(), chosen: true, items: [...kept, itemOf(offer)] }, { propose: true })
      return true
    }
    return false
  }

  /** A space of a way: its end sends, another one shortens it. */
  async #pickWay(at: number, id: string): Promise<void> {
    const item = this.items[at]!
    const last = this.items.findLastIndex((one) => one.field === item.field)
    if (at === last && item.values.at(-1) === id) {
      if (this.ready && !settings.confirm) await this.send()
      return
    }
    const upto = item.values.indexOf(id)
    const kept = upto < 0 ? item : { ...item, values: item.values.slice(0, upto + 1), space: id, label: id }
    await this.#leave([...this.items.slice(0, at), kept])
  }

  /**
   * What was chosen is clicked again: a single thing that completes the action sends it, others are let go. What was
   * filled in for want of another is chosen by it, with the rest as usual.
   */
  async #pickAgain(at: number): Promise<void> {
    const last = this.items.findLastIndex((item) => !item.auto)
    const item = this.items[at]!
    const only = last < 0 && this.menu?.free && !this.price // the click that chooses it, had there been anything else
    if ((only || at === last) && howOf(item) === 'set' && this.ready && !settings.confirm) await this.send()
    else if (!item.auto) await this.takeOut(at)
    else if (last < 0 && !this.ready) await this.#add([{ ...item, auto: false }], this.do)
  }

  // -- taking back -------------------------------------------------------------------------

  /** Take back what was chosen last. */
  async back(): Promise<void> {
    await this.known()
    const only = this.doubt || this.staged
    this.clear() // a card is nothing that was chosen
    if (only) return
    const draft = this.now()
    const last = chosenOf(draft.items).at(-1)
    if (last) {
      this.say(t('decide-taken-back', { what: last.label }))
      await this.#leave(shorter(draft.items))
    } else if (draft.chosen) {
      this.cancel()
    } else if (this.several.length) {
      this.leaveOut(this.several.at(-1)!)
    }
  }

  /** Take one item out, wherever it stands. */
  async takeOut(at: number): Promise<void> {
    await this.known()
    const item = this.items[at]
    if (item?.auto) return this.back() // to before what led to it
    if (!item) return
    this.clear()
    this.say(t('decide-taken-back', { what: item.label }))
    const rest = without(this.items, at)
    const some = rest.some((one) => one.field === item.field) // of an emptied field the choice is open
    const propose = some && isUsual(this.items) && howOf(item) === 'add' && item.kind !== 'path'
    await this.#leave(rest, { cut: this.items.slice(0, at), propose })
  }

  /** One point less for a key of a map; without points it leaves the map. */
  async lower(field: string, key: unknown): Promise<void> {
    await this.known()
    const at = this.items.findLastIndex((item) => item.field === field && same(item.values[0], key))
    if (at >= 0) await this.takeOut(at)
  }

  /** Move an item of a list to another place in it. */
  async reorder(field: string, from: number, to: number): Promise<void> {
    await this.known()
    const own = this.items.filter((item) => item.field === field)
    const item = own[from]
    if (!item || to < 0 || to >= own.length) return
    const moved = own.filter((one) => one !== item)
    moved.splice(to, 0, item)
    const at = this.items.findIndex((one) => one.field === field)
    this.say(t('decide-moved', { what: item.label, place: to + 1 }))
    await this.#leave([...this.items.slice(0, at), ...moved])
  }

  /** Give the declaration up. */
  cancel(): void {
    this.clear()
    if (!this.started) return
    this.asking.drop()
    this.draft = this.#bare()
    this.together = { key: '', entries: NO_ENTRIES }
    this.inspected = ''
    this.say(t('decide-cancelled'))
  }

  /** Nothing chosen: where all was filled in as usual from the beginning, that is let go too. */
  #bare(): Draft {
    const { menu } = this.store.state ?? {}
    const opening = menu?.do ? this.openings.get(menu.do) : undefined
    if (!menu || !opening || !isUsual(standing([], menu)) || this.draft.key === this.key) return NOTHING
    return { ...NOTHING, key: this.key, do: menu.do ?? '', chosen: true, menu: opening }
  }

  /** Let go of the doubt, the card and what was staged. */
  dismiss(): void {
    this.clear()
  }

  /** What is left of the declaration: what was filled in as usual from the beginning does not come back by itself. */
  #leave(items: Item[], how: How = {}): Promise<void> {
    const now = this.now()
    return this.change({ ...now, chosen: now.chosen || isUsual(now.items), items }, how)
  }
}
