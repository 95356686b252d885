import { expect, it } from 'vitest'
import { lengthOf } from './sound'

it('is short, whatever happens', () => {
  for (const what of ['die', 'card', 'move', 'loss'] as const) expect(lengthOf(what)).toBeLessThan(0.3)
})
