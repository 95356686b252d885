// What is shown at the table: the state, what is lit on the map, and which parts of the page are open.
import { Declaring } from '../decide/controller.svelte'
import { settings } from '../lib/settings.svelte'
import { TableStore } from '../lib/table.svelte'
import type { LogLine, Piece } from '../lib/types'
import { sinceMine } from '../log/group'
import type Replay from '../log/Replay.svelte'
import type MapView from '../map/MapView.svelte'
import { Guiding } from './guiding.svelte'
import { handsOf } from './hand'
import { mixed } from './lights'
import { Ordering } from './ordering.svelte'
import { Overlays } from './overlays.svelte'
import { Seating } from './seating.svelte'
import { Sheet } from './sheet.svelte'

export class Showing {
  readonly store: TableStore
  readonly declaring: Declaring
  readonly overlays: Overlays
  readonly guiding: Guiding
  readonly seating: Seating
  readonly ordering = new Ordering()
  readonly sheet = new Sheet()
  map = $state.raw<ReturnType<typeof MapView>>()
  replay = $state.raw<ReturnType<typeof Replay>>()
  dialog = $state<'' | 'branch' | 'carry' | 'verify' | 'resign' | 'legend'>('')
  /** The bar of the replay is there. */
  replaying = $state(false)
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
    }),
  )
  readonly #panels = $derived.by(() => this.state?.panels ?? {})
  readonly #hands = $derived.by(() => handsOf(this.#panels, this.state?.seat ?? '').filter((hand) => hand.cards?.length))
  /** The own hand may be seen. */
  readonly handed = $derived.by(() => this.#hands.length > 0 && !this.seating.covered)
  readonly hasHand = $derived.by(() => Object.values(this.#panels).some((panel) => panel.type === 'hand'))
  /** What lies beside the map; on a desk the own hand is below it already. */
  readonly beside = $derived.by(() => {
    const docked = new Set(settings.narrow ? [] : this.#hands.map((hand) => hand.id))
    return Object.fromEntries(Object.entries(this.#panels).filter(([id]) => !docked.has(id)))
  })
  /** What is declared stands in the panel: its card would only cover the map. */
  readonly inspected = $derived.by((): Piece | null => {
    const { items, selectedPiece } = this.declaring
    return items.some((item) => item.piece === selectedPiece) ? null : (this.state?.pieces[selectedPiece] ?? null)
  })
  readonly looked = $derived.by<Piece | null>(() => this.state?.pieces[this.hovered] ?? this.inspected)
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
    $effect(() => this.overlays.follow())
    $effect(() => {
      if (this.store.at !== null) this.replaying = true
    })
    $effect(() => {
      if (this.replaying) this.sheet.lower()
    })
  }

  /** Looks back by the bar of the replay, which may have to come first. */
  back(work: (bar: ReturnType<typeof Replay>) => void) {
    this.replaying = true
    requestAnimationFrame(() => this.replay && work(this.replay))
  }

  showLine(line: LogLine) {
    const space = line.spaces?.[0] ?? this.state?.pieces[line.pieces?.[0] ?? '']?.at
    if (space) this.map?.show(space)
    this.sheet.lower()
  }

  showPiece(piece: Piece) {
    this.declaring.selectedPiece = piece.id
    if (piece.at) this.map?.show(piece.at)
  }
}
