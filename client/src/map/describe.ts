// Spaces and counters in words, for whoever does not see the map.
import { MARKS, PALETTES, SIZES, SYMBOLS } from './art'
import type { Lattice } from './geometry'
import { isSign } from './signs'
import type { BoardPage, Glow, Piece } from '../lib/types'

export type Say = (id: string, args?: Record<string, string | number>) => string

const STATES = new Set([...Object.keys(MARKS), 'cut', 'fired', 'committed', 'attacked', 'blown', 'used', 'gone'])

type Called = Pick<BoardPage, 'terrains'> | null | undefined

/** A mark in words; the game's word counts first, a word that is not known stays as it is. */
export const markText = (t: Say, mark: string, page?: Called): string =>
  page?.terrains[`status-${mark}`] ?? (STATES.has(mark) ? t(`map-mark-${mark}`) : mark)
/** The steps that a counter has left; the game may have a word for it, such as `Spent`. */
export function stepsText(t: Say, piece: Piece, page?: Called): string {
  if (!piece.full || piece.full <= 1) return ''
  const steps = piece.steps ?? piece.full
  return page?.terrains[`steps-${steps}`] ?? t('map-unit-steps', { steps, full: piece.full })
}

/** The marks of a counter, except one that says no more than its steps do. */
export const marksText = (t: Say, piece: Piece, page?: Called): string[] =>
  (piece.marks ?? []).map((mark) => markText(t, mark, page)).filter((text) => text !== stepsText(t, piece, page))

export const symbolText = (t: Say, symbol: string): string => (symbol in SYMBOLS ? t(`map-symbol-${symbol}`) : '')

/** What is written on a counter; of an unknown one nothing, of others at least their id. */
export const pieceName = (piece: Piece): string => [piece.name, piece.formation].filter(Boolean).join('/') || (piece.symbol === 'unknown' ? '' : piece.id)

/** What the key calls a sign: `blown`, `bridge-german`, `ferry`, `flag-101`. */
export function signWord(piece: Piece): string {
  if (piece.symbol === 'flag') return `flag-${(piece.name ?? '').toLowerCase()}`
  if (piece.symbol === 'goal') return `goal-${piece.side || 'none'}`
  const [mark] = piece.marks ?? []
  return mark ?? (piece.symbol === 'bridge' ? `bridge-${piece.side}` : piece.symbol)
}

/** A sign on the map in words. */
export const signText = (piece: Piece, page: Called): string =>
  page?.terrains[`sign-${signWord(piece)}`] ?? page?.terrains[`sign-${piece.symbol}`] ?? piece.symbol

const glowText = (t: Say, glow: Glow | undefined): string => (glow && glow !== 'focus' && glow !== 'told' ? t(`map-${glow}`) : '')
const joined = (t: Say, parts: (string | undefined)[]): string => parts.filter(Boolean).join(t('map-comma'))

/** A text about something, and whether that can be chosen. */
export const litText = (t: Say, text: string, glow?: Glow): string => joined(t, [text, glowText(t, glow)])

/** A counter: name, whose it is, type and size, strengths, steps, marks, and whether it can be chosen. */
export function pieceText(t: Say, piece: Piece, side: string, glow?: Glow, page?: BoardPage | null): string {
  if (isSign(piece)) return joined(t, [page?.spots?.[piece.at] ?? page?.spaces?.[piece.at] ?? piece.at, signText(piece, page), glowText(t, glow)])
  const name = pieceName(piece)
  const nation = piece.palette in PALETTES && piece.palette !== piece.side ? t(`map-palette-${piece.palette}`) : ''
  const size = piece.size && piece.size in SIZES ? t(`map-size-${piece.size}`) : ''
  const type = piece.symbol === 'marker' ? '' : symbolText(t, piece.symbol)
  return joined(t, [
    name,
    side,
    nation !== side ? nation : '',
    [type, size].filter(Boolean).join(' '),
    [piece.left && `(${piece.left})`, (piece.values ?? []).join('-'), piece.right].filter(Boolean).join(' '),
    stepsText(t, piece, page),
    ...marksText(t, piece, page),
    glowText(t, glow),
  ])
}

/** The values of a counter by what the game calls them; nothing where it does not say. */
export function valuesOf(piece: Piece, page: BoardPage | null | undefined): [string, string][] {
  const values = piece.values ?? []
  const called = (place: string | number) => page?.terrains[`value-${values.length}-${place}`]
  const written = [[called('left'), piece.left], ...values.map((value, i) => [called(i + 1), value]), [called('right'), piece.right]]
  const named = written.filter((pair): pair is [string, string] => Boolean(pair[0] && pair[1]))
  return values.every((_, i) => called(i + 1) !== undefined) ? named : []
}

/** What a space is called: its own name if it has one, else its number. */
export function spaceName(page: BoardPage, lattice: Lattice, id: string): string {
  return page.spaces?.[id] ?? page.spots?.[id] ?? lattice.spaces.get(id)?.number ?? id
}

/** The names of the places in each space. */
export function placesBySpace(page: BoardPage): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const place of page.board.places ?? []) {
    const name = page.names[place.id] ?? place.name
    if (name) for (const at of place.at) out.set(at, [...(out.get(at) ?? []), name])
  }
  return out
}

/** A space without what stands in it: number, terrain, places, and whether it can be chosen. */
export function spaceText(
  t: Say,
  page: BoardPage,
  lattice: Lattice,
  places: ReadonlyMap<string, string[]>,
  id: string,
  glow?: Glow,
): string {
  const space = lattice.spaces.get(id)
  if (!space) return joined(t, [spaceName(page, lattice, id), glowText(t, glow)])
  const ground = [space.terrain, ...space.tags].filter((word, i) => i || word !== 'clear' || !space.tags.includes('bocage'))
  return joined(t, [
    spaceName(page, lattice, id),
    ...(places.get(id) ?? []),
    ...ground.map((word) => page.terrains[word] ?? word),
    ...(space.badges ?? []).map(({ word, text }) => [page.terrains[`badge-${word}`] ?? word, text].filter(Boolean).join(' ')),
    glowText(t, glow),
  ])
}
