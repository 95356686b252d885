// What counters and spaces are called.
import { t } from '../lib/i18n.svelte'
import type { BoardPage, Piece } from '../lib/types'

export function pieceTitle(page: BoardPage | null, piece: Piece): string {
  return page?.units?.[piece.id] || page?.spots?.[piece.at] || [piece.name, piece.formation].filter(Boolean).join(' / ') || (piece.symbol === 'unknown' ? t('map-symbol-unknown') : piece.id)
}

/** The number of a space with the names of its places. */
export function spaceTitle(page: BoardPage | null, id: string): string {
  if (!page) return id
  const name = page.spaces?.[id] ?? page.spots?.[id]
  if (name) return name
  const places = (page.board.places ?? []).filter((place) => place.at.includes(id)).map((place) => page.names[place.id] ?? place.name)
  return [id, ...places].filter(Boolean).join(' ')
}
