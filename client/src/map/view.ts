// What draws the frames: camera, tiles, and the transform of the counters above them.
import { tone, type Kind } from './art'
import { Camera } from './camera'
import { chartOf, type Chart } from './chart'
import { Frames } from './frames'
import { grown, type Box, type XY } from './geometry'
import { paintLayers } from './overlays'
import type { Owners } from './signs'
import { Tiles } from './tiles'
import type { BoardPage, Layer } from '../lib/types'

const REST = 180 // milliseconds after which a zoom has come to rest
const MOVING = 5 // milliseconds for painting tiles in a frame while the map moves
const STILL = 24
const FLIGHT = 350
const FIRST = 200 // for the first frame of all
const GLIDE = 0.0045 // how fast a fling dies away

export interface Parts {
  root: HTMLElement
  canvas: HTMLCanvasElement
  world: SVGGElement
  /** Called after each frame in which the camera has moved. */
  moved: (camera: Camera) => void
  calm: () => boolean // no animations
}

interface Flight {
  from: { x: number; y: number; scale: number }
  to: { x: number; y: number; scale: number }
  start: number
  time: number
}

export class View {
  readonly camera: Camera
  readonly chart: Chart
  readonly ground: Tiles
  private readonly over: Tiles
  private readonly words: Tiles
  private readonly ctx: CanvasRenderingContext2D
  private readonly frames: Frames
  private layers: readonly Layer[] = []
  private asked = 0
  private idle = 0
  private zoomed = 0 // when the scale changed last
  private flight: Flight | undefined
  private glide: { vx: number; vy: number; last: number } | undefined
  private target: { scale: number; at: XY } | undefined // where the wheel wants to be
  private last = '' // where the camera was in the last frame; empty: all is put together anew
  private scaled = 0 // and its scale
  private ended = false
  private shown = false
  private drawn: { scale: number; x: number; y: number } | undefined // how the counters were drawn last
  private behind = false // the counters do not fit the scale yet
  private readonly watchers = new Set<() => void>()

  constructor(
    page: BoardPage,
    private readonly parts: Parts,
    private night: boolean,
  ) {
    this.chart = chartOf(page)
    this.camera = new Camera(this.chart.sheet)
    this.ctx = parts.canvas.getContext('2d', { alpha: false })!
    this.frames = new Frames(parts.root)
    this.ground = new Tiles(
      this.chart.sheet,
      (ctx, box, scale, device) => this.chart.paint(ctx, box, scale, device, this.night, false),
      true,
    )
    // Words by themselves: they are written anew when counters have moved.
    this.words = new Tiles(this.chart.sheet, (ctx, box, scale) => this.chart.words(ctx, box, scale, this.night), false)
    this.over = new Tiles(
      this.chart.sheet,
      (ctx, box, scale) => paintLayers(ctx, this.layers, this.chart.lattice, box, scale, this.night),
      false,
    )
    this.resize()
  }

  /** Calls back whenever the camera has moved or the map was painted anew; returns what ends it. */
  watch(back: () => void): () => void {
    this.watchers.add(back)
    return () => this.watchers.delete(back)
  }

  /** A small picture of the whole map, once there is time to paint it. */
  get picture(): HTMLCanvasElement | undefined {
    return this.ground.picture
  }

  get ratio(): number {
    return Math.min(2, window.devicePixelRatio || 1)
  }

  stop(): void {
    this.ended = true
    cancelAnimationFrame(this.asked)
    clearTimeout(this.idle)
  }

  resize(): void {
    const { root, canvas } = this.parts
    const wide = root.clientWidth || 1
    const high = root.clientHeight || 1
    if (wide === this.camera.wide && high === this.camera.high && canvas.width === Math.round(wide * this.ratio)) return
    this.camera.wide = wide
    this.camera.high = high
    canvas.width = Math.round(wide * this.ratio)
    canvas.height = Math.round(high * this.ratio)
    this.camera.limit()
    this.last = ''
    this.wake()
  }

  setNight(night: boolean): void {
    if (night === this.night) return
    this.night = night
    this.repaint()
  }

  setLayers(layers: readonly Layer[]): void {
    if (!layers.length && !this.layers.length) return
    this.layers = layers
    this.over.stale()
    this.last = ''
    this.wake()
  }

