// Paints a sheet: the list of shapes and looks that the server makes of a board (src/bocage/art/sheet.py).
// Any box of it at any scale. Here nothing is worked out but where a tile meets it.
import { apart, boxOf, closed, grown, meet, mix, moved, normal, smooth, straight, type Box, type Lattice, type Pen, type XY } from './geometry'
import type { Op, Sheet, Stroke } from '../lib/types'

type Ctx = CanvasRenderingContext2D
export type Tone = (word: string) => string

const GRAIN = 4 // points are sent as whole numbers of a quarter of a pixel
const CUT = 9 // points of a long line that are traced together
const SPOTS = 16 // how far apart the places of the net are where something is strewn
const EVERYTHING = -1
const SIDES = -2
/** How far the drawing of an item may reach beyond its points. */
const REACH = 44
/** Nets that would be larger than this are painted where they are seen, not as a pattern. */
const LARGEST = 1400
/** Below this scale what is strewn is a net as well. */
const FAR = 0.36
enum How {
  open,
  ring,
  smooth,
  closed,
  strokes,
}
interface Piece {
  how: How
  points: readonly XY[]
  box: Box
}

/** Lines of one shape; long ones are cut, so that a tile traces only what is near it. */
export class Heap {
  readonly pieces: Piece[] = []
  /** Lines without corners need no round joins, which are slow. */
  bent = true

  constructor(numbers: readonly number[] = []) {
    let x = 0
    let y = 0
    for (let i = 0; i < numbers.length; ) {
      const how = numbers[i++] as How
      const points: XY[] = []
      for (let left = numbers[i++]!; left > 0; left--) points.push([(x += numbers[i++]!) / GRAIN, (y += numbers[i++]!) / GRAIN])
      this.add(how, points)
    }
  }

  add(how: How, points: readonly XY[]): void {
    if (how === How.smooth) {
      this.bent = false
      // the first and the last point only bend the line
      for (let k = 1, last = points.length - 2; k < last; k += CUT) this.piece(how, points.slice(k - 1, Math.min(last, k + CUT) + 2))
    } else if (how === How.strokes) {
      for (let k = 0; k < points.length; k += 2) this.piece(How.open, [points[k]!, points[k + 1]!])
    } else this.piece(how, points)
  }

  private piece(how: How, points: readonly XY[]): void {
    this.pieces.push({ how, points, box: boxOf(points) })
  }

  /** Short strokes down the slopes, longer on the side away from the light. */
  combed([every, per, long, shade, shake]: readonly number[]): Heap {
    const out = new Heap()
    for (const { points: all } of this.pieces) {
      const points = all.filter((_, i) => i % every! === 0)
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length]!
        const [nx, ny] = normal(a, b)
        const dark = Math.max(0, -(nx + ny) * 0.7)
        for (let k = 0; k < per!; k++) {
          const start = mix(a, b, (k + 0.5) / per!)
          const reach = long! + shade! * dark + shake! * Math.sin(start[0] + 3 * start[1])
          out.add(How.strokes, [start, moved(start, nx * reach, ny * reach)])
        }
      })
    }
    return out
  }

  /** Lines that swing to and fro around each stroke. */
  scribbled(step: number): Heap {
    const out = new Heap()
    for (const [a, b] of this.lines as [XY, XY][]) {
      const [nx, ny] = normal(a, b)
      const count = Math.max(3, Math.round(apart(a, b) / step))
      const points = [a]
      for (let k = 1; k < count; k++) {
        const shake = Math.sin(a[0] + 3 * a[1] + 7 * k)
        const away = (1.3 + 0.6 * shake) * (k % 2 ? 1 : -1)
        points.push(moved(mix(a, b, (k + 0.3 * shake) / count), nx * away, ny * away))
      }
      out.add(How.open, points)
    }
    return out
  }

  /** Adds what is near a box to the path of a pen; false if nothing is. */
  trace(pen: Pen, box: Box): boolean {
    let some = false
    for (const { how, points, box: own } of this.pieces) {
      if (!meet(own, box)) continue
      some = true
      if (how === How.smooth) smooth(pen, points.slice(1, -1), points[0], points[points.length - 1])
      else if (how === How.closed) closed(pen, points)
      else straight(pen, points, how === How.ring)
    }
    return some
  }

  /** All its lines as points. */
  get lines(): readonly (readonly XY[])[] {
    return this.pieces.map(({ points }) => points)
  }
}

