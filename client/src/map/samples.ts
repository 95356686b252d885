// Samples for the key to the map: small boards of one or two hexes, painted like the map itself.
import { Chart } from './chart'
import { tones } from './colours'
import type { Badge } from './geometry'
import { paintBadges } from './signs'
import { fontAt } from './symbols'
import type { Board, BoardPage, Piece } from '../lib/types'

export type Group = 'terrain' | 'sides' | 'roads'
export interface Sample {
  group: Group
  word: string
  page: BoardPage
  fine?: boolean // as on a map of areas
}

const TAGS = 'bocage high woods marsh beach fortress fortified objective source bridge level-1 level-2 level-3 level-4'.split(' ')

const AROUND: [number, number][] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
]
const small = (board: Board): BoardPage => ({ board, names: {}, terrains: {} })

/** Samples of everything that a board shows, in the order in which its words are named. */
export function samplesOf(page: BoardPage): Sample[] {
  const { board } = page
  const spaces = [...(board.hexes ?? []), ...(board.areas ?? [])]
  const terrains = new Set(spaces.map((s) => s.terrain ?? 'clear'))
  // of an area with a label, its name and its badges tell the tags
  const tags = new Set([...(board.hexes ?? []), ...(board.areas ?? []).filter((s) => !s.label)].flatMap((s) => s.tags ?? []))
  const kinds = new Set((board.borders ?? []).map((b) => b.kind))
  const roads = new Set([...(board.roads ?? []), ...(board.exits ?? [])].map((r) => r.kind ?? 'primary'))
  terrains.delete('box')
  const places = new Set((board.places ?? []).filter((p) => !p.point).map((p) => p.kind))
  const out: Sample[] = []
  const { near } = board
  const hex = (word: string, terrain: string, own: string[], exits: Board['exits'] = []): void => {
    const hexes: Board['hexes'] = [{ id: 'a', at: [0, 0], terrain, tags: own, number: '' }]
    // a hill needs lower ground around it
    if (word.startsWith('level-')) hexes.push(...AROUND.map((at, i) => ({ id: `${i}`, at, number: '' })))
    out.push({ group: 'terrain', word, page: small({ hexes, exits, near }) })
  }
  for (const word of terrains) hex(word, word, [])
  for (const word of TAGS) {
    if (!tags.has(word) || terrains.has(word)) continue
    if (word === 'bridge') hex(word, 'stream', [word], [3, 6].map((side) => ({ at: 'a', kind: 'secondary', side })))
    else hex(word, 'clear', [word])
  }
  for (const word of ['city', 'town', 'village']) {
    if (!places.has(word) || terrains.has(word)) continue
    const place = { id: '', name: '', kind: word, at: ['a'] }
    out.push({ group: 'terrain', word, page: small({ hexes: [{ id: 'a', at: [0, 0], number: '' }], places: [place] }) })
  }
  const two: Board['hexes'] = [
    { id: 'a', at: [0, 0], number: '' },
    { id: 'b', at: [0, 2], number: '' },
  ]
  kinds.delete('joined')
  for (const kind of kinds) {
    const road = kind === 'bridge' || kind === 'ferry'
    const borders = [...(road ? [{ a: 'a', b: 'b', kind: 'minor-river' }] : []), { a: 'a', b: 'b', kind }]
    out.push({ group: 'sides', word: kind, page: small({ near, hexes: two, borders, roads: road ? [{ a: 'a', b: 'b', kind: 'secondary' }] : [] }) })
  }
  for (const kind of roads) {
    const exits: Board['exits'] = [
      { at: 'a', kind, side: 1 },
      { at: 'b', kind, side: 4 },
    ]
    const fine = (board.roads ?? []).some((road) => road.line?.length)
    out.push({ group: 'roads', word: kind, fine, page: small({ near, hexes: two, roads: [{ a: 'a', b: 'b', kind }], exits }) })
  }
  return out
}

/** Each badge of the board once. */
export function badgesOf(page: BoardPage): Badge[] {
  const out = new Map<string, Badge>()
  for (const area of page.board.areas ?? []) for (const badge of area.badges ?? []) if (!out.has(badge.word)) out.set(badge.word, badge)
  return [...out.values()]
}

/** Paints a badge into a canvas of so many screen pixels. */
export function paintBadge(canvas: HTMLCanvasElement, badge: Badge, wide: number, high: number): void {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = wide * ratio
  canvas.height = high * ratio
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  ctx.setTransform(ratio, 0, 0, ratio, (wide * ratio) / 2, (high * ratio) / 2)
  paintBadges(ctx, [badge], (text, font, size) => {
    ctx.font = fontAt(font, size)
    return ctx.measureText(text).width
  })
}

/** Paints a sample into a canvas of so many screen pixels. */
export function paintSample(canvas: HTMLCanvasElement, sample: Sample, wide: number, high: number, night: boolean): void {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = wide * ratio
  canvas.height = high * ratio
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const chart = new Chart(sample.page)
  if (sample.fine) Object.assign(chart.lattice, { fine: true })
  const { lattice } = chart
  const box = sample.group === 'terrain' ? lattice.boxes.get('a')! : lattice.box
  const whole = sample.group === 'terrain'
  const scale = whole ? (high - 2) / (box.bottom - box.top) : 0.55
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  const seen = { left: x - wide / scale / 2, right: x + wide / scale / 2, top: y - high / scale / 2, bottom: y + high / scale / 2 }
  ctx.save()
  ctx.setTransform(scale * ratio, 0, 0, scale * ratio, (wide * ratio) / 2 - x * scale * ratio, (high * ratio) / 2 - y * scale * ratio)
  chart.paint(ctx, seen, Math.max(0.62, scale), scale * ratio, night)
  ctx.restore()
  if (!whole) return
  // Only the hex itself: what is around it is cut away.
  const ring = chart.lattice.spaces.get('a')!.ring
  ctx.setTransform(scale * ratio, 0, 0, scale * ratio, (wide * ratio) / 2 - x * scale * ratio, (high * ratio) / 2 - y * scale * ratio)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.beginPath()
  ring.forEach(([px, py], i) => (i ? ctx.lineTo(px, py) : ctx.moveTo(px, py)))
  ctx.closePath()
  ctx.fill()
  ctx.globalCompositeOperation = 'source-over'
  ctx.strokeStyle = tones(night).frame
  ctx.lineWidth = 1.4 / scale
  ctx.stroke()
}

/** One counter for each word of a kind that is on the board, to show what it looks like. */
export function examples(pieces: Record<string, Piece>, by: (piece: Piece) => readonly string[]): Map<string, Piece> {
  const out = new Map<string, Piece>()
  for (const piece of Object.values(pieces)) for (const word of by(piece)) if (!out.has(word)) out.set(word, piece)
  return out
}

