// Layers over the map: hatched, tinted or outlined spaces, lines with arrows, numbers in spaces.
import { fontAt, roleOf, SANS, tone } from './art'
import { arrow, boxOf, grown, meet, mix, smooth, straight, type Box, type Lattice, type Pen, type Ring, type XY } from './geometry'
import type { Layer } from '../lib/types'

type Noted = Layer & { notes?: Record<string, string | number> }

const GAP = 9 // between the lines of a hatching
const INSET = 3.5
const STEP = 4.5 // outlines of layers lie beside each other, inside the sides

const outlined = new WeakMap<Layer, Ring[]>()

/** The lines around the spaces of a layer, found once. */
function outlinesOf(layer: Layer, lattice: Lattice, spaces: readonly string[]): Ring[] {
  let rings = outlined.get(layer)
  if (!rings) {
    rings = lattice.loops(spaces)
    outlined.set(layer, rings)
  }
  return rings
}

const insets = new WeakMap<Ring, { by: number; ring: Ring }>()

/** A line drawn in, found once for each scale. */
function insetOf(lattice: Lattice, ring: Ring, by: number): Ring {
  let known = insets.get(ring)
  if (known?.by !== by) insets.set(ring, (known = { by, ring: lattice.inset(ring, by) }))
  return known.ring
}

export function paintLayers(
  ctx: CanvasRenderingContext2D,
  layers: readonly Layer[],
  lattice: Lattice,
  box: Box,
  scale: number,
  night: boolean,
): void {
  const near = grown(box, 60)
  layers.forEach((layer: Noted, index) => {
    const { colour, slope } = roleOf(layer.role ?? 'first', night)
    const spaces = (layer.hexes ?? []).filter((name) => lattice.spaces.has(name))
    const rings = spaces.filter((name) => meet(lattice.boxes.get(name)!, near)).map((name) => lattice.spaces.get(name)!.ring)
    ctx.strokeStyle = ctx.fillStyle = colour
    ctx.lineCap = 'butt'
    if (layer.style === 'tint') {
      ctx.globalAlpha = 0.2
      ctx.beginPath()
      rings.forEach((ring) => straight(ctx, ring))
      ctx.fill()
    } else if (layer.style !== 'outline') {
      const gap = scale < 0.4 ? GAP * 2 : GAP
      ctx.globalAlpha = 0.5
      ctx.lineWidth = Math.max(1.7, 0.8 / scale)
      ctx.beginPath()
      rings.forEach((ring) => hatch(ctx, ring, slope, gap))
      ctx.stroke()
    }
    if (spaces.length) {
      ctx.globalAlpha = 0.9
      const bold = lattice.fine ? 1.7 : 1
      ctx.lineWidth = Math.max(3 * bold, 1.4 / scale)
      ctx.lineJoin = 'round'
      ctx.beginPath()
      const by = bold * (INSET + STEP * (index % 4)) * Math.max(1, Math.min(1.6, 0.4 / scale))
      for (const ring of outlinesOf(layer, lattice, spaces)) {
        if (meet(boxOf(ring), near)) straight(ctx, insetOf(lattice, ring, by))
      }
      ctx.stroke()
    }
    ctx.globalAlpha = 1
    for (const line of layer.lines ?? []) paintLine(ctx, line.map((name) => lattice.at(name)), colour, scale, night, layer.style !== 'outline')
    notes(ctx, layer.notes, lattice, near, scale, colour, night)
  })
  ctx.globalAlpha = 1
}

function paintLine(ctx: CanvasRenderingContext2D, points: XY[], colour: string, scale: number, night: boolean, tipped: boolean): void {
  if (points.length < 2) return
  const big = Math.max(1, 0.55 / scale)
  const tip = points[points.length - 1]!
  const before = points[points.length - 2]!
  const shaft = tipped ? [...points.slice(0, -1), mix(tip, before, 0.1)] : points
  ctx.lineCap = 'round'
  ctx.beginPath()
  smooth(ctx, shaft)
  ctx.strokeStyle = tone('halo', night)
  ctx.globalAlpha = 0.75
  ctx.lineWidth = 7.5 * big
  ctx.stroke()
  ctx.globalAlpha = 1
  ctx.strokeStyle = colour
  ctx.lineWidth = 3.6 * big
  ctx.setLineDash([9 * big, 7 * big])
  ctx.stroke()
  ctx.setLineDash([])
  if (!tipped) return
  ctx.beginPath()
  straight(ctx, arrow(before, tip, 14 * big, 7.5 * big))
  ctx.fillStyle = colour
  ctx.fill()
}

function notes(
  ctx: CanvasRenderingContext2D,
  texts: Record<string, string | number> | undefined,
  lattice: Lattice,
  near: Box,
  scale: number,
  colour: string,
  night: boolean,
): void {
  if (!texts || scale < 0.28) return
  const size = Math.max(13, Math.min(24, 11 / scale))
  ctx.font = fontAt(`700 SIZE ${SANS}`, size)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  for (const [name, text] of Object.entries(texts)) {
    const space = lattice.spaces.get(name)
    if (!space || !meet(lattice.boxes.get(name)!, near)) continue
    // above the name of an area, or in the middle of a hex
    const [x, y] = space.label ? [space.label[0], space.label[1] - Math.max(41, 25 / scale)] : [space.at[0], space.at[1] + 1]
    const own = space.label ? Math.max(25, size) : size
    if (own !== size) ctx.font = fontAt(`700 SIZE ${SANS}`, own)
    ctx.strokeStyle = tone('halo', night)
    ctx.lineWidth = own * 0.28
    ctx.strokeText(String(text), x, y)
    ctx.fillStyle = colour
    ctx.fillText(String(text), x, y)
  }
}

/** Parallel lines across a ring; those of adjacent rings meet. */
export function hatch(pen: Pen, ring: readonly XY[], slope: readonly [number, number], gap: number): void {
  const depths = ring.map(([x, y]) => y * slope[0] - x * slope[1])
  const along = ([x, y]: XY): number => x * slope[0] + y * slope[1]
  for (let k = Math.ceil(Math.min(...depths) / gap); k * gap <= Math.max(...depths); k++) {
    const ends: XY[] = []
    depths.forEach((here, i) => {
      const j = (i + ring.length - 1) % ring.length
      const before = depths[j]!
      const depth = k * gap
      if (before < depth !== here < depth) ends.push(mix(ring[j]!, ring[i]!, (depth - before) / (here - before)))
    })
    ends.sort((a, b) => along(a) - along(b))
    for (let i = 0; i + 1 < ends.length; i += 2) straight(pen, [ends[i]!, ends[i + 1]!], false)
  }
}
