// Counters wherever they lie: on the map, or beside it in a pool.
import type { Panel, Piece, State } from './types'

type Shown = Pick<State, 'pieces' | 'panels'>

const pools = new WeakMap<Shown['panels'], Map<string, Piece>>()

/** The counters beside the map, by id. */
export function asideOf(panels: Record<string, Panel>): Map<string, Piece> {
  let found = pools.get(panels)
  if (!found) {
    const groups = Object.values(panels).flatMap((panel) => (panel.type === 'pool' ? panel.groups : []))
    found = new Map(groups.flatMap(([, pieces]) => pieces.map((piece) => [piece.id, piece] as const)))
    pools.set(panels, found)
  }
  return found
}

export function counterOf(shown: Shown | null, id: string | undefined): Piece | undefined {
  if (!shown || !id) return undefined
  return shown.pieces[id] ?? asideOf(shown.panels).get(id)
}
