// One camera: which part of the world is seen, and how large.
import type { Box, XY } from './geometry'

export const MOST = 3

export class Camera {
  x = 0 // the point of the world in the middle of the view
  y = 0
  scale = 1 // screen pixels for a world pixel
  wide = 100 // the view in screen pixels
  high = 100

  constructor(private world: Box) {}

  setWorld(world: Box): void {
    this.world = world
  }

  get least(): number {
    return Math.min(this.fitScale(this.world) * 0.85, 1)
  }

  fitScale(box: Box): number {
    return Math.min(this.wide / (box.right - box.left || 1), this.high / (box.bottom - box.top || 1))
  }

  toScreen([x, y]: XY): XY {
    return [(x - this.x) * this.scale + this.wide / 2, (y - this.y) * this.scale + this.high / 2]
  }

  toWorld([x, y]: XY): XY {
    return [(x - this.wide / 2) / this.scale + this.x, (y - this.high / 2) / this.scale + this.y]
  }

  get seen(): Box {
    const [left, top] = this.toWorld([0, 0])
    const [right, bottom] = this.toWorld([this.wide, this.high])
    return { left, top, right, bottom }
  }

  /** Moves by screen pixels. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.limit()
  }

  /** Zooms so that a point of the screen keeps its place. */
  zoom(factor: number, [x, y]: XY = [this.wide / 2, this.high / 2]): void {
    const before = this.toWorld([x, y])
    this.scale = this.limited(this.scale * factor)
    const after = this.toWorld([x, y])
    this.x += before[0] - after[0]
    this.y += before[1] - after[1]
    this.limit()
  }

  limited(scale: number): number {
    return Math.min(MOST, Math.max(this.least, scale))
  }

  /** The view of a box, as large as it fits and without showing more table than need be. */
  over(box: Box, most = MOST, least = 0): { x: number; y: number; scale: number } {
    const scale = this.limited(Math.max(least, Math.min(most, this.fitScale(box))))
    return this.around([(box.left + box.right) / 2, (box.top + box.bottom) / 2], scale)
  }

  /** The view around a point, without showing more table than need be. */
  around([x, y]: XY, scale: number): { x: number; y: number; scale: number } {
    return {
      x: room(x, this.world.left, this.world.right, this.wide / 2 / scale),
      y: room(y, this.world.top, this.world.bottom, this.high / 2 / scale),
      scale,
    }
  }

  /** The scale at which the world covers the view. */
  get cover(): number {
    return Math.max(this.wide / (this.world.right - this.world.left), this.high / (this.world.bottom - this.world.top))
  }

  /** Keeps the map in view: what is wider than the view covers it, what is smaller stays inside. */
  limit(): void {
    this.scale = this.limited(this.scale)
    const part = 0.7 // of half the view may show the table
    this.x = room(this.x, this.world.left, this.world.right, (part * this.wide) / 2 / this.scale)
    this.y = room(this.y, this.world.top, this.world.bottom, (part * this.high) / 2 / this.scale)
  }
}

/** A coordinate kept so far from both ends; in the middle if there is no room. */
function room(at: number, first: number, last: number, half: number): number {
  const middle = (first + last) / 2
  return Math.min(Math.max(last - half, middle), Math.max(Math.min(first + half, middle), at))
}
