// Standing orders: whether their panel is open, and the hexes that are clicked on the map for one.

import { read, write } from '../lib/keep'

export class Ordering {
  open = $state(false)
  /** Who meets them for the first time is told that they exist. */
  known = $state(read('orders.known', false))
  /** A field wants spaces: what is clicked on the map goes into it. */
  picking = $state(false)
  spaces = $state.raw<string[]>([])

  /** Put a space in, or take it out; false if none is wanted now. */
  pick(space: string): boolean {
    if (!this.open || !this.picking) return false
    this.spaces = this.spaces.includes(space) ? this.spaces.filter((one) => one !== space) : [...this.spaces, space]
    return true
  }

  learn() {
    this.known = true
    write('orders.known', true)
  }

  show(open: boolean) {
    if (open) this.learn()
    this.open = open
    this.picking = false
    this.spaces = []
  }
}
