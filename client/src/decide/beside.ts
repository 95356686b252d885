// What a declared roll or a question is about: who acts, and on what. No state, no calls.
import { once } from '../lib/once'
import type { AskLine, Piece } from '../lib/types'
import type { Item } from './draft'

export interface Aimed {
  by: string[] // units of one's own
  on: string[] // spaces
}

/** Units of one's own act, spaces and units of others are what they act on. */
export function aimed(items: readonly Item[], pieces: Record<string, Piece>, seat: string): Aimed {
  const by = new Set<string>()
  const on = new Set<string>()
  for (const { piece, space, idle } of items) {
    const known = pieces[piece]
    if (idle) continue
    if (known?.side === seat) by.add(piece)
    else if (known?.at) on.add(known.at)
    else if (space && !piece) on.add(space)
  }
  return { by: [...by], on: [...on] }
}

/** The deed that a question is about, as far as it can be seen. */
export function asked({ by = [], on = [] }: Pick<AskLine, 'by' | 'on'>, pieces: Record<string, Piece>): Aimed {
  return { by: by.filter((id) => pieces[id]), on: once(on.map((id) => pieces[id]?.at ?? id)) }
}