/** A canvas of its own. */
export function scratch(wide: number, high: number): Ctx {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = high
  return canvas.getContext('2d')!
}

/** Paints a small picture around the point 0, 0. */
export function paintStrokes(ctx: Ctx, strokes: readonly Stroke[], tone: Tone): void {
  for (const { d, fill, line, wide, part, dash, blunt } of strokes) {
    const path = new Path2D(d)
    ctx.globalAlpha = part ?? 1
    if (fill) {
      ctx.fillStyle = tone(fill)
      ctx.fill(path)
    }
    if (line) {
      ctx.strokeStyle = tone(line)
      ctx.lineWidth = wide ?? 1
      ctx.lineCap = blunt ? 'butt' : 'round'
      ctx.setLineDash(dash ?? [])
      ctx.stroke(path)
    }
  }
  ctx.setLineDash([])
  ctx.globalAlpha = 1
}

/** Places in one space. */
interface Strewn {
  box: Box
  spots: () => XY[]
}

/** What is painted for one scale and kept. */
type Kept<T> = Map<string, T>
function kept<T>(shelf: Kept<T>, key: string, make: () => T): T {
  let found = shelf.get(key)
  if (found === undefined) {
    if (shelf.size > 40) shelf.clear()
    shelf.set(key, (found = make()))
  }
  return found
}

interface View {
  ctx: Ctx
  box: Box
  scale: number // screen pixels for a world pixel
  device: number // device pixels
  night: boolean
  tone: Tone
}

/** What a sheet is painted with, which the samples of its key share. */
export class Palette {
  private readonly sprites: Kept<HTMLCanvasElement> = new Map()
  private readonly patterns: Kept<HTMLCanvasElement> = new Map()
  private readonly nets = new Map<string, Heap[]>() // of each op its shape
  private readonly places = new Map<number, readonly XY[]>()

  constructor(readonly sheet: Sheet) {}

  tone(night: boolean): Tone {
    return (word) => this.sheet.tones[word]![Number(night)]!
  }

  signs(name: string): readonly Stroke[] {
    return this.sheet.signs![name]!
  }

  /** A tree, reed or rock, painted once for each scale. */
  sprite(sign: string, { device, night, tone }: View): HTMLCanvasElement {
    return kept(this.sprites, `${sign} ${device.toFixed(3)} ${night}`, () => {
      const strokes = this.signs(sign)
      const half = Math.max(...strokes.flatMap(({ d }) => (d?.match(/[\d.]+/g) ?? []).map(Number)))
      const side = Math.max(2, Math.ceil(2 * half * device))
      const pen = scratch(side, side)
      pen.setTransform(device, 0, 0, device, side / 2, side / 2)
      pen.lineCap = 'round'
      paintStrokes(pen, strokes, tone)
      return pen.canvas
    })
  }

  /** The places of a sign in one side of the net, of those that are kept. */
  spots(keep: number): readonly XY[] {
    let found = this.places.get(keep)
    if (!found) {
      const { shapes, rank = [] } = this.sheet.nets!.spots!
      found = new Heap(shapes[0]).lines[0]!.filter((_, i) => rank[i]! < keep)
      this.places.set(keep, found)
    }
    return found
  }

  /** Fills the path that is traced with a net. */
  fill(name: string, view: View): void {
    const { ctx, box, scale, device, night } = view
    const { side, ops = [], shapes } = this.sheet.nets![name]!
    let heaps = this.nets.get(name)
    if (!heaps) this.nets.set(name, (heaps = ops.map((op) => swung(new Heap(shapes[op.shape!]), op))))
    const size = Math.round(side * device)
    const lay = (pen: Ctx, seen: Box): void => {
      ops.forEach((op, i) => shown(op, scale) && paintOp(op, heaps[i], { ...view, ctx: pen, box: seen }))
    }
    if (size > LARGEST) {
      ctx.save()
      ctx.clip()
      const from = (edge: number): number => Math.floor(edge / side) * side
      for (let x = from(box.left) - side; x < box.right + side; x += side) {
        for (let y = from(box.top) - side; y < box.bottom + side; y += side) {
          ctx.translate(x, y)
          lay(ctx, { left: box.left - x, right: box.right - x, top: box.top - y, bottom: box.bottom - y })
          ctx.translate(-x, -y)
        }
      }
      return ctx.restore()
    }
    const lain = (pen: Ctx): void => {
      const grow = size / side
      // what reaches over its edge comes back on the other side
      for (const dx of [-size, 0, size]) {
        for (const dy of [-size, 0, size]) {
          pen.setTransform(grow, 0, 0, grow, dx, dy)
          lay(pen, grown({ left: -dx / grow, top: -dy / grow, right: side - dx / grow, bottom: side - dy / grow }, 4))
        }
      }
    }
    this.repeat(`${name} ${size} ${scale.toFixed(2)} ${night}`, size, lain, ctx)
  }

