import { describe, expect, it } from 'vitest'
import type { LogLine } from '../lib/types'
import { grouped, sinceMine } from './group'

const line = (at: number, side: string): LogLine => ({ at, text: '', clause: '', kind: 'x', side })

describe('log', () => {
  it('is put together by decision', () => {
    const made = grouped([line(0, ''), line(1, 'a'), line(1, 'a'), line(2, 'b')])
    expect(made.map((group) => [group.at, group.side, group.lines.length])).toEqual([
      [0, '', 1],
      [1, 'a', 2],
      [2, 'b', 1],
    ])
  })

  it('has one group for a decision, also if its lines stand apart', () => {
    expect(grouped([line(1, 'a'), line(2, 'b'), line(1, 'a')]).map((group) => [group.at, group.lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('knows what is new to a seat', () => {
    expect(sinceMine([], 'a')).toBeNull()
    expect(sinceMine([line(1, 'a')], 'a')).toBeNull()
    expect(sinceMine([line(0, ''), line(1, 'a')], 'a')).toBeNull()
    expect(sinceMine([line(1, 'a'), line(2, 'b'), line(3, 'b')], 'a')).toBe(1)
    expect(sinceMine([line(1, 'a'), line(2, 'b'), line(3, 'a')], 'a')).toBe(1)
    expect(sinceMine([line(1, 'b'), line(2, 'b')], 'a')).toBe(0)
  })
})
