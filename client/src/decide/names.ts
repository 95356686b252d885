// What spaces are called beside the map.
import type { BoardPage } from '../lib/types'

const known = new WeakMap<BoardPage, Map<string, string>>()

function places(page: BoardPage): Map<string, string> {
  let found = known.get(page)
  if (!found) {
    found = new Map()
    for (const place of page.board.places ?? []) {
      for (const at of place.at) if (!found.has(at)) found.set(at, page.names[place.id] ?? place.name)
    }
    known.set(page, found)
  }
  return found
}

/** A space by its own name, or by its number and the place in it. */
export function spaceName(page: BoardPage | null, id: string): string {
  if (!page || !id) return id
  const own = page.spaces?.[id]
  if (own) return own
  const place = places(page).get(id)
  return place ? `${id} ${place}` : id
}

/** A number with its sign, as it is printed. */
export function signed(value: number): string {
  if (value === 0) return '±0'
  return value > 0 ? `+${value}` : `−${-value}`
}
