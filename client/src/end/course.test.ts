import { describe, expect, it } from 'vitest'
import type { Stand } from '../lib/types'
import { BELL, bellAt, lasted, linesOf, mirrored, pathOf, scaleOf, tells, ticksOf } from './course'

const stand = (at: number, turn: number, ...points: number[]): Stand => ({ at, turn, points })

describe('the curve of a game', () => {
  it('has a line for each side, and one where a marker serves both', () => {
    const two = [stand(0, 1, 0, 0), stand(9, 2, 3, 1)]
    expect(linesOf({ sides: ['a', 'b'], curve: two }).map((line) => line.points)).toEqual([
      [[0, 0], [9, 3]],
      [[0, 0], [9, 1]],
    ])
    const one = [stand(0, 1, 2, -2), stand(9, 2, -3, 3)]
    expect([mirrored(two), mirrored(one), mirrored([])]).toEqual([false, true, false])
    expect(linesOf({ sides: ['a', 'b'], curve: one })).toEqual([{ side: 'a', points: [[0, 2], [9, -3]] }])
  })

  it('has a tick where a turn begins', () => {
    expect(ticksOf([stand(0, 1, 0), stand(4, 1, 1), stand(6, 2, 1), stand(8, 4, 2)])).toEqual([
      { at: 0, turn: 1 },
      { at: 6, turn: 2 },
      { at: 8, turn: 4 },
    ])
    expect(ticksOf([stand(0, -1, 0)])).toEqual([])
    expect(ticksOf(Array.from({ length: 40 }, (_, i) => stand(i, i, 0)), 14)).toHaveLength(14)
  })

  it('has round numbers around all points', () => {
    expect(scaleOf([0, 51])).toEqual([0, 20, 40, 60])
    expect(scaleOf([0, 1])).toEqual([0, 1])
    expect(scaleOf([0, 0])).toEqual([0, 1])
    const below = scaleOf([-7, 12])
    expect(below[0]).toBeLessThanOrEqual(-7)
    expect(below.at(-1)).toBeGreaterThanOrEqual(12)
    expect(below).toContain(0)
  })

  it('stays level until the points change', () => {
    expect(pathOf([[0, 0], [5, 3]], (at) => at, (value) => -value)).toBe('M0.0 0.0H5.0V-3.0')
  })
})

describe('luck and length', () => {
  it('puts a pin on the bell', () => {
    expect(bellAt(0)).toEqual([50, 2])
    expect(bellAt(9)[0]).toBe(100)
    expect(BELL[0]![0]).toBe(0)
  })

  it('says nothing of a few dice', () => {
    const one = { side: 'a', place: 90, off: 1, counted: [] }
    expect([5, 6].map((rolls) => tells({ ...one, rolls }))).toEqual([false, true])
  })

  it('tells the time in what fits', () => {
    expect(lasted(20)).toBeNull()
    expect(lasted(300)).toEqual(['end-minutes', { minutes: 5 }])
    expect(lasted(6720)).toEqual(['end-hours', { hours: 1, minutes: 52 }])
    expect(lasted(86400 * 3)).toEqual(['end-days', { days: 3 }])
  })
})