  /** Where counters stand: the names of places keep clear of them. */
  avoid(counters: readonly Box[]): boolean {
    const anew = this.chart.avoid(counters)
    if (anew) {
      this.words.stale()
      this.last = ''
      this.wake()
    }
    return anew
  }

  /** Whose areas are. */
  own(owners: Owners, palette: Kind): void {
    const changed = this.chart.own(owners, palette)
    if (!changed.length) return
    this.ground.stale(changed)
    this.words.stale(changed.map((box) => grown(box, 60)))
    this.last = ''
    this.wake()
  }

  /** Fonts or colours have changed. */
  repaint(): void {
    this.ground.stale()
    this.words.stale()
    this.over.stale()
    this.last = ''
    this.wake()
  }

  /** Shows the first picture without waiting for a frame. */
  begin(): void {
    cancelAnimationFrame(this.asked)
    this.frame(performance.now())
  }

  wake(): void {
    if (!this.asked && !this.ended) this.asked = requestAnimationFrame(this.frame)
  }

  pan(dx: number, dy: number): void {
    this.halt()
    this.camera.pan(dx, dy)
    this.wake()
  }

  /** Zooms at once. */
  zoom(factor: number, at?: XY): void {
    this.halt()
    this.camera.zoom(factor, at)
    this.wake()
  }

  /** Zooms over a few frames. */
  zoomTo(factor: number, at: XY = [this.camera.wide / 2, this.camera.high / 2]): void {
    if (this.parts.calm()) return this.zoom(factor, at)
    this.flight = this.glide = undefined
    this.target = { scale: this.camera.limited((this.target?.scale ?? this.camera.scale) * factor), at }
    this.wake()
  }

  fling(vx: number, vy: number): void {
    if (this.parts.calm() || Math.hypot(vx, vy) < 0.15) return
    this.glide = { vx, vy, last: performance.now() }
    this.wake()
  }

  halt(): void {
    this.flight = this.glide = this.target = undefined
  }

  fly(to: { x: number; y: number; scale: number }, time = FLIGHT): void {
    this.halt()
    const { x, y, scale } = this.camera
    if (this.parts.calm() || !this.shown) {
      Object.assign(this.camera, to)
      this.camera.limit()
    } else {
      this.flight = { from: { x, y, scale }, to, start: performance.now(), time }
    }
    this.wake()
  }

  /** Shows a view at once. */
  place(to: { x: number; y: number; scale: number }): void {
    this.halt()
    Object.assign(this.camera, to)
    this.camera.limit()
    this.wake()
  }

  fit(box: Box, most?: number): void {
    this.fly(this.camera.over(box, most))
  }

  /** Brings a point into view with some room around it; nearer if the map is shown very small. */
  reveal(at: XY, least = 0): void {
    const { camera } = this
    const scale = Math.max(camera.scale, camera.limited(least))
    const [x, y] = camera.toScreen(at)
    const roomX = Math.min(90, camera.wide / 4)
    const roomY = Math.min(90, camera.high / 4)
    const inside = x > roomX && x < camera.wide - roomX && y > roomY && y < camera.high - roomY
    if (inside && scale === camera.scale) return
    if (scale !== camera.scale) return this.fly(camera.around(at, scale))
    const dx = Math.max(0, roomX - x) - Math.max(0, x - camera.wide + roomX)
    const dy = Math.max(0, roomY - y) - Math.max(0, y - camera.high + roomY)
    this.fly(camera.around([camera.x - dx / scale, camera.y - dy / scale], scale), 160)
  }

  private readonly frame = (now: number): void => {
    this.asked = 0
    if (this.ended) return
    const going = this.advance(now)
    const { camera, ratio } = this
    const name = `${camera.x} ${camera.y} ${camera.scale}`
    const moved = name !== this.last
    if (moved) {
      this.last = name
      if (camera.scale !== this.scaled && this.shown) this.zoomed = now
      this.scaled = camera.scale
      this.frames.moved()
    }
    const resting = now - this.zoomed > REST || !this.shown
    if (resting) {
      this.ground.settle(camera.scale, ratio)
      this.words.settle(camera.scale, ratio)
      if (this.layers.length) this.over.settle(camera.scale, ratio)
    }
    const more = resting && this.paint(!this.shown ? FIRST : moved || going ? MOVING : STILL)
    this.shown = true
    const waits = this.behind
    if (moved || more || waits) this.compose(!resting)
    if ((moved || waits) && !this.behind) this.parts.moved(camera)
    if (moved) {
      for (const back of this.watchers) back()
    }
    if (resting && !more) this.frames.sharp()
    if (going || more) this.wake()
    else this.later(resting)
  }

