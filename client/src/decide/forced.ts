// Questions to which there is only one answer.
import type { AskLine, Kind } from '../lib/types'
import type { Offer } from './draft'

interface Declared {
  readonly kinds: readonly Kind[]
  readonly offers: readonly Offer[]
  readonly started: boolean
  readonly ready: string // the whole action, if it is complete
}

/** The only kind of action that is open, if it needs no declaration. */
export function soleOf(kinds: readonly Kind[]): Kind | null {
  const [only, other] = kinds.filter((kind) => !kind.refused)
  return only?.action && !other ? only : null
}

/**
 * The one answer that a question has, as a whole action; empty if there is any choice.
 * Never in a reaction window: an answer at once would tell that one could not have reacted.
 */
export function onlyAnswer(ask: AskLine | null, { kinds, offers, started, ready }: Declared): string {
  if (!ask || ask.window || started) return ''
  const sole = soleOf(kinds)
  if (sole) return sole.action ?? ''
  const open = kinds.filter((kind) => !kind.refused)
  return open.length === 1 && ready && !offers.length ? ready : ''
}
