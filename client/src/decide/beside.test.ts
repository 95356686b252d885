import { describe, expect, it } from 'vitest'
import type { Piece } from '../lib/types'
import { aimed, asked } from './beside'
import type { Item } from './draft'

const pieces = { us29: { id: 'us29', side: 'allied', at: '2009' }, foe: { id: 'foe', side: 'german', at: '2010' } } as unknown as Record<string, Piece>
const item = (more: Partial<Item>): Item => ({ field: 'on', kind: 'stack', values: [], label: '', space: '', piece: '', card: '', auto: false, idle: false, ...more })

describe('what a roll is about', () => {
  it('is who acts, and on which spaces', () => {
    const items = [item({ space: '2010' }), item({ piece: 'us29', space: '2009' }), item({ label: 'yes' })]
    expect(aimed(items, pieces, 'allied')).toEqual({ by: ['us29'], on: ['2010'] })
  })
  it('names the space of a unit that is aimed at, once', () => {
    expect(aimed([item({ piece: 'foe' }), item({ space: '2010' })], pieces, 'allied').on).toEqual(['2010'])
  })
  it('leaves out what changes nothing', () => {
    expect(aimed([item({ space: '2010', idle: true })], pieces, 'allied').on).toEqual([])
  })
})

describe('what a question is about', () => {
  it('is who can be seen to act, and the spaces that it befalls, each once', () => {
    expect(asked({ by: ['us29', 'nobody'], on: ['foe', '2010'] }, pieces)).toEqual({ by: ['us29'], on: ['2010'] })
    expect(asked({}, pieces)).toEqual({ by: [], on: [] })
  })
})
