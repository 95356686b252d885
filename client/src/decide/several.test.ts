import { describe, expect, it } from 'vitest'
import type { Panel, Piece, State } from '../lib/types'
import { withEntry, withPlaced, type Entry } from './several'

const entry = (piece: string, space: string): Entry => ({ action: `put ${piece} ${space}`, label: piece, do: 'put', piece, space })
const piece = (id: string, at = ''): Piece => ({ id, side: 'blue', at, symbol: 'infantry', palette: 'blue', name: id })
const pool = { type: 'pool', id: 'p', title: { id: 'p' }, groups: [[{ id: 'g' }, [piece('u1'), piece('u2')]]] } as unknown as Panel

describe('what is sent together', () => {
  it('says each thing of a counter once, in its place', () => {
    const entries = [entry('u1', 'A1'), entry('u2', 'A1')]
    expect(withEntry(entries, entry('u1', 'B2')).map((one) => one.action)).toEqual(['put u1 B2', 'put u2 A1'])
    expect(withEntry(entries, { ...entry('u1', ''), do: 'equip' })).toHaveLength(3)
  })

  it('is seen on the map as it would be, and changes nothing there', () => {
    const position: Pick<State, 'pieces' | 'stacks' | 'panels'> = { pieces: { u3: piece('u3', 'A1') }, stacks: { A1: ['u3'] }, panels: { p: pool } }
    const seen = withPlaced(position, [entry('u1', 'A1'), entry('u3', 'B2'), entry('nobody', 'A1')])
    expect(seen.stacks).toEqual({ A1: ['u3', 'u1'] })
    expect(seen.pieces['u1']?.at).toBe('A1')
    expect(position.stacks).toEqual({ A1: ['u3'] })
    expect(withPlaced(position, [])).toBe(position)
  })
})