  /** Fills the path that is traced with signs, as they are seen from afar. */
  sow({ sign, step = SPOTS, keep = 100 }: Op, view: View): void {
    const side = (this.sheet.nets!.spots!.side * step) / SPOTS
    const size = Math.round(side * view.device)
    const sprite = this.sprite(sign!, view)
    const grow = (step * size) / (SPOTS * side)
    const sown = (pen: Ctx): void => {
      for (const [x, y] of this.spots(keep)) {
        for (const dx of [-size, 0, size]) for (const dy of [-size, 0, size]) pen.drawImage(sprite, x * grow + dx - sprite.width / 2, y * grow + dy - sprite.height / 2)
      }
    }
    this.repeat(`${sign} ${size} ${view.night}`, size, sown, view.ctx)
  }

  /** Fills the path that is traced with something that is painted once for a scale. */
  private repeat(key: string, size: number, paint: (pen: Ctx) => void, ctx: Ctx): void {
    if (size < 6) return
    const canvas = kept(this.patterns, key, () => {
      const pen = scratch(size, size)
      paint(pen)
      return pen.canvas
    })
    // Whole device pixels: it is copied, not blurred.
    const at = ctx.getTransform()
    const pattern = ctx.createPattern(canvas, 'repeat')!
    pattern.setTransform(new DOMMatrix([1, 0, 0, 1, Math.round(at.e) % size, Math.round(at.f) % size]))
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = pattern
    ctx.fill()
    ctx.setTransform(at)
  }
}

/** Lines as they are, combs along them, or scribbles around them. */
const swung = (heap: Heap, { comb, scribble }: Op): Heap => (comb ? heap.combed(comb) : scribble ? heap.scribbled(scribble) : heap)
const shown = ({ since = 0, until = 0 }: Op, scale: number): boolean => scale >= since && (!until || scale < until)

/** Fills and strokes a shape as far as it is seen. */
function paintOp(op: Op, heap: Heap | undefined, { ctx, box, scale, device, tone }: View, palette?: () => void): void {
  ctx.beginPath()
  if (!heap) ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
  else if (!heap.trace(ctx, box)) return
  if (op.net) return palette?.()
  ctx.globalAlpha = op.part ?? 1
  if (op.fill) {
    ctx.fillStyle = tone(op.fill)
    ctx.fill(op.name === 'paper' ? 'evenodd' : 'nonzero') // all of the paper but the map
  }
  if (op.line) {
    ctx.strokeStyle = tone(op.line)
    ctx.lineCap = op.blunt ? 'butt' : 'round'
    ctx.lineJoin = heap?.bent === false ? 'bevel' : 'round'
    // Lines of up to one device pixel are drawn many times faster than wider ones.
    ctx.lineWidth = op.hair ? Math.min(op.wide ?? 1, 0.98 / device) : Math.max(op.wide ?? 1, (op.least ?? 0) / scale)
    ctx.setLineDash(op.dash ?? [])
    ctx.stroke()
  }
  ctx.globalAlpha = 1
  if (op.dash) ctx.setLineDash([])
}

/** The parts of a sheet, or of a sample of its key. */
export class Painter {
  private readonly heaps = new Map<number, Heap>()
  private readonly combs = new Map<Op, Heap>()
  private readonly strewn = new Map<string, Strewn[]>()

  constructor(
    private readonly source: Pick<Sheet, 'parts' | 'shapes'>,
    private readonly palette: Palette,
    private readonly lattice: Lattice,
  ) {}

  heap(shape: number): Heap {
    let found = this.heaps.get(shape)
    if (!found) {
      found = shape === SIDES ? new Heap() : new Heap(this.source.shapes[shape])
      if (shape === SIDES) for (const side of this.lattice.allSides()) found.add(How.open, side)
      this.heaps.set(shape, found)
    }
    return found
  }

