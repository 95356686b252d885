import { describe, expect, it } from 'vitest'
import type { Menu, Target } from '../lib/types'
import { offersOf } from './draft'
import { neededField, sectionsOf } from './sections'

function shown(targets: Target[], more: Partial<Menu> = {}) {
  const menu: Menu = { version: 1, kinds: [], do: 'put', field: 'unit', targets, ...more }
  return sectionsOf({ menu, offers: offersOf(menu, 'put'), items: [], title: (field) => field, aside: (piece) => piece.startsWith('out') })
}

describe('how a field is shown', () => {
  it('as counters that lie beside the map', () => {
    expect(shown([{ value: 'out1', label: 'Rifle', piece: 'out1' }])[0]?.widget).toBe('tray')
  })
  it('as a list, if any of them stands on the map', () => {
    const targets = [
      { value: 'out1', label: 'Rifle', piece: 'out1' },
      { value: 'in1', label: 'Rifle', piece: 'in1', space: 'A1' },
    ]
    expect(shown(targets)[0]?.widget).toBe('list')
  })
  it('as cards, as buttons', () => {
    expect(shown([{ value: 'G-1', label: 'Fire', card: 'G-1' }])[0]?.widget).toBe('cards')
    expect(shown([{ value: true, label: 'yes' }])[0]?.widget).toBe('buttons')
  })
  it('with digits that go on over two fields', () => {
    const more = { grow: 'by', grow_targets: [{ value: 'in1', label: 'a', piece: 'in1' }] }
    expect(shown([{ value: true, label: 'yes' }], more).map((section) => section.start)).toEqual([0, 1])
  })
})

describe('all of them', () => {
  const unit = (id: string): Target => ({ value: id, label: id, piece: id, space: 'A1' })
  const three = ['in1', 'in2', 'in3'].map(unit)

  it('are offered where the server says that they go together', () => {
    expect(shown(three, { many: true })[0]?.together).toBe(false)
    expect(shown(three, { many: true, together: true })[0]?.together).toBe(true)
    expect(shown(three.slice(1), { many: true, together: true })[0]?.together).toBe(false)
    expect(shown([...three, { value: null, label: 'none' }], { many: true, together: true })[0]?.together).toBe(false)
  })
  it('are those of the field before, if that may grow', () => {
    const more = { grow: 'by', grow_targets: three, grow_together: true, together: false }
    expect(shown([{ value: true, label: 'yes' }], more).map((section) => section.together)).toEqual([true, false])
    expect(shown([{ value: true, label: 'yes' }], { ...more, grow_together: false }).some((section) => section.together)).toBe(false)
  })
})

describe('the field that is to be chosen', () => {
  const menu: Menu = { version: 1, kinds: [], do: 'put', field: 'point', targets: [], grow: 'by', grow_targets: [{ value: 'in1', label: 'a' }] }

  it('is the list before, while the next has nothing to choose', () => {
    expect(neededField(menu)).toBe('by')
    expect(neededField({ ...menu, targets: [{ value: 'in1', label: 'a' }] })).toBe('point')
    expect(neededField({ ...menu, complete: true })).toBe('point')
  })
})
