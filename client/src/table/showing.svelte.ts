// What is shown at the table: the state, what is lit on the map, and which parts of the page are open.
import { innerWidth } from 'svelte/reactivity/window'
import { aimed, asked } from '../decide/beside'
import { Declaring } from '../decide/controller.svelte'
import { read } from '../lib/keep'
import { announce } from '../lib/live'
import { settings } from '../lib/settings.svelte'
import { TableStore } from '../lib/table.svelte'
import type { Facts, LogLine, Piece } from '../lib/types'
import { sinceMine } from '../log/group'
import { Playing } from '../moments/playing.svelte'
import type Replay from '../log/Replay.svelte'
import type MapView from '../map/MapView.svelte'
import { isBroken } from './ended.svelte'
import { Acting } from './acting.svelte'
import { Grouping } from './grouping.svelte'
import { Guiding } from './guiding.svelte'
import { handsOf } from './hand'
import { mixed } from './lights'
import { Ordering } from './ordering.svelte'
import { Overlays } from './overlays.svelte'
import { Seating } from './seating.svelte'
import { Sheet } from './sheet.svelte'

// whose turn it is, the bar tells already; and the phase, where it shows the steps
const PHASE = /phase|step|フェイズ|フェーズ|ステップ/i
/** From so many rem of width on, so many slots. */
const SLOTS = [[108, 3], [86, 2], [66, 1]] as const

export class Showing {
  readonly store: TableStore
  readonly declaring: Declaring
  readonly overlays: Overlays
  readonly guiding: Guiding
  readonly seating: Seating
  readonly playing: Playing
  readonly acting: Acting
  readonly grouping: Grouping
  readonly ordering = new Ordering()
  readonly sheet = new Sheet()
  map = $state.raw<ReturnType<typeof MapView>>()
  replay = $state.raw<ReturnType<typeof Replay>>()
  dialog = $state<'' | 'branch' | 'carry' | 'invite' | 'verify' | 'resign' | 'legend'>('')
  /** The bar of the replay is there. */
  replaying = $state(false)
  /** The hand below the map is folded. */
  folded = $state(read<boolean>('hand.folded', false))
  /** The account of a game that is over is open. */
  account = $state(false)
  /** The line of the log that somebody points at. */
  pointed = $state.raw<LogLine | null>(null)
  /** The piece under the pointer. */
  hovered = $state('')

