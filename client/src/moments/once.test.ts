import { describe, expect, it, vi } from 'vitest'
import { once } from '../lib/once'
import { Lattice } from '../map/geometry'
import { targetsOf } from './arrows'
import { concerned, fatesOf, joined, type Deed, type Position } from './deeds'
import { Stage } from './stage.svelte'
import type { LogLine, MomentLine, Piece } from '../lib/types'

const piece = (id: string, at: string, side = 'russian'): Piece => ({ id, side, at, symbol: 'infantry', palette: 'russian' })
function position(...pieces: Piece[]): Position {
  const stacks: Record<string, string[]> = {}
  for (const { id, at } of pieces) (stacks[at] ??= []).push(id)
  return { pieces: Object.fromEntries(pieces.map((one) => [one.id, one])), stacks, asks: [] }
}
const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id)
const line = (at: number, more: Partial<LogLine> = {}): LogLine => ({ at, text: '', clause: '', kind: 'x', ...more })

describe('what is drawn of a moment has each thing once', () => {
  const here = position(piece('squad', '0101'), piece('leader', '0101'), piece('gun', '0202', 'german'))
  const fire: MomentLine = { look: 'fire', by: ['gun', 'gun'], on: ['squad', 'leader', '0101'], side: 'german' }

  it('keeps the first of those with the same key', () => {
    expect(once(['a', 'b', 'a'])).toEqual(['a', 'b'])
    expect(once([{ id: 1, n: 1 }, { id: 1, n: 2 }], (one) => one.id)).toEqual([{ id: 1, n: 1 }])
  })

  it('has one target for two units in one hex', () => {
    const lattice = { where: () => [0, 0] } as unknown as Lattice
    expect(targetsOf(lattice, fire, here)).toEqual(['0101'])
  })

  it('names a unit once, also if its hex is named as well', () => {
    expect(ids(concerned(fire, here).on)).toEqual(['squad', 'leader'])
    expect(ids(concerned(fire, here).by)).toEqual(['gun'])
  })

  it('tells one fate of a unit that rolls for itself', () => {
    const gone = position(piece('leader', '0101'))
    const both: MomentLine = { look: 'fire', by: ['squad'], on: ['squad'], side: 'russian', good: -1 }
    expect(fatesOf(both, here, gone).map((fate) => [fate.piece.id, fate.how])).toEqual([['squad', 'lost']])
  })

  it('joins the ways of a unit that retreats twice', () => {
    const [from, to] = [piece('squad', '0102'), piece('squad', '0103')]
    expect(joined([{ piece: from, way: ['0101', '0102'] }], [{ piece: to, way: ['0102', '0103'] }])).toEqual([{ piece: to, way: ['0101', '0102', '0103'] }])
  })

  it('has one arrow for it on the stage, and one fall of a unit that is lost twice', () => {
    vi.useFakeTimers()
    const stage = new Stage({ pace: () => 'normal', still: () => true, sound: () => undefined })
    const there = (...at: string[]) => position(piece('gun', '0202', 'german'), ...at.map((space) => piece('squad', space)))
    const deed = (before: Position, after: Position, lines: LogLine[]): Deed => ({ before, after, lines, own: true })
    const shot = line(1, { moment: { ...fire, by: ['gun'], on: ['squad'] } })
    stage.add(deed(there('0101'), there('0102'), [shot]))
    stage.add(deed(there('0102'), there('0103'), [line(2, { pieces: ['squad'] })]))
    stage.add(deed(there('0103'), there(), [line(3, { pieces: ['squad'] })]))
    stage.add(deed(there('0103'), there(), [line(4, { pieces: ['squad'] })]))
    let most = 0
    for (let i = 0; i < 60; i++) {
      vi.advanceTimersByTime(100)
      const { retreats = [] } = stage.moment ?? {}
      most = Math.max(most, retreats.length)
      expect(once(retreats, (one) => one.piece.id)).toHaveLength(retreats.length)
      expect(once(stage.falls, (one) => one.id)).toHaveLength(stage.falls.length)
    }
    expect(most).toBe(1)
    vi.useRealTimers()
  })
})
