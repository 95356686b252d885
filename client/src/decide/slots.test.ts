import { describe, expect, it } from 'vitest'
import type { Kind } from '../lib/types'
import { Gesture, mainOf, placed } from './slots'

const refused = { text: 'no', code: 'rule' }
const kind = (do_: string, more: Partial<Kind> = {}): Kind => ({ do: do_, title: do_, ...more }) as Kind

describe('the main button', () => {
  it('ends the phase', () => {
    expect(mainOf([kind('move'), kind('end', { action: 'end' })])?.do).toBe('end')
  })
  it('stays in its place while a duty forbids it', () => {
    expect(mainOf([kind('move'), kind('end', { refused, whole: true })])?.do).toBe('end')
    expect(mainOf([kind('attack', { refused }), kind('end', { refused, whole: true }), kind('fire')])?.do).toBe('end')
  })
  it('is the one that costs nothing', () => {
    expect(mainOf([kind('keep', { action: 'keep' }), kind('again', { action: 'again', price: 'dear' })])?.do).toBe('keep')
  })
  it('is none where something is to be declared', () => {
    expect(mainOf([kind('retreat')])).toBeNull()
  })
})

describe('the slots', () => {
  const kinds = [kind('move'), kind('overrun', { refused }), kind('leave'), kind('look', { quiet: true }), kind('end', { action: 'end' })]
  it('keep their order', () => {
    expect(placed(kinds, mainOf(kinds), 3).bar.map((one) => one.do)).toEqual(['move', 'overrun', 'leave'])
  })
  it('are for what is possible, if there are not enough of them', () => {
    const { bar, column } = placed(kinds, mainOf(kinds), 2, { usual: 'move' })
    expect(bar.map((one) => one.do)).toEqual(['move', 'leave'])
    expect(column.map((one) => one.do)).toEqual(['overrun', 'look'])
  })
  it('leave out next what a click on the map means anyway', () => {
    const { bar, column } = placed(kinds, mainOf(kinds), 1, { usual: 'move' })
    expect(bar.map((one) => one.do)).toEqual(['leave'])
    expect(column.map((one) => one.do)).toEqual(['move', 'overrun', 'look'])
  })
  it('keep the way out of what is filled in', () => {
    const end = mainOf(kinds)
    expect(placed(kinds, null, 1, { usual: 'move', way: end }).bar).toEqual([end])
  })
})

describe('a gesture', () => {
  it('is heard to its end by what heard its beginning', () => {
    const gesture = new Gesture()
    expect(gesture.meant({ detail: 1 }, 'attack')).toBe(true)
    expect(gesture.meant({ detail: 2 }, 'end')).toBe(false)
    expect(gesture.meant({ detail: 3 }, 'attack')).toBe(true)
    expect(gesture.meant({ detail: 1 }, 'end')).toBe(true)
  })
  it('may go on with whatever sends nothing', () => {
    const gesture = new Gesture()
    expect(gesture.meant({ detail: 1 }, 'a unit', false)).toBe(true)
    expect(gesture.meant({ detail: 2 }, 'where to', false)).toBe(true)
    expect(gesture.meant({ detail: 3 }, 'confirm')).toBe(false)
  })
})
