import { describe, expect, it } from 'vitest'
import { rematch } from './rematch'
import type { Table } from './types'

const TABLE = {
  game: 'little',
  board: '/api/boards/little/the%20wood?options=long%3Don',
  sides: [{ id: 'blue' }, { id: 'red' }],
  seats: { blue: 'me', red: 'random' },
  options: { long: 'on' },
  pause: 3,
} as unknown as Table

describe('rematch', () => {
  it('is the same game once more', () => {
    expect(rematch(TABLE)).toEqual({ game: 'little', scenario: 'the wood', seats: { blue: 'me', red: 'random' }, options: { long: 'on' }, pause: 3 })
  })

  it('swaps sides', () => {
    expect(rematch(TABLE, true).seats).toEqual({ blue: 'random', red: 'me' })
  })
})
