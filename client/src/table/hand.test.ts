import { describe, expect, it } from 'vitest'
import type { Item, Offer } from '../decide/draft'
import type { Card, Menu, Panel } from '../lib/types'
import { handsOf, held, partUsed } from './hand'

const CARD: Card = {
  id: 'G-1',
  title: { text: 'Fire' },
  parts: [
    { title: { text: 'Fire' }, does: ['fire', 'alert'] },
    { title: { text: 'Action: Crossfire' }, does: ['play'] },
  ],
}
const offer = (act: string, card = 'G-1'): Offer => ({ do: act, title: act, field: 'card', kind: 'pick', target: { value: card, label: card, card } })

describe('the hand', () => {
  it('is what this seat alone looks at', () => {
    const hand = (id: string, side: string, more = {}): Panel => ({ type: 'hand', id, title: { text: id }, side, ...more })
    const panels = { a: hand('a', 'axis'), b: hand('b', 'allies'), c: hand('c', 'axis', { private: false }) }
    expect(handsOf(panels, 'axis').map((one) => one.id)).toEqual(['a'])
    expect(handsOf(panels, '')).toEqual([])
  })

  it('lights the part that a kind of action uses', () => {
    const one = held(CARD, [offer('play'), offer('fire', 'G-2')], [], '')
    expect(one.parts.map((part) => part?.do ?? '')).toEqual(['', 'play'])
    expect(one.whole).toBeNull()
  })

  it('lights the whole card only for what is being declared', () => {
    const offers = [offer('discard')]
    expect(held(CARD, offers, [], '').whole).toBeNull()
    expect(held(CARD, offers, [], 'discard').whole).toBe(offers[0])
  })

  it('lights a card without parts at once', () => {
    const offers = [offer('discard')]
    expect(held({ id: 'G-1', title: { text: 'x' } }, offers, [], '').whole).toBe(offers[0])
  })

  it('lights a part whose card is filled in for want of another', () => {
    const form = [{ field: 'card', title: 'Card', kind: 'pick', value: 'G-1', auto: true, items: [{ value: 'G-1', label: 'Fire', card: 'G-1' }] }]
    const openings = new Map([['fire', { version: 1, kinds: [], do: 'fire', form } as unknown as Menu]])
    expect(held(CARD, [], [], '', openings).begins).toEqual(['fire', null])
    expect(held(CARD, [offer('alert')], [], '', openings).begins).toEqual([null, null])
    expect(held(CARD, [], [], 'fire', openings).begins).toEqual([null, null])
  })

  it('knows where a chosen card stands, and which part is used', () => {
    const item = { field: 'card', kind: 'pick', values: ['G-1'], label: '', space: '', piece: '', card: 'G-1', auto: false, idle: false } satisfies Item
    expect(held(CARD, [], [item], 'fire').chosen).toBe(0)
    expect([partUsed(CARD, 'alert'), partUsed(CARD, 'play'), partUsed(CARD, 'discard')]).toEqual([0, 1, -1])
  })
})
