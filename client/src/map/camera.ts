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

  /** The view of a box, with some room around it. */
  over(box: Box, most = MOST): { x: number; y: number; scale: number } {
    return {
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
      scale: this.limited(Math.min(most, this.fitScale(box))),
    }
  }

  /** Keeps the map in view: what is wider than the view covers it, what is smaller stays inside. */
  limit(): void {
    this.scale = this.limited(this.scale)
    const room = (at: number, first: number, last: number, half: number): number => {
      const middle = (first + last) / 2
      const low = Math.min(first + half * 0.7, middle)
      const high = Math.max(last - half * 0.7, middle)
      return Math.min(high, Math.max(low, at))
    }
    this.x = room(this.x, this.world.left, this.world.right, this.wide / 2 / this.scale)
    this.y = room(this.y, this.world.top, this.world.bottom, this.high / 2 / this.scale)
  }
}
