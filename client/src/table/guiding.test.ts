import { describe, expect, it } from 'vitest'
import { after, holds, standing, type Facts } from './guiding.svelte'

const nothing: Facts = { prompt: '', open: [], do: '', filled: [] }
const moving: Facts = { ...nothing, prompt: 'move', open: ['move', 'done'] }
const declared = (...filled: string[]): Facts => ({ ...moving, do: 'move', filled })

describe('a fact', () => {
  it('is what the player is asked', () => {
    expect(holds('prompt:move', nothing)).toBe(false)
    expect(holds('prompt:move', moving)).toBe(true)
    expect(holds('prompt:rally|move', moving)).toBe(true)
  })

  it('is what can be chosen, as far as anything is asked', () => {
    expect(holds('can:move', moving)).toBe(true)
    expect(holds('can:attack', moving)).toBe(false)
    expect(holds('cannot:attack', moving)).toBe(true)
    expect(holds('cannot:attack', nothing)).toBe(false)
  })

  it('is what is being declared', () => {
    expect(holds('do:move', moving)).toBe(false)
    expect(holds('do:move', declared())).toBe(true)
    expect(holds('field:move.path', declared('unit'))).toBe(false)
    expect(holds('field:move.path', declared('unit', 'path'))).toBe(true)
    expect(holds('field:attack.path', declared('unit', 'path'))).toBe(false)
  })

  it('is nothing that is not known', () => {
    expect(holds('', moving)).toBe(false)
    expect(holds('acted:move', moving)).toBe(false)
  })
})

describe('the guide', () => {
  const cards = [
    { until: '' }, // 0 read
    { when: ['prompt:bid'], until: 'acted:bid' }, // 1
    { when: ['prompt:move', 'can:move'], until: 'field:move.unit' }, // 2
    { when: ['prompt:move', 'do:move'], until: 'field:move.path' }, // 3
    { when: ['prompt:move', 'do:move'], until: 'acted:move' }, // 4
    { when: ['prompt:move'], until: 'prompt:attack' }, // 5
    { when: ['prompt:attack', 'can:attack'], until: 'acted:attack' }, // 6
    { when: ['prompt:attack'], until: 'acted:done' }, // 7
    { until: '' }, // 8 read
  ]
  const at = (from: number, facts: Facts) => standing(cards, from, facts).at

  it('waits until a card was read, whatever is played', () => {
    expect(at(0, nothing)).toBe(0)
    expect(at(0, moving)).toBe(0)
  })

  it('says nothing where no card fits', () => {
    expect(standing(cards, 1, nothing)).toEqual({ from: 1, at: -1 })
    expect(standing(cards, 6, moving)).toEqual({ from: 6, at: -1 })
  })

  it('goes on with a declaration, and back with it', () => {
    expect(at(2, moving)).toBe(2)
    expect(at(2, declared())).toBe(2)
    expect(at(2, declared('unit'))).toBe(3)
    expect(at(2, declared('unit', 'path'))).toBe(4)
    expect(standing(cards, 2, moving)).toEqual({ from: 2, at: 2 })
  })

  it('leaps over what does not fit any more, and not back', () => {
    expect(standing(cards, 1, moving)).toEqual({ from: 2, at: 2 })
    expect(standing(cards, 1, declared('unit'))).toEqual({ from: 2, at: 3 })
    expect(standing(cards, 2, { ...nothing, prompt: 'attack' })).toEqual({ from: 7, at: 7 })
    expect(at(7, moving)).toBe(-1)
  })

  it('never leaps to a card that rests on nothing', () => {
    expect(at(7, moving)).toBe(-1)
    expect(at(8, moving)).toBe(8)
  })

  it('goes on after an action by one card, or over all that lead to it', () => {
    expect(after(cards, 1, 'bid', { ...nothing, prompt: 'bid' })).toBe(2)
    expect(after(cards, 2, 'move', moving)).toBe(5)
    expect(after(cards, 4, 'move', declared('unit', 'path'))).toBe(5)
    expect(after(cards, 7, 'done', { ...nothing, prompt: 'attack' })).toBe(8)
    expect(after(cards, 6, 'done', { ...nothing, prompt: 'attack', open: ['attack', 'done'] })).toBe(8)
  })

  it('does not take one action for another', () => {
    expect(after(cards, 5, 'move', moving)).toBe(0)
    expect(after(cards, 2, 'done', moving)).toBe(0)
    expect(after(cards, 0, 'bid', moving)).toBe(0)
  })
})
