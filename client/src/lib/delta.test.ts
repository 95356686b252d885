import { describe, expect, it } from 'vitest'
import { appended, applied } from './delta'
import type { Delta, LogLine, Piece, State } from './types'

const piece = (id: string, at: string): Piece => ({ id, side: 'blue', at, symbol: 'infantry', palette: 'first' })
const line = (at: number): LogLine => ({ at, text: `${at}`, clause: '', kind: 'x' })
const state: State = {
  version: 3,
  at: 4,
  last: 4,
  seat: 'blue',
  status: [['Turn', '1']],
  pieces: { a: piece('a', '0101'), b: piece('b', '0102') },
  stacks: { '0101': ['a'], '0102': ['b'] },
  panels: {},
  asks: [],
  menu: { version: 3, kinds: [] },
  undo: true,
  acted: ['b'],
}
const delta: Delta = { since: 1, serial: 2, version: 4, at: 5, last: 5 }

describe('applied', () => {
  it('leaves what is absent as it was', () => {
    const next = applied(state, delta)
    expect(next).toEqual({ ...state, version: 4, at: 5, last: 5, groups: [], ending: null })
    expect(next.pieces).toBe(state.pieces)
    expect(applied(state, { ...delta, acted: [] }).acted).toEqual([])
  })

  it('moves, adds and takes away counters without touching the others', () => {
    const next = applied(state, {
      ...delta,
      pieces: { a: piece('a', '0103'), b: null },
      stacks: { '0101': null, '0102': null, '0103': ['a'] },
    })
    expect(Object.keys(next.pieces)).toEqual(['a'])
    expect(next.stacks).toEqual({ '0103': ['a'] })
    expect(state.pieces['b']).toBeDefined()
  })

  it('takes the menu away only when told so', () => {
    expect(applied(state, delta).menu).toBe(state.menu)
    expect(applied(state, { ...delta, no_menu: true }).menu).toBeNull()
    expect(applied(state, { ...delta, undo: false }).undo).toBe(false)
  })

  it('forgets an ending that was taken back', () => {
    const ending = { winner: 'blue', text: '', clause: '', score: {} }
    const over = applied(state, { ...delta, ending })
    expect(applied(over, { ...delta, at: 4, last: 4 }).ending).toBeNull()
    expect(applied(over, { ...delta }).ending).toEqual(ending)
  })
})

describe('appended', () => {
  it('adds lines, and drops those that were undone', () => {
    const log = [line(1), line(2), line(3)]
    expect(appended(log, delta)).toBe(log)
    expect(appended(log, { ...delta, log: [line(4)] }).map((l) => l.at)).toEqual([1, 2, 3, 4])
    expect(appended(log, { ...delta, keep: 1 }).map((l) => l.at)).toEqual([1])
    expect(appended(log, { ...delta, keep: 2, log: [line(9)] }).map((l) => l.at)).toEqual([1, 2, 9])
  })
})
