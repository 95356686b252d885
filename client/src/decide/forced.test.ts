import { describe, expect, it } from 'vitest'
import type { AskLine, Kind } from '../lib/types'
import type { Offer } from './draft'
import { onlyAnswer, soleOf } from './forced'

const ASK: AskLine = { side: 'axis', prompt: 'move', text: '', subject: '', clause: '1' }
const END: Kind = { do: 'finish', title: 'Nobody else moves', action: 'finish' }
const GO: Kind = { do: 'go', title: 'Move' }
const NO: Kind = { do: 'hand', title: 'Hand over', refused: { text: 'no', code: 'rule' } }
const OFFER: Offer = { do: 'go', title: '', field: 'by', kind: 'stack', target: { value: 'a', label: 'a' } }
const nothing = { kinds: [], offers: [], started: false, ready: '' }

describe('questions with one answer', () => {
  it('know the only action without fields', () => {
    expect(soleOf([END, NO])).toBe(END)
    expect(soleOf([END, GO])).toBeNull()
    expect(soleOf([GO])).toBeNull()
  })

  it('are answered by it', () => {
    expect(onlyAnswer(ASK, { ...nothing, kinds: [NO, END] })).toBe('finish')
    expect(onlyAnswer(ASK, { ...nothing, kinds: [GO], ready: 'go a b' })).toBe('go a b')
  })

  it('are left alone where anything can be chosen', () => {
    expect(onlyAnswer(ASK, { ...nothing, kinds: [END, GO] })).toBe('')
    expect(onlyAnswer(ASK, { ...nothing, kinds: [GO], ready: 'go a b', offers: [OFFER] })).toBe('')
    expect(onlyAnswer(ASK, { ...nothing, kinds: [GO], ready: 'go a b', started: true })).toBe('')
    expect(onlyAnswer(ASK, { ...nothing, kinds: [{ ...END }, { ...GO, quiet: true }] })).toBe('')
    expect(onlyAnswer(null, { ...nothing, kinds: [END] })).toBe('')
  })

  it('are never answered in a window: the enemy would learn that there was no choice', () => {
    expect(onlyAnswer({ ...ASK, window: true }, { ...nothing, kinds: [END] })).toBe('')
  })
})
