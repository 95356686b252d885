// How counters lie in a space.
import { FIGURES } from './art'
import { boxOf, type Space, type XY } from './geometry'
import type { Piece } from '../lib/types'

export const HALF = 27 // half of a counter
const SPREAD: Record<number, number> = { 2: 8, 3: 6.5, 4: 5 }
const TIGHT = 4
const SHOWN = 5 // counters of a stack that are drawn; the number tells how many there are

export interface Spot {
  piece: Piece
  x: number
  y: number
  size: number
  plain: boolean
  strip?: boolean // carried: only its strip is seen, below its carrier
  all?: readonly string[] // those that lie under it, and itself
  shows?: Piece // what is drawn instead: it stands for them all
  bare?: boolean // it is only named: too many lie on each other
}

export interface Laid {
  spots: Spot[]
  badges: { at: XY; count: number }[] // how many lie on each other
}

/**
 * A stack in a hex is a pile, the first piece on top; in an area the counters stand in rows, up to `most` times as
 * large. Where they would be smaller than `least`, those of each side lie on each other instead.
 */
export function layStack(pieces: readonly Piece[], space: Space, pile: boolean, most = 1, least = 0): Laid {
  if (!pile) {
    const spots = inRows(pieces, space, most)
    return space.room && (spots[0]?.size ?? least) < least ? bySides(pieces, least) : { spots, badges: [] }
  }
  const count = Math.min(SHOWN, pieces.length)
  const step = SPREAD[count] ?? TIGHT
  const inner = (step * (count - 1)) / 4 // the pile stays near the middle; below it is a name
  const spots: Spot[] = []
  for (let i = count - 1; i >= 0; i--) {
    spots.push({ piece: pieces[i]!, x: step * i - inner, y: -step * i, size: 1, plain: i > 0 })
  }
  const far = step * (count - 1)
  return { spots, badges: pieces.length > 1 ? [{ at: [HALF + far - inner - 3, -HALF - far + 3], count: pieces.length }] : [] }
}

const BEHIND = 4 // how far what lies below is seen

/** The first value of some counters, added up; nothing if they have none. The fire of squads is no sum. */
export function strengthOf(pieces: readonly Piece[]): string {
  if (pieces.length > 1 && pieces.some(({ symbol }) => symbol in FIGURES)) return ''
  const found = pieces.filter(({ symbol }) => symbol !== 'marker').map((piece) => Number(piece.values?.[0] ?? NaN)).filter((value) => !Number.isNaN(value))
  return found.length ? String(found.reduce((sum, value) => sum + value, 0)) : ''
}

const standIns = new WeakMap<Piece, { some: readonly Piece[]; piece: Piece }>()

/** One counter for several: the symbol of the first, the strength of all, the marks that all have; the same as long as they are. */
function standIn(some: readonly Piece[], value = strengthOf(some)): Piece {
  const first = some[0]!
  const known = standIns.get(first)
  if (known && known.some.length === some.length && known.some.every((piece, i) => piece === some[i])) return known.piece
  const piece = { ...first, values: [value].filter(Boolean), marks: (first.marks ?? []).filter((mark) => some.every((piece) => piece.marks?.includes(mark))), boxed: [], left: '', right: '', name: '' }
  standIns.set(first, { some, piece })
  return piece
}

/** Only that somebody is there: the first stands for all. */
export const block = (pieces: readonly Piece[]): Spot[] => pieces.map((piece, i) => ({ piece, x: 0, y: 0, size: 1, plain: i > 0, bare: i > 0, all: i ? undefined : pieces.map(({ id }) => id) })).reverse()

/** Counters of which nobody knows anything are told by their number. */
export function unseen(pieces: readonly Piece[]): Laid | undefined {
  if (!pieces.every(({ symbol }) => symbol === 'unknown')) return undefined
  const [first, ...rest] = [...block(pieces)].reverse()
  return { spots: [...rest.reverse(), { ...first!, shows: standIn(pieces, String(pieces.length)) }], badges: [] }
}

/** A pile for each side, side by side; each has the strength and the number of all its counters. */
export function bySides(pieces: readonly Piece[], size: number): Laid {
  const sides = bySide(pieces)
  const out: Laid = { spots: [], badges: [] }
  sides.forEach((some, i) => {
    const x = (i - (sides.length - 1) / 2) * (STEP + 2 * BEHIND) * size
    for (let k = some.length - 1; k >= 0; k--) {
      const far = Math.min(k, 2) * BEHIND * size
      const shows = k ? undefined : some.every(({ symbol }) => symbol === 'unknown') ? standIn(some, String(some.length)) : some.length < 2 ? undefined : standIn(some)
      out.spots.push({ piece: some[k]!, x: x + far, y: -far, size, plain: k > 0, bare: k > 2, all: k ? undefined : some.map(({ id }) => id), shows })
    }
    if (some.length > 1 && !some.every(({ symbol }) => symbol === 'unknown')) out.badges.push({ at: [x + HALF * size, -HALF * size], count: some.length })
  })
  return out
}

