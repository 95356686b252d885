import { describe, expect, it } from 'vitest'
import type { Field, Menu, Target } from '../lib/types'
import { offersOf } from './draft'
import { neededField, sectionsOf } from './sections'

const field = (name: string, targets: Target[], more: Partial<Field> = {}): Field => ({ name, title: name, kind: 'pick', targets, ...more })

function shown(targets: Target[], more: Partial<Field> = {}, grow?: Field) {
  const menu: Menu = { version: 1, do: 'put', field: field('unit', targets, more), grow }
  return sectionsOf({ menu, offers: offersOf(menu), items: [], title: (field) => field, aside: (piece) => piece.startsWith('out') })
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
  it('as points and as pairs, whatever their values look like', () => {
    expect(shown([{ value: ['a', 2], label: 'a' }], { kind: 'split' })[0]?.widget).toBe('points')
    expect(shown([{ value: ['a', '0102'], label: 'a', space: '0102' }], { kind: 'assign' })[0]?.widget).toBe('assigns')
    expect(shown([{ value: ['0101', '0102'], label: 'b', space: '0102' }], { kind: 'path' })[0]?.widget).toBe('list')
  })
  it('as cards, as buttons', () => {
    expect(shown([{ value: 'G-1', label: 'Fire', card: 'G-1' }])[0]?.widget).toBe('cards')
    expect(shown([{ value: true, label: 'yes' }])[0]?.widget).toBe('buttons')
  })
  it('with digits that go on over two fields', () => {
    const grow = field('by', [{ value: 'in1', label: 'a', piece: 'in1' }], { kind: 'stack' })
    expect(shown([{ value: true, label: 'yes' }], {}, grow).map((section) => section.start)).toEqual([0, 1])
  })
})

describe('all of them', () => {
  const unit = (id: string): Target => ({ value: id, label: id, piece: id, space: 'A1' })
  const three = ['in1', 'in2', 'in3'].map(unit)

  it('are offered where the server says that they go together', () => {
    expect(shown(three, { kind: 'subset' })[0]?.together).toBe(false)
    expect(shown(three, { kind: 'subset', together: true })[0]?.together).toBe(true)
    expect(shown(three.slice(1), { kind: 'subset', together: true })[0]?.together).toBe(false)
    expect(shown([...three, { value: null, label: 'none' }], { kind: 'subset', together: true })[0]?.together).toBe(false)
  })
  it('are those of the field before, if that may grow', () => {
    const sections = (together: boolean) => shown([{ value: true, label: 'yes' }], {}, field('by', three, { kind: 'stack', together }))
    expect(sections(true).map((section) => section.together)).toEqual([true, false])
    expect(sections(false).some((section) => section.together)).toBe(false)
  })
})

describe('the field that is to be chosen', () => {
  const some = [{ value: 'in1', label: 'a' }]
  const menu: Menu = { version: 1, do: 'put', field: field('point', []), grow: field('by', some) }

  it('is the list before, while the next has nothing to choose', () => {
    expect(neededField(menu)).toBe('by')
    expect(neededField({ ...menu, field: field('point', some) })).toBe('point')
    expect(neededField({ ...menu, complete: true })).toBe('point')
  })
})
