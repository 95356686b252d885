// The stage of one table: what comes over the live connection, what is looked at again, and every input.
import { untrack } from 'svelte'
import * as http from '../lib/http'
import { settings } from '../lib/settings.svelte'
import type { TableStore } from '../lib/table.svelte'
import type { LogLine, State } from '../lib/types'
import { continues, scenesOf, type Deed, type Position } from './deeds'
import { deedOf, Stage } from './stage.svelte'

const LATER = 8 // decisions that may still tell what came of a moment
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph'])

export class Playing {
  readonly stage = new Stage({
    pace: () => settings.pace,
    still: () => settings.still,
    sound: (what) => settings.sounds && void import('../lib/sound').then(({ sound }) => sound(what)),
  })
  /** What the map shows instead of the present. */
  readonly position = $derived.by<Position | null>(() => this.stage.shown)

  #before: State | null = null // in replay: what was shown before
  #asked = 0
  #version = -1

  /** Call it in a component. */
  constructor(private readonly store: TableStore) {
    store.onchange = (lines, before) => this.#changed(lines, before)
    $effect(() => {
      const { at, state } = this.store
      untrack(() => this.#look(at, state))
    })
    // Where something is hidden, whoever looks from another seat has seen nothing yet.
    $effect(() => {
      void [this.store.table?.hides && this.store.seat, this.store.lang]
      untrack(() => this.stage.clear())
    })
    $effect(() => {
      const end = (event: Event): void => {
        if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return
        // what closes the card closes nothing else
        if (event instanceof KeyboardEvent && event.key === 'Escape' && this.stage.moment) event.stopPropagation()
        this.#input()
      }
      window.addEventListener('click', end, { capture: true })
      window.addEventListener('keydown', end, { capture: true })
      return () => {
        window.removeEventListener('click', end, { capture: true })
        window.removeEventListener('keydown', end, { capture: true })
        this.stage.clear()
      }
    })
  }

  /** Somebody does something: nothing is in his way. */
  #input(): void {
    this.#asked++
    this.stage.end()
  }

  #changed(lines: LogLine[], before: State | null): void {
    const { now, at, seat } = this.store
    if (at !== null) return // one looks at another time
    const version = this.#version
    this.#version = now?.version ?? -1
    if (!before && version === this.#version) return // only somebody else sits here now
    if (!before || !now || document.hidden) return this.stage.clear()
    if (lines.length) this.stage.add(deedOf(before, now, lines, seat), true)
  }

  /** In replay: one decision further is shown as it happened. */
  #look(at: number | null, state: State | null): void {
    const before = this.#before
    this.#before = at === null ? null : state
    if (at === null || !state || state === before) {
      if (before && at === null) this.stage.clear()
      return
    }
    if (before && state.at > before.at && state.at <= before.at + 2) {
      const lines = this.store.log.filter((line) => line.at > before.at && line.at <= state.at)
      this.stage.add({ before, after: state, lines, own: true })
    } else this.stage.clear()
  }

  /** The last moment once more. */
  again(): void {
    this.stage.again()
  }

  /** A moment of the log once more, with all that came of it, wherever one looks now. */
  async play(line: LogLine): Promise<void> {
    const { log, id, seat, now } = this.store
    if (!line.moment || !now) return
    const asked = ++this.#asked
    const from = log.lastIndexOf(line)
    const first = Math.max(now.first ?? 0, line.at - 1)
    const before = await http.state(id, seat, first)
    const scene = { line, moment: line.moment }
    let last = line.at
    const lines = [...log.filter((other) => other.at === line.at && (other === line || !other.moment))]
    for (const at of new Set(log.slice(from).map((other) => other.at))) {
      if (at === line.at) continue
      const more = log.filter((other) => other.at === at)
      const deed: Deed = { before, after: before, lines: more, own: true }
      if (at > line.at + LATER || scenesOf(more).length || !continues(deed, scene, before)) break
      lines.push(...more)
      last = at
    }
    const after = await http.state(id, seat, last)
    if (asked === this.#asked) this.stage.show({ before, after, lines, own: true }, scene)
  }
}
