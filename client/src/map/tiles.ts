// Pieces of the map that were painted once and are shown many times.
//
// Tiles are painted for one scale exactly. While one zooms, the tiles at hand are stretched; when
// the zoom has come to rest, new ones are painted, those in the middle of the view first.
import type { Camera } from './camera'
import type { Box } from './geometry'

export const TILE = 512 // device pixels
const KEPT = 72 // tiles in memory
const BASE = 1100 // longest side of the picture of the whole map, in device pixels

type Ctx = CanvasRenderingContext2D
/**
 * Paints a box of the world; `scale` in screen pixels, `device` in device pixels for a world pixel;
 * `words`: with what is written.
 */
export type Paint = (ctx: Ctx, box: Box, scale: number, device: number, words: boolean) => void

interface Tile {
  canvas: HTMLCanvasElement
  version: number
  used: number
}

interface Shelf {
  scale: number // screen pixels for a world pixel
  device: number
  tiles: Map<number, Tile>
}

const keyOf = (i: number, j: number): number => i * 4096 + j

export class Tiles {
  private shelves = new Map<string, Shelf>()
  private current: Shelf | undefined
  private previous: Shelf | undefined
  private spare: HTMLCanvasElement[] = []
  private version = 0
  private clock = 0
  private base: { canvas: HTMLCanvasElement; device: number; version: number } | undefined

  constructor(
    private readonly sheet: Box,
    private readonly paint: Paint,
    private readonly opaque: boolean,
  ) {}

  /** Everything has to be painted anew, or what lies in some boxes; until then the old tiles are shown. */
  stale(boxes?: readonly Box[]): void {
    if (!boxes) {
      this.version++
      return
    }
    for (const shelf of this.shelves.values()) {
      for (const box of boxes) {
        const [i0, i1, j0, j1] = this.range(shelf, box)
        for (let j = j0; j <= j1; j++) {
          for (let i = i0; i <= i1; i++) {
            const tile = shelf.tiles.get(keyOf(i, j))
            if (tile) tile.version = -1
          }
        }
      }
    }
    if (this.base) this.base.version = -1
  }

  /** Forgets all tiles. */
  clear(): void {
    for (const shelf of this.shelves.values()) for (const tile of shelf.tiles.values()) this.spare.push(tile.canvas)
    this.shelves.clear()
    this.current = this.previous = undefined
    this.version++
  }

  /** From now on tiles are painted for this scale. */
  settle(scale: number, ratio: number): void {
    const name = `${scale.toFixed(4)} ${ratio}`
    let shelf = this.shelves.get(name)
    if (shelf && shelf === this.current) return
    if (!shelf) this.shelves.set(name, (shelf = { scale, device: scale * ratio, tiles: new Map() }))
    if (this.current?.tiles.size) this.previous = this.current
    this.current = shelf
  }

  get picture(): HTMLCanvasElement | undefined {
    return this.base?.canvas
  }

  /** Paints the small picture of the whole map, which is shown where tiles are missing; false if it is there. */
  whole(ratio: number): boolean {
    const { left, top, right, bottom } = this.sheet
    if (this.base && this.base.version === this.version) return false
    const device = BASE / Math.max(right - left, bottom - top)
    const canvas = this.base?.canvas ?? document.createElement('canvas')
    canvas.width = Math.ceil((right - left) * device)
    canvas.height = Math.ceil((bottom - top) * device)
    const ctx = canvas.getContext('2d', { alpha: !this.opaque })!
    ctx.setTransform(device, 0, 0, device, -left * device, -top * device)
    this.paint(ctx, this.sheet, device / ratio, device, false)
    this.base = { canvas, device, version: this.version }
    return true
  }

  private range(shelf: Shelf, box: Box): [number, number, number, number] {
    const side = TILE / shelf.device
    const columns = Math.ceil((this.sheet.right - this.sheet.left) / side)
    const rows = Math.ceil((this.sheet.bottom - this.sheet.top) / side)
    return [
      Math.max(0, Math.floor((box.left - this.sheet.left) / side)),
      Math.min(columns - 1, Math.floor((box.right - this.sheet.left) / side)),
      Math.max(0, Math.floor((box.top - this.sheet.top) / side)),
      Math.min(rows - 1, Math.floor((box.bottom - this.sheet.top) / side)),
    ]
  }

