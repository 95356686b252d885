// One camera: which part of the world is seen, and how large.
import type { Box, XY } from './geometry'

export const MOST = 3
const EDGE = 10 // pixels that stay free around what is fitted
const CLEAR = 24 // how far a point keeps from what covers the map, in world pixels

interface Aim {
  x: number
  y: number
  scale: number
}

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
    return Math.min(this.fitScale(this.world) * 0.75, 1)
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
    if (factor < 1) {
      // Further away, the table around the map goes out of the view little by little.
      const calm = this.around([this.x, this.y], this.scale)
      const part = Math.min(1, 5 * (1 - factor))
      this.x += (calm.x - this.x) * part
      this.y += (calm.y - this.y) * part
    }
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

  /** Whether all points are seen, clear of what lies over the map (boxes of the screen). */
  clear(points: readonly XY[], over: readonly Box[], aim: Aim = this): boolean {
    const far = CLEAR * aim.scale
    return points.every((point) => {
      const x = (point[0] - aim.x) * aim.scale + this.wide / 2
      const y = (point[1] - aim.y) * aim.scale + this.high / 2
      if (x < far || x > this.wide - far || y < far || y > this.high - far) return false
      return !over.some((b) => x > b.left - far && x < b.right + far && y > b.top - far && y < b.bottom + far)
    })
  }

  /**
   * The view of a box as large as possible, with its points clear of what lies over the map. Each
   * thing over the map is passed on one of the sides that it is near to, or stays where it covers nothing.
   */
  free(box: Box, points: readonly XY[], over: readonly Box[], most = MOST, least = 0): Aim {
    let best: Aim | undefined
    let found = false
    const within = (inset: Box, rest: readonly Box[]): void => {
      const [first, ...others] = rest
      if (!first) {
        const aim = this.inside(box, inset, most, least)
        const good = this.clear(points, over, aim)
        if (!best || (good && !found) || (good === found && aim.scale > best.scale * 1.001)) {
          best = aim
          found = good
        }
        return
      }
      within(inset, others)
      const { left, top, right, bottom } = first
      if (bottom < this.high / 2) within({ ...inset, top: Math.max(inset.top, bottom + 6) }, others)
      if (top > this.high / 2) within({ ...inset, bottom: Math.max(inset.bottom, this.high - top + 6) }, others)
      if (right < this.wide / 2) within({ ...inset, left: Math.max(inset.left, right + 6) }, others)
      if (left > this.wide / 2) within({ ...inset, right: Math.max(inset.right, this.wide - left + 6) }, others)
    }
    within({ left: EDGE, top: EDGE, right: EDGE, bottom: EDGE }, over.slice(0, 5))
    return best!
  }

  /** The view of a box inside a part of the screen; `inset`: what is not used at each side. */
  private inside(box: Box, inset: Box, most: number, least: number): Aim {
    const wide = Math.max(40, this.wide - inset.left - inset.right)
    const high = Math.max(40, this.high - inset.top - inset.bottom)
    const fit = Math.min(wide / (box.right - box.left || 1), high / (box.bottom - box.top || 1))
    const scale = this.limited(Math.max(least, Math.min(most, fit)))
    const x = room((box.left + box.right) / 2, this.world.left, this.world.right, wide / 2 / scale)
    const y = room((box.top + box.bottom) / 2, this.world.top, this.world.bottom, high / 2 / scale)
    return {
      x: this.kept(x - (inset.left - inset.right) / 2 / scale, this.world.left, this.world.right, this.wide / scale),
      y: this.kept(y - (inset.top - inset.bottom) / 2 / scale, this.world.top, this.world.bottom, this.high / scale),
      scale,
    }
  }

  /** Keeps the map in view: what is larger than the view covers most of it, what is smaller stays inside. */
  limit(): void {
    this.scale = this.limited(this.scale)
    this.x = this.kept(this.x, this.world.left, this.world.right, this.wide / this.scale)
    this.y = this.kept(this.y, this.world.top, this.world.bottom, this.high / this.scale)
  }

  private kept(at: number, first: number, last: number, view: number): number {
    // A quarter of the view may show the table; what is smaller stays inside.
    const middle = (first + last) / 2
    const least = Math.min(middle, first + view / 4, last - view / 2)
    return Math.min(2 * middle - least, Math.max(least, at))
  }
}

/** A coordinate kept so far from both ends; in the middle if there is no room. */
function room(at: number, first: number, last: number, half: number): number {
  const middle = (first + last) / 2
  return Math.min(Math.max(last - half, middle), Math.max(Math.min(first + half, middle), at))
}