  /** Moves the camera along; false if nothing moves it. */
  private advance(now: number): boolean {
    const { camera } = this
    if (this.flight) {
      const { from, to, start, time } = this.flight
      const part = Math.min(1, Math.max(0, (now - start) / time))
      const eased = part * part * (3 - 2 * part)
      camera.scale = from.scale * (to.scale / from.scale) ** eased
      camera.x = from.x + (to.x - from.x) * eased
      camera.y = from.y + (to.y - from.y) * eased
      camera.limit()
      if (part === 1) this.flight = undefined
      return part < 1
    }
    if (this.target) {
      const { scale, at } = this.target
      const rest = Math.log(scale / camera.scale)
      if (Math.abs(rest) < 0.004) {
        camera.zoom(scale / camera.scale, at)
        this.target = undefined
        return false
      }
      camera.zoom(Math.exp(rest * 0.35), at)
      return true
    }
    if (this.glide) {
      const glide = this.glide
      const time = Math.min(50, now - glide.last)
      glide.last = now
      camera.pan(glide.vx * time, glide.vy * time)
      const slower = Math.exp(-GLIDE * time)
      glide.vx *= slower
      glide.vy *= slower
      if (Math.hypot(glide.vx, glide.vy) < 0.03) this.glide = undefined
      return this.glide !== undefined
    }
    return false
  }

  /** Puts the picture together; while one zooms, the counters as they are drawn are stretched. */
  private compose(zooming: boolean): void {
    const { camera, ctx, ratio } = this
    const { sheet } = this.chart
    // Whole device pixels: tiles are copied, not blurred, and counters stay with the ground.
    const [left, top] = camera.toScreen([sheet.left, sheet.top])
    const x = Math.round(left * ratio)
    const y = Math.round(top * ratio)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = tone('table', this.night)
    ctx.fillRect(0, 0, this.parts.canvas.width, this.parts.canvas.height)
    this.ground.draw(ctx, camera, ratio, x, y)
    // The names of large areas stay readable above the layers.
    const order = this.chart.lattice.fine ? [this.over, this.words] : [this.words, this.over]
    for (const tiles of order) if (tiles === this.words || this.layers.length) tiles.draw(ctx, camera, ratio, x, y)
    const tx = x / ratio - sheet.left * camera.scale
    const ty = y / ratio - sheet.top * camera.scale
    const { world } = this.parts
    const svg = world.ownerSVGElement
    const stretch = this.drawn ? camera.scale / this.drawn.scale : 1
    this.behind = zooming
    if (zooming && svg && this.drawn && stretch > 0.62 && stretch < 2.2) {
      svg.style.transform = `matrix(${stretch}, 0, 0, ${stretch}, ${tx - stretch * this.drawn.x}, ${ty - stretch * this.drawn.y})`
      return
    }
    this.drawn = { scale: camera.scale, x: tx, y: ty }
    if (svg?.style.transform) svg.style.transform = ''
    world.setAttribute('transform', `matrix(${camera.scale} 0 0 ${camera.scale} ${tx} ${ty})`)
  }

  /** Paints what is missing in the view for so many milliseconds; false if nothing was. */
  private paint(time: number): boolean {
    const until = performance.now() + time
    const all = [this.words, this.ground]
    if (this.layers.length) all.unshift(this.over)
    if (!this.shown) all.reverse()
    let some = false
    for (const tiles of all) {
      some = tiles.work(this.camera.seen, until) || some
      if (some && performance.now() >= until) break
    }
    return some
  }

  /** When nothing is to be done: the rest of the zoom, the picture of the whole, what lies around. */
  private later(resting: boolean, wait = 120): void {
    clearTimeout(this.idle)
    this.idle = window.setTimeout(
      () => {
        if (this.asked || this.ended) return
        if (!resting) return this.wake()
        if (this.ground.whole(this.ratio)) {
          for (const back of this.watchers) back()
          return this.later(true)
        }
        const { seen } = this.camera
        const around = grown(seen, Math.max(seen.right - seen.left, seen.bottom - seen.top) * 0.2)
        if (this.ground.work(around, 0) || this.words.work(around, 0)) this.later(true, 50)
      },
      resting ? wait : REST,
    )
  }
}