  readonly state = $derived.by(() => this.store.state)
  readonly guided = $derived.by(() => this.guiding.open && this.guiding.here && !this.store.replaying)
  readonly lights = $derived.by(() =>
    mixed({
      declaring: this.declaring.lights,
      guide: this.guided ? (this.guiding.step ?? this.guiding.aside) : null,
      pointed: this.pointed,
      newest: this.store.log.filter((line) => line.at === this.state?.at),
      space: this.overlays.space,
      picked: this.ordering.spaces,
      group: this.grouping.units,
    }),
  )
  readonly #pieces = $derived.by(() => this.state?.pieces ?? {})
  readonly #panels = $derived.by(() => this.state?.panels ?? {})
  readonly #hands = $derived.by(() => handsOf(this.#panels, this.state?.seat ?? '').filter((hand) => hand.cards?.length))
  /** The own hand may be seen. */
  readonly handed = $derived.by(() => this.#hands.length > 0 && !this.seating.covered)
  /** The cards in it that can be clicked. */
  readonly held = $derived.by(() => new Set(this.folded && !settings.narrow ? [] : this.#hands.flatMap((hand) => (hand.cards ?? []).map((card) => card.id))))
  readonly hasHand = $derived.by(() => Object.values(this.#panels).some((panel) => panel.type === 'hand'))
  /** What lies beside the map; on a desk the own hand is below it already. */
  readonly beside = $derived.by(() => {
    const docked = new Set(settings.narrow ? [] : this.#hands.map((hand) => hand.id))
    return Object.fromEntries(Object.entries(this.#panels).filter(([id, panel]) => !docked.has(id) && (panel.type === 'hand' || (panel.place !== 'bar' && panel.place !== 'ask'))))
  })
  /** What is declared stands in the panel: its card would only cover the map. */
  readonly inspected = $derived.by((): Piece | null => {
    const { items, selectedPiece } = this.declaring
    return items.some((item) => item.piece === selectedPiece) ? null : (this.state?.pieces[selectedPiece] ?? null)
  })
  readonly looked = $derived.by<Piece | null>(() => this.state?.pieces[this.hovered] ?? this.inspected)
  /** How wide the page is, in the size of its text: large text has less room. */
  readonly #wide = $derived.by(() => {
    void settings.text
    return (innerWidth.current ?? 1280) / parseFloat(getComputedStyle(document.documentElement).fontSize)
  })
  /** So many special buttons have a place in the action bar; the others stand in the column. */
  readonly slots = $derived.by(() => SLOTS.find(([from]) => this.#wide >= from)?.[1] ?? 0)
  /** The rail has room for everything; or it is one line; then the column goes below the map. */
  readonly frame = $derived.by(() => (settings.narrow ? 'phone' : this.#wide >= 106 ? 'wide' : this.#wide >= 69 ? 'desk' : this.#wide >= 46 ? 'folded' : 'stacked'))
  /** Where the game stands; a word that its value says again is left to the readers. On a phone the phase comes first. */
  readonly status = $derived.by(() => {
    const sides = new Set((this.store.table?.sides ?? []).map((side) => side.title))
    const whose = this.ask ? (this.state?.status ?? []).findIndex(([, value]) => sides.has(value)) : -1
    const all = (this.state?.status ?? [])
      .filter((_, index) => index !== whose)
      .map(([title, value]) => ({ title, value, said: value.toLowerCase().includes(title.toLowerCase()) }))
    const phase = all.find(({ title }) => PHASE.test(title))
    if (!phase) return all
    const others = all.filter((one) => one !== phase)
    return settings.narrow ? [phase, ...others] : this.steps ? others : all
  })
  /** The steps of the turn, for the bar. */
  readonly steps = $derived.by(() => {
    const track = Object.values(this.#panels).find((panel) => panel.type === 'track' && panel.place === 'bar')
    if (track?.type !== 'track') return null
    const now = track.boxes.findIndex((box) => box.id === track.marks?.[0]?.at)
    return { title: track.title.text ?? '', all: track.boxes.map((box, at) => ({ title: box.title.text ?? '', is: at < now ? 'done' : at === now ? 'now' : 'next' })) }
  })
  /** What the decision needs to know: limits, and what is left to spend. */
  readonly limits = $derived.by(() => {
    const prompt = this.declaring.key ? this.declaring.ask?.prompt : undefined
    return Object.values(this.#panels).filter((panel): panel is Facts => panel.type === 'facts' && Boolean(prompt && panel.prompts?.includes(prompt)))
  })
  /** What the roll that is declared is about; none while a moment is told. */
  readonly #declared = $derived.by(() => {
    const { menu, items, ready } = this.declaring
    if (!ready || !menu?.forecasts?.length || this.playing.stage.moment) return null
    const about = aimed(items, this.#pieces, this.state?.seat ?? '')
    return about.on.length ? about : null
  })
  /** The odds of what is declared stand beside its spaces; a phone has no room for them. */
  readonly foretold = $derived.by(() => !settings.narrow && this.#declared !== null)
  /** Arrows point at what is declared, or else at what is asked about. */
  readonly aim = $derived.by(() => {
    const { ask, key } = this.declaring
    if (this.#declared || !key || !ask?.on?.length || this.playing.stage.moment) return this.#declared
    return asked(ask, this.#pieces)
  })
  /** Who is asked what, in which step of the game. */
  readonly step = $derived.by(() => JSON.stringify([this.state?.asks.map(({ side, prompt }) => [side, prompt]), this.state?.status]))
  readonly sides = $derived.by(() => Object.fromEntries((this.store.table?.sides ?? []).map(({ id, title }) => [id, title])))
  readonly since = $derived.by(() => sinceMine(this.store.log, this.store.seat))
  readonly ask = $derived.by(() => this.store.ask ?? this.state?.asks[0] ?? null)
  /** A record without its seed: nobody can decide anything. */
  readonly lookOnly = $derived.by(() => {
    const { now, settling } = this.store
    return now !== null && !settling && !now.asks.length && !now.menu && !now.ending
  })

  constructor(id: string) {
    this.store = new TableStore(id)
    this.declaring = new Declaring(this.store)
    this.overlays = new Overlays(this.store)
    this.guiding = new Guiding(this.store)
    this.seating = new Seating(this.store)
    this.playing = new Playing(this.store)
    this.acting = new Acting(this.store, this.declaring)
    this.grouping = new Grouping(this.store, this.declaring, this.acting)
    $effect(() => this.overlays.follow())
    $effect(() => {
      if (this.store.at !== null) this.replaying = true
    })
    // it opens by itself, once what ended the game has been seen
    let told = false
    $effect(() => {
      const { now } = this.store
      const quiet = !this.playing.stage.waiting && !this.playing.stage.moment
      if (!now?.ending) told = false
      else if (!told && quiet && !isBroken(now.ending)) told = this.account = true
    })
    $effect(() => {
      if (this.replaying) this.sheet.lower()
    })
  }

  /** Says something that is no matter of the rules. */
  tell(text: string) {
    this.store.notice = text
    announce(text)
  }

  /** Looks back by the bar of the replay, which may have to come first. */
  back(work: (bar: ReturnType<typeof Replay>) => void) {
    this.replaying = true
    const wait = () => (this.replay ? work(this.replay) : this.replaying && requestAnimationFrame(wait))
    requestAnimationFrame(wait)
  }

  /** The next formation that can act. */
  formation(by: number) {
    const spaces = this.grouping.next(by)
    if (!spaces.length) return false
    this.map?.bring(spaces)
    return true
  }

  /** Looks from one level nearer, and from the nearest at the whole. */
  nearer() {
    const order = ['front', 'sector', 'near'] as const
    const now = this.map?.levelNow()
    if (!now) return false
    this.map?.lookAt(order[(order.indexOf(now) + 1) % order.length]!)
    return true
  }

  /** Picks a formation and shows where it is. */
  showGroup(id: string) {
    const spaces = this.grouping.pick(id)
    if (spaces.length) this.map?.bring(spaces)
    if (settings.narrow) this.sheet.open('decide')
  }

  showLine(line: LogLine) {
    const space = line.spaces?.[0] ?? this.state?.pieces[line.pieces?.[0] ?? '']?.at
    if (space) this.map?.show(space)
    this.sheet.lower()
  }

  /** A counter beside the map: what is on offer there is taken, as on the map; of one that waits it is told why not. */
  showPiece(piece: Piece) {
    if (this.declaring.offers.some(({ target }) => target.piece === piece.id)) return void this.declaring.pickPiece(piece.id)
    this.declaring.selectedPiece = piece.id
    if (piece.at) this.map?.show(piece.at)
    else void this.declaring.pickPiece(piece.id)
  }
}