  /** Lines that a name had better not lie on, with what it costs. */
  *crowd(): Generator<[readonly XY[], number]> {
    for (const { ops } of this.source.parts) {
      for (const { crowd, shape } of ops) if (crowd) for (const line of this.heap(shape!).lines) yield [line, crowd]
    }
  }

  /** Paints a box; the context is set so that world pixels can be used. `before` is called at each part. */
  paint(ctx: Ctx, box: Box, scale: number, device: number, night: boolean, before?: (part: string) => void): void {
    const view: View = { ctx, box: grown(box, REACH), scale, device, night, tone: this.palette.tone(night) }
    for (const { name, ops } of this.source.parts) {
      before?.(name)
      let inside = -1
      for (const op of ops) {
        if (!shown(op, scale)) continue
        const cut = op.inside ?? -1
        if (cut !== inside) {
          if (inside >= 0) ctx.restore()
          inside = cut
          if (cut >= 0) {
            ctx.save()
            ctx.beginPath()
            this.heap(cut).trace(ctx, view.box)
            ctx.clip()
          }
        }
        this.op(op, view)
      }
      if (inside >= 0) ctx.restore()
    }
  }

  private op(op: Op, view: View): void {
    if (op.on) return this.strew(op, view)
    const shape = op.shape ?? EVERYTHING
    if (op.sign) return this.stand(op, this.heap(shape), view)
    let heap = shape === EVERYTHING ? undefined : this.heap(shape)
    if (op.comb) {
      heap = this.combs.get(op) ?? swung(heap!, op)
      this.combs.set(op, heap)
    }
    paintOp(op, heap, view, () => this.palette.fill(op.net!, view))
  }

  /** Signs at points; from afar they are not as small as the map. */
  private stand({ sign, grow = 0 }: Op, heap: Heap, view: View): void {
    const { ctx, box, scale, tone } = view
    const big = grow ? Math.max(1, Math.min(2.2, grow / scale)) : 1
    ctx.lineCap = ctx.lineJoin = 'round'
    for (const [x, y] of heap.lines.flat()) {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
      ctx.save()
      ctx.translate(x, y)
      ctx.scale(big, big)
      paintStrokes(ctx, this.palette.signs(sign!), tone)
      ctx.restore()
    }
  }

  private strew(op: Op, view: View): void {
    const { ctx, box, device, scale } = view
    if (scale < FAR) {
      ctx.beginPath()
      if (this.heap(op.shape!).trace(ctx, box)) this.palette.sow(op, view)
      return
    }
    let found = this.strewn.get(op.on!)
    if (!found) this.strewn.set(op.on!, (found = this.places(op)))
    const sprite = this.palette.sprite(op.sign!, view)
    const side = sprite.width / device
    const spots = found.filter((space) => meet(space.box, box)).flatMap((space) => space.spots())
    for (const [x, y] of spots.sort((a, b) => a[1] - b[1])) ctx.drawImage(sprite, x - side / 2, y - side / 2, side, side)
  }

  /** Where a sign stands in each space that has its word; found when it is seen. */
  private places({ on, step = SPOTS, keep = 100 }: Op): Strewn[] {
    const grow = step / SPOTS
    const side = this.palette.sheet.nets!.spots!.side * grow
    const all = this.palette.spots(keep).map(([x, y]): XY => [x * grow, y * grow]) // from the top
    const spaces = this.lattice.order.filter((id) => {
      const { terrain, tags } = this.lattice.spaces.get(id)!
      return terrain === on || tags.includes(on!)
    })
    return spaces.map((id) => {
      const box = this.lattice.boxes.get(id)!
      let known: XY[] | undefined
      const spots = (): XY[] => {
        if (known) return known
        known = []
        for (let y = Math.floor(box.top / side - 0.1) * side; y < box.bottom + 0.1 * side; y += side) {
          const first = all.findIndex((p) => p[1] + y >= box.top)
          for (let k = first < 0 ? all.length : first; k < all.length && all[k]![1] + y <= box.bottom; k++) {
            for (let x = Math.floor(box.left / side - 0.1) * side; x < box.right + 0.1 * side; x += side) {
              const at: XY = [all[k]![0] + x, all[k]![1] + y]
              if (at[0] >= box.left && at[0] <= box.right && this.lattice.find(at) === id) known.push(at)
            }
          }
        }
        return known
      }
      return { box, spots }
    })
  }
}
