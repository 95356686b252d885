// Frame times, for whoever adds `?frames` to the address: the attributes data-frame-p50,
// data-frame-p95, data-frame-max and data-frame-count of the map tell how long frames took while
// the map moved, data-sharp when all of it was sharp for the first time. See bench.md.

const asked = typeof location !== 'undefined' && new URLSearchParams(location.search).has('frames')

export class Frames {
  private readonly times: number[] = []
  private before = 0
  private busy = 0

  constructor(private readonly root: HTMLElement) {}

  /** All that is seen of the map has been painted. */
  sharp(): void {
    if (asked) this.root.dataset.sharp ??= performance.now().toFixed(0)
  }

  /** The map has moved now. */
  moved(): void {
    if (!asked) return
    const idle = performance.now() > this.busy
    this.busy = performance.now() + 100
    if (idle) {
      this.before = 0
      requestAnimationFrame(this.tick)
    }
  }

  private readonly tick = (now: number): void => {
    if (this.before) {
      this.times.push(now - this.before)
      if (this.times.length % 10 === 0) this.report()
    }
    this.before = now
    if (performance.now() <= this.busy) requestAnimationFrame(this.tick)
    else this.report()
  }

  private report(): void {
    const sorted = [...this.times].sort((a, b) => a - b)
    const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
    const { dataset } = this.root
    dataset.frameCount = String(sorted.length)
    dataset.frameP50 = at(0.5)
    dataset.frameP95 = at(0.95)
    dataset.frameMax = at(1)
  }
}