  /** Shows what there is; `left` and `top`: where the sheet begins, in device pixels. */
  draw(ctx: Ctx, camera: Camera, ratio: number, left: number, top: number): void {
    this.clock++
    const { current, previous } = this
    if (!current) return
    const seen = camera.seen
    const full = this.missing(seen).length === 0
    if (this.opaque && !full && this.base) {
      const stretch = (camera.scale * ratio) / this.base.device
      ctx.drawImage(this.base.canvas, left, top, this.base.canvas.width * stretch, this.base.canvas.height * stretch)
    }
    // Words that are much too large or too small say nothing.
    const near = previous && Math.abs(Math.log2(camera.scale / previous.scale)) < 0.7
    const old = !full && previous && previous !== current && (this.opaque || near)
    if (old) this.show(ctx, previous, seen, camera.scale / previous.scale, left, top)
    if (this.opaque || !old) this.show(ctx, current, seen, camera.scale / current.scale, left, top)
  }

  private show(ctx: Ctx, shelf: Shelf, seen: Box, stretch: number, left: number, top: number): void {
    const [i0, i1, j0, j1] = this.range(shelf, seen)
    const side = TILE * stretch
    const exact = Math.abs(stretch - 1) < 1e-6
    ctx.imageSmoothingEnabled = !exact
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        const tile = shelf.tiles.get(keyOf(i, j))
        if (!tile) continue
        tile.used = this.clock
        if (exact) {
          ctx.drawImage(tile.canvas, left + i * TILE, top + j * TILE)
        } else {
          // Whole pixels, so that no seams are seen.
          const x = Math.floor(left + i * side)
          const y = Math.floor(top + j * side)
          ctx.drawImage(tile.canvas, x, y, Math.ceil(left + (i + 1) * side) - x, Math.ceil(top + (j + 1) * side) - y)
        }
      }
    }
    ctx.imageSmoothingEnabled = true
  }

  /** The tiles of a box that are missing or stale, those in its middle first. */
  private missing(box: Box): [number, number][] {
    const shelf = this.current
    if (!shelf) return []
    const [i0, i1, j0, j1] = this.range(shelf, box)
    const found: [number, number][] = []
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        if (shelf.tiles.get(keyOf(i, j))?.version !== this.version) found.push([i, j])
      }
    }
    if (found.length > 1) {
      const side = TILE / shelf.device
      const x = ((box.left + box.right) / 2 - this.sheet.left) / side - 0.5
      const y = ((box.top + box.bottom) / 2 - this.sheet.top) / side - 0.5
      found.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))
    }
    return found
  }

  /** Paints tiles of a box until the time is used up, at least one; false if none was missing. */
  work(box: Box, until: number): boolean {
    const shelf = this.current
    const missing = this.missing(box)
    if (!shelf || !missing.length) return false
    for (const [i, j] of missing) {
      this.make(shelf, i, j)
      if (performance.now() >= until) break
    }
    this.trim()
    return true
  }

  private make(shelf: Shelf, i: number, j: number): void {
    const key = keyOf(i, j)
    const canvas = shelf.tiles.get(key)?.canvas ?? this.spare.pop() ?? document.createElement('canvas')
    if (canvas.width !== TILE) canvas.width = canvas.height = TILE
    const ctx = canvas.getContext('2d', { alpha: !this.opaque })!
    const { device } = shelf
    const side = TILE / device
    const left = this.sheet.left + i * side
    const top = this.sheet.top + j * side
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    if (!this.opaque) ctx.clearRect(0, 0, TILE, TILE)
    ctx.setTransform(device, 0, 0, device, -left * device, -top * device)
    this.paint(ctx, { left, top, right: left + side, bottom: top + side }, shelf.scale, device, true)
    shelf.tiles.set(key, { canvas, version: this.version, used: this.clock })
  }

  /** Keeps memory in bounds: the tiles that were not shown for longest go. */
  private trim(): void {
    const all: [Shelf, number, Tile][] = []
    for (const shelf of this.shelves.values()) for (const [key, tile] of shelf.tiles) all.push([shelf, key, tile])
    if (all.length > KEPT) {
      all.sort((a, b) => a[2].used - b[2].used)
      for (const [shelf, key, tile] of all.slice(0, all.length - KEPT)) {
        shelf.tiles.delete(key)
        if (this.spare.length < 8) this.spare.push(tile.canvas)
      }
    }
    for (const [name, shelf] of this.shelves) {
      if (!shelf.tiles.size && shelf !== this.current) this.shelves.delete(name)
    }
  }
}