const STRIP = 18 // how much is seen of what is carried
// Seen from near, how wide and high the counters of a hex may be: tall, or flat.
const TALL = [73, 83] as const
const FLAT = [95, 42] as const

/** Seen from near the counters of a hex lie side by side, what they carry below them. */
export function spread(pieces: readonly Piece[]): Spot[] {
  const ids = new Set(pieces.map((piece) => piece.id))
  const blocks = pieces.filter((p) => !p.on || !ids.has(p.on)).map((p) => [p, ...pieces.filter((q) => q.on === p.id)])
  const strips = blocks.some((block) => block.length > 1)
  const wide = 2 * HALF + 2
  const high = wide + (strips ? STRIP : 0)
  const sizeOf = (columns: number): number => {
    const rows = Math.ceil(blocks.length / columns)
    const fit = ([w, h]: readonly [number, number]): number => Math.min(w / (columns * wide), h / (rows * high))
    return Math.round(Math.min(1, Math.max(fit(TALL), fit(FLAT))) * 100) / 100
  }
  let columns = 1
  // Long rows reach over the sides of the hex: only if counters are much larger so.
  for (let n = 2; n <= blocks.length; n++) if (sizeOf(n) >= sizeOf(columns) + (n > 2 && columns < 3 ? 0.05 : 0)) columns = n
  const size = sizeOf(columns)
  const rows = Math.ceil(blocks.length / columns)
  return blocks.flatMap(([first, ...carried], i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, blocks.length - row * columns)
    const x = ((i % columns) - (inRow - 1) / 2) * wide * size
    const y = ((row - (rows - 1) / 2) * high - (strips ? STRIP / 2 : 0)) * size
    const below = carried.map((piece, k) => ({ piece, x, y: y + (HALF + STRIP / 2 + k * STRIP) * size, size, plain: false, strip: true }))
    return [...below, { piece: first!, x, y, size, plain: false }]
  })
}

/** The counters of each side together, in their order. */
export function bySide(pieces: readonly Piece[]): Piece[][] {
  const sides = new Map<string, Piece[]>()
  for (const piece of pieces) sides.set(piece.side, [...(sides.get(piece.side) ?? []), piece])
  return [...sides.values()]
}

const STEP = 58 // from counter to counter in the room of an area
const APART = 5 // between the sides

/** Rows of an area with a room: those of each side together, as large as there is room for. */
function inRoom(pieces: readonly Piece[], [wide, high]: XY, most: number): Spot[] {
  const sides = bySide(pieces)
  const gap = sides.length > 1 ? APART : 0
  const sizeOf = (columns: number): number => {
    const rows = sides.reduce((sum, some) => sum + Math.ceil(some.length / columns), 0)
    return Math.min(most, wide / (columns * STEP), high / (rows * STEP + gap))
  }
  let columns = 1
  for (let n = 2; n <= Math.max(...sides.map((some) => some.length)); n++) {
    if (sizeOf(n) > sizeOf(columns) - 0.001) columns = n
  }
  const size = Math.round(sizeOf(columns) * 100) / 100
  const rows = sides.flatMap((some) => Array.from({ length: Math.ceil(some.length / columns) }, (_, i) => some.slice(i * columns, (i + 1) * columns)))
  const out: Spot[] = []
  let y = -(rows.length * STEP + gap) / 2
  rows.forEach((row, i) => {
    if (i && row[0]!.side !== rows[i - 1]![0]!.side) y += gap
    row.forEach((piece, k) => {
      out.push({ piece, x: (k - (row.length - 1) / 2) * STEP * size, y: (y + STEP / 2) * size, size, plain: false })
    })
    y += STEP
  })
  return out
}

function inRows(pieces: readonly Piece[], space: Space, most: number): Spot[] {
  if (space.room) return inRoom(pieces, space.room, most)
  const box = boxOf(space.ring)
  const columns = Math.max(1, Math.ceil(Math.sqrt(pieces.length * 1.4)))
  const rows = Math.ceil(pieces.length / columns)
  const step = 60
  const room = Math.min((box.right - box.left) / (columns * step), (box.bottom - box.top) / (rows * step + 30))
  const size = Math.round(Math.max(0.45, Math.min(1, room)) * 100) / 100
  return pieces.map((piece, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, pieces.length - row * columns)
    return {
      piece,
      x: ((i % columns) - (inRow - 1) / 2) * step * size,
      y: (row - (rows - 1) / 2) * step * size,
      size,
      plain: false,
    }
  })
}

/** Each side has a pattern, by its place among the sides. */
export function sidePatterns(pieces: Record<string, Piece>, sides: readonly string[]): Map<string, number> {
  const all = new Set([...sides, ...[...new Set(Object.values(pieces).map((piece) => piece.side))].sort()])
  return new Map([...all].map((side, i) => [side, i]))
}
