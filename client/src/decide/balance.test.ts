import { describe, expect, it } from 'vitest'
import type { Forecast } from '../lib/types'
import { balanceOf } from './balance'

const forecast = (of: number, ...odds: [share: number, good: number][]): Forecast => ({
  title: '',
  clause: '',
  of,
  odds: odds.map(([share, good]) => ({ share, good, title: '', text: '', clause: '' })),
})

describe('balanceOf', () => {
  it('counts what is liked more and less than what lies there', () => {
    const now = [forecast(36, [36, -1])]
    const again = [forecast(36, [9, -2], [9, -1], [18, 2])]
    expect(balanceOf(now, again)).toEqual({ better: 50, worse: 25 })
  })

  it('says nothing where nobody can tell', () => {
    expect(balanceOf([], [forecast(6, [6, 1])])).toBeNull()
    expect(balanceOf([forecast(6, [6, 1])], [])).toBeNull()
  })

  it('says nothing where more rolls follow, or several units are concerned', () => {
    const again = [forecast(36, [18, 2], [18, -1])]
    expect(balanceOf([forecast(36, [30, 2], [6, -1])], again)).toBeNull()
    expect(balanceOf([forecast(36, [36, 2]), forecast(36, [36, -1])], again)).toBeNull()
  })
})
