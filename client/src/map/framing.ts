// Which part of the map is shown, clear of the tools that lie over it.
import { boxOf, grown, moved, type Box, type XY } from './geometry'
import type { View } from './view'

const small = (view: View): boolean => view.chart.lattice.spaces.size <= 420 // the whole map is shown

export class Framing {
  handled = false // somebody has moved the map
  private brought = false // something was brought into view

  constructor(private readonly root: () => HTMLElement, private readonly view: () => View | undefined, private readonly stacks: () => Record<string, string[]>) {}

  /** What lies over the map: the tools around it. */
  covers(): Box[] {
    return this.boxes(this.root().closest('[data-map-host]')?.querySelectorAll('[data-over-map]') ?? [])
  }

  /** The tools, and a stack that is open: what a card keeps clear of. */
  covered(): Box[] {
    return [...this.covers(), ...this.boxes(this.root().querySelectorAll('.fan'))]
  }

  private boxes(found: Iterable<Element>): Box[] {
    const own = this.root().getBoundingClientRect()
    return [...found]
      .map((element) => element.getBoundingClientRect())
      .filter((r) => r.width > 0 && r.height > 0 && r.top < own.bottom && r.bottom > own.top)
      .map((r) => ({ left: r.left - own.left, top: r.top - own.top, right: r.right - own.left, bottom: r.bottom - own.top }))
  }

  private around({ chart: { lattice } }: View, spaces: readonly string[], by: number): { box: Box; points: XY[] } | null {
    const stacks = this.stacks()
    const points = spaces.flatMap((id): XY[] => {
      const at = lattice.where(id)
      const room = lattice.spaces.get(id)?.room
      if (!at || !room || !stacks[id]?.length) return at ? [at] : []
      return [moved(at, -0.4 * room[0], 0), moved(at, 0.4 * room[0], 0)] // all of its counters
    })
    if (!points.length) return null
    const around = spaces.flatMap((id) => lattice.spaces.get(id)?.ring ?? (lattice.where(id) ? [lattice.at(id)] : []))
    return { box: grown(boxOf(around), by), points }
  }

  /** The first view: where the counters stand, or the whole map if it is small. */
  private home(view: View): void {
    const stacks = this.stacks()
    const found = this.around(view, Object.keys(stacks).filter((id) => stacks[id]?.length), 14)
    if (small(view)) return view.place(this.whole(view, [...view.chart.lattice.spaces.values()].flatMap((space) => space.ring)))
    view.place(found ? view.camera.free(found.box, found.points, this.covers(), 1) : this.whole(view, []))
  }

  /** The whole map, with these points clear of the tools. */
  private whole({ camera, chart }: View, points: readonly XY[]) {
    return camera.free(chart.sheet, points, this.covers(), 1.6)
  }

  begin(view: View): void {
    this.handled = false
    this.home(view)
  }

  resized(view: View): void {
    if (!this.handled && (!this.brought || small(view))) this.home(view)
  }

  /** False if the camera stays where it is. */
  bring(spaces: readonly string[], also: readonly string[] = []): boolean {
    const view = this.view()
    if (!view) return false
    const { camera } = view
    const over = this.covers()
    for (const wanted of also.length ? [[...spaces, ...also], spaces] : [spaces]) {
      const found = this.around(view, wanted, 20)
      if (!found) continue
      // Blocks that are too small to be hit are as good as out of view.
      const tiny = camera.scale < 0.2 && spaces.length > 0
      if (!tiny && camera.clear(found.points, over)) return false
      if (!this.handled && small(view)) {
        view.fly(this.whole(view, found.points))
        return true
      }
      const aim = camera.free(found.box, found.points, over, Math.max(camera.scale, tiny ? 0.5 : 0.34))
      if (wanted !== spaces && spaces.length && aim.scale < (tiny ? 0.26 : Math.min(0.3, camera.scale * 0.5))) continue
      this.brought = true
      view.fly(aim)
      return true
    }
    return false
  }

  seen(spaces: readonly string[]): number {
    const view = this.view()
    const known = spaces.map((id) => view?.chart.lattice.where(id)).filter((at) => at !== undefined)
    if (!view || !known.length) return 1
    const over = this.covers()
    return known.filter((at) => view.camera.clear([at], over)).length / known.length
  }

  /** Shows the whole map. */
  fit(): void {
    const view = this.view()
    if (!view) return
    this.handled = !small(view)
    if (this.handled) view.fit(view.chart.sheet)
    else this.home(view)
  }
}
