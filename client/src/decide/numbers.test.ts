import { describe, expect, it } from 'vitest'
import { plain, signed, terms } from './numbers'

describe('numbers', () => {
  it('are printed with a true minus', () => {
    expect([3, 0, -2].map((n) => plain(n))).toEqual(['3', '0', '−2'])
    expect([3, 0, -2].map((n) => signed(n))).toEqual(['+3', '±0', '−2'])
  })
  it('have terms: the first as it is, the others with their signs', () => {
    const items = [
      { label: 'AF', value: 5, clause: '10.72A' },
      { label: 'support', value: 1, clause: '10.72C' },
    ]
    expect(terms({ of: 'assault', title: 'AV', total: 6, items })).toEqual(['5 AF', '+1 support'])
    expect(terms({ of: 'march', title: 'MF', total: 3, items: items.slice(0, 1), halves: true })).toEqual(['2½ AF'])
  })
  it('that are counted in halves are printed as such', () => {
    expect([0, 1, 2, 3, -1, -4].map((n) => plain(n, true))).toEqual(['0', '½', '1', '1½', '−½', '−2'])
    expect([1, 3, -3].map((n) => signed(n, true))).toEqual(['+½', '+1½', '−1½'])
  })
})
