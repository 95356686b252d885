// Finding a space, a place or a unit by what a person types.
import { spaceName } from './describe'
import type { Lattice } from './geometry'
import { isSign } from './signs'
import type { BoardPage, Piece } from '../lib/types'

export interface Found {
  kind: 'space' | 'place' | 'unit'
  id: string
  title: string
  note: string
  space: string
}

/** Letters without accents, case or signs: `saint lo` finds Saint-Lô. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\-'’・_./]+/g, ' ')
    .trim()

export interface Entry extends Found {
  key: string
}

/** Everything that can be found, with what it is found by. */
export function entries(
  page: BoardPage,
  lattice: Lattice,
  pieces: Record<string, Piece>,
  told: (piece: Piece) => string,
): Entry[] {
  const out: Entry[] = []
  for (const place of page.board.places ?? []) {
    const space = place.at[0]
    if (space === undefined) continue
    const title = page.names[place.id] ?? place.name
    if (!title) continue
    out.push({ kind: 'place', id: place.id, title, note: spaceName(page, lattice, space), space, key: folded(`${title} ${place.name}`) })
  }
  for (const piece of Object.values(pieces)) {
    if (!lattice.spaces.has(piece.at) || isSign(piece)) continue
    const title = page.units?.[piece.id] || [piece.name, piece.formation].filter(Boolean).join('/') || piece.id
    const note = told(piece)
    out.push({ kind: 'unit', id: piece.id, title, note, space: piece.at, key: folded(`${title} ${piece.id} ${note}`) })
  }
  for (const space of lattice.spaces.values()) {
    const title = spaceName(page, lattice, space.id)
    out.push({ kind: 'space', id: space.id, title, note: '', space: space.id, key: folded(`${title} ${space.number} ${space.id}`) })
  }
  for (const { id, kind } of lattice.spots.values()) {
    const title = page.spots?.[id]
    if (kind && title) out.push({ kind: 'space', id, title, note: '', space: id, key: folded(`${title} ${id}`) })
  }
  return out
}

/** The entries that fit best: those that begin with what is typed, then those that contain it. */
export function find(all: readonly Entry[], typed: string, most = 12): Found[] {
  const wanted = folded(typed)
  if (!wanted) return []
  const words = wanted.split(' ')
  const ranked: [number, Entry][] = []
  for (const entry of all) {
    if (!words.every((word) => entry.key.includes(word))) continue
    const title = folded(entry.title)
    const rank = title === wanted ? 0 : entry.key.startsWith(wanted) ? 1 : ` ${entry.key}`.includes(` ${wanted}`) ? 2 : 3
    ranked.push([rank, entry])
  }
  ranked.sort((a, b) => a[0] - b[0])
  return ranked.slice(0, most).map(([, entry]) => entry)
}
