// What only boards seen from near need is loaded with the first of them.
import type { Board } from '../lib/types'

let parts = $state.raw<typeof import('./nearparts')>()

/** The parts, where they are loaded; reactive. */
export const closeUp = (): typeof parts => parts

/** To be awaited before a board is shown. */
export async function prepare(board: Board): Promise<void> {
  if (board.near) parts ??= await import('./nearparts')
}
