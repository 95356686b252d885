import { describe, expect, it } from 'vitest'
import { plain, signed } from './numbers'

describe('numbers', () => {
  it('are printed with a true minus', () => {
    expect([3, 0, -2].map((n) => plain(n))).toEqual(['3', '0', '−2'])
    expect([3, 0, -2].map((n) => signed(n))).toEqual(['+3', '±0', '−2'])
  })
  it('that are counted in halves are printed as such', () => {
    expect([0, 1, 2, 3, -1, -4].map((n) => plain(n, true))).toEqual(['0', '½', '1', '1½', '−½', '−2'])
    expect([1, 3, -3].map((n) => signed(n, true))).toEqual(['+½', '+1½', '−1½'])
  })
})
