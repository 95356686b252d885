// Whole actions that wait to be sent together: units that do the same, or a set-up that is proposed. No state, no calls.
import { counterOf } from '../lib/aside'
import { once } from '../lib/once'
import type { Piece, PlanStep, State } from '../lib/types'

/** One of them, and what it puts where. */
export interface Entry {
  action: string
  label: string
  do: string
  piece: string
  space: string
  with?: readonly string[] // the other counters that go along
  way?: readonly string[] // where they go, from space to space
}

export const entryOf = ({ action, sentence, do: act, piece = '', space = '', with_it, way }: PlanStep): Entry => ({ action, label: sentence, do: act, piece, space, with: with_it ?? [], way: way ?? [] })

/** With one more; what was said of the same counter by the same kind of action is said anew, in its place. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findIndex((one) => one.do === entry.do && one.piece !== '' && one.piece === entry.piece)
  return at < 0 ? [...entries, entry] : entries.with(at, entry)
}

type Position = Pick<State, 'pieces' | 'stacks' | 'panels'>

/** The position as it would be: counters from beside the map stand where they would be put. */
export function withPlaced<T extends Position>(position: T, entries: readonly Entry[]): T {
  const meant = entries.filter(({ piece, space }) => piece && space && !position.pieces[piece] && counterOf(position, piece))
  const put = once(meant, ({ piece }) => piece)
  if (!put.length) return position
  const pieces: Record<string, Piece> = { ...position.pieces }
  const stacks = { ...position.stacks }
  for (const { piece, space } of put) {
    pieces[piece] = { ...counterOf(position, piece)!, at: space }
    stacks[space] = [...(stacks[space] ?? []), piece]
  }
  return { ...position, pieces, stacks }
}
