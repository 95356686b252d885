// Which button stands where in the action bar. No state, no calls.
import type { Kind } from '../lib/types'

interface Wants {
  usual?: string
  way?: Kind | null
}

/** What ends the question or lets it go by: the main button as long as nothing is declared. */
export function mainOf(kinds: readonly Kind[]): Kind | null {
  const loud = kinds.filter((kind) => !kind.quiet)
  const whole = loud.filter((kind) => kind.action && !kind.refused)
  // what ends a phase keeps its place, also while a duty forbids it
  if (loud.length > 1 && !whole.length) return loud.findLast((kind) => kind.whole) ?? null
  return whole.find((kind) => kind.do === 'pass') ?? whole.findLast((kind) => !kind.price) ?? whole.at(-1) ?? null
}

/**
 * The others in their order: those that have a place in the bar, and those that stand in the column. Where there is
 * no room for all, what is not possible goes first, then what a click on the map means anyway (`usual`), last the
 * `way` out of an answer that is filled in.
 */
export function placed(kinds: readonly Kind[], main: Kind | null, room: number, { usual = '', way = null }: Wants = {}): { bar: Kind[]; column: Kind[] } {
  const others = kinds.filter((kind) => kind !== main && !kind.quiet)
  const need = (kind: Kind): number => (kind === way ? -1 : kind.refused ? 2 : Number(kind.do === usual))
  const kept = new Set([...others].sort((one, two) => need(one) - need(two)).slice(0, room))
  return { bar: others.filter((kind) => kept.has(kind)), column: kinds.filter((kind) => kind !== main && !kept.has(kind)) }
}

/** Of a double click the second half is heard only by what heard the first: not by what came under the pointer meanwhile. */
export class Gesture {
  #on: unknown = null

  /**
   * Whether this click was meant for what it hits: `on` says what that is. What `sends` nothing is always meant: it is
   * seen and can be taken back, and whoever knows the list taps as fast as others click twice.
   */
  meant({ detail }: Pick<MouseEvent, 'detail'>, on: unknown, sends = true): boolean {
    const meant = !sends || detail < 2 || on === this.#on
    if (meant) this.#on = on
    return meant
  }
}
