// Fingers and mouse on the map: drags, pinches, the wheel, long presses. It knows no map.
import type { XY } from './geometry'

export interface Hands {
  /** Moved by screen pixels. */
  pan(dx: number, dy: number): void
  /** Zoomed by a factor around a point. */
  zoom(factor: number, at: XY): void
  /** Let go with this speed (pixels per millisecond). */
  fling(vx: number, vy: number): void
  /** A finger rests. */
  rest(event: PointerEvent): void
  /** A hand has come down: whatever moves stops. */
  touch(): void
  /** A drag begins here: whether something is taken along, instead of the map. */
  lift(event: PointerEvent): boolean
  /** What was taken along is here now. */
  carry(event: PointerEvent): void
  /** It is put down here; without an event it goes back. */
  drop(event: PointerEvent | null): void
}

const SLACK = 5 // pixels that do not count as a drag
const LONG = 480 // milliseconds of a long press

/** Listens on an element; returns what stops it. `swallow` tells whether a click ended a drag. */
export function handle(element: HTMLElement, hands: Hands): { stop: () => void; swallow: () => boolean } {
  const down = new Map<number, XY>()
  let start: XY = [0, 0]
  let dragging = false
  let carrying = false
  let swallow = false
  let first: PointerEvent | null = null
  let timer = 0
  let trail: [number, number, number][] = []

  const place = (event: MouseEvent): XY => {
    const box = element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return
    const at = place(event)
    down.set(event.pointerId, at)
    hands.touch()
    if (down.size === 1) {
      start = at
      first = event
      dragging = carrying = false
      swallow = false
      trail = []
      clearTimeout(timer)
      if (event.pointerType !== 'mouse') {
        timer = window.setTimeout(() => {
          if (dragging || down.size !== 1) return
          swallow = true
          hands.rest(event)
        }, LONG)
      }
    } else {
      clearTimeout(timer)
      if (carrying) hands.drop(null)
      carrying = false
      swallow = dragging = true
      capture()
    }
  }

  const capture = (): void => {
    for (const id of down.keys()) if (!element.hasPointerCapture(id)) element.setPointerCapture(id)
  }

  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId)
    if (!before) return
    const at = place(event)
    if (down.size === 1) {
      if (!dragging) {
        if (Math.hypot(at[0] - start[0], at[1] - start[1]) < SLACK) return
        dragging = swallow = true
        clearTimeout(timer)
        carrying = event.pointerType === 'mouse' && first?.button === 0 && hands.lift(first)
        capture()
      }
      down.set(event.pointerId, at)
      if (carrying) return hands.carry(event)
      trail.push([event.timeStamp, at[0], at[1]])
      if (trail.length > 6) trail.shift()
      hands.pan(at[0] - before[0], at[1] - before[1])
    } else if (down.size === 2) {
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, p]) => p)
      if (!other) return
      down.set(event.pointerId, at)
      const far = Math.hypot(at[0] - other[0], at[1] - other[1])
      const was = Math.hypot(before[0] - other[0], before[1] - other[1])
      const middle: XY = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
      hands.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)
      if (was > 8 && far > 8) hands.zoom(far / was, middle)
    }
  }

  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return
    clearTimeout(timer)
    if (carrying) {
      carrying = dragging = false
      hands.drop(event.type === 'pointercancel' ? null : event)
    }
    if (down.size === 0 && dragging) {
      const [first] = trail
      const last = trail[trail.length - 1]
      const time = first && last ? last[0] - first[0] : 0
      if (first && last && time > 8 && event.timeStamp - last[0] < 60) {
        hands.fling((last[1] - first[1]) / time, (last[2] - first[2]) / time)
      }
      dragging = false
    }
    trail = []
  }

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    hands.touch()
    const unit = event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 300 : 1
    const dx = event.deltaX * unit
    const dy = event.deltaY * unit
    // Two fingers on a trackpad pan; their pinch comes with the control key; a wheel zooms.
    const fine = event.deltaMode === 0 && (dx !== 0 || Math.abs(dy) < 40) && !event.ctrlKey
    if (event.shiftKey) hands.pan(-(dx || dy), 0)
    else if (fine) hands.pan(-dx, -dy)
    else hands.zoom(Math.exp(-dy * (event.ctrlKey && Math.abs(dy) < 40 ? 0.01 : 0.0018)), place(event))
  }

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  element.addEventListener('wheel', onWheel, { passive: false })
  return {
    swallow: () => {
      const was = swallow
      swallow = false
      return was
    },
    stop: () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
      element.removeEventListener('wheel', onWheel)
    },
  }
}
