import { describe, expect, it } from 'vitest'
import { fulfilled, reached } from './guiding.svelte'

const nothing = { do: '', filled: [] }

describe('a step of the guide', () => {
  it('waits for a question', () => {
    expect(fulfilled('prompt:move', 'bid', nothing, [])).toBe(false)
    expect(fulfilled('prompt:move', 'move', nothing, [])).toBe(true)
  })

  it('waits for a declaration', () => {
    expect(fulfilled('do:move', 'move', nothing, [])).toBe(false)
    expect(fulfilled('do:move', 'move', { do: 'move', filled: [] }, [])).toBe(true)
    expect(fulfilled('do:move', 'move', nothing, ['move'])).toBe(true)
    expect(fulfilled('field:path', 'move', { do: 'move', filled: ['unit'] }, [])).toBe(false)
    expect(fulfilled('field:path', 'move', { do: 'move', filled: ['unit', 'path'] }, [])).toBe(true)
  })

  it('waits for an action', () => {
    expect(fulfilled('acted:move', 'move', nothing, ['bid'])).toBe(false)
    expect(fulfilled('acted:move', 'move', nothing, ['bid', 'move'])).toBe(true)
  })

  it('never goes on by itself without a condition that it knows', () => {
    expect(fulfilled('', 'move', nothing, [])).toBe(false)
    expect(fulfilled('other:x', 'x', nothing, ['x'])).toBe(false)
  })
})

describe('the guide', () => {
  const steps = ['', 'acted:bid', 'prompt:rally', 'prompt:move', 'do:move', 'field:unit', 'acted:move', 'prompt:attack', ''].map((until) => ({ until }))
  const go = (at: number, prompt: string, before: string, declared: Parameters<typeof reached>[4] = nothing, acted: string[] = []) =>
    reached(steps, at, prompt, before, declared, acted)

  it('goes on step by step', () => {
    expect(go(1, 'bid', 'bid')).toBe(1)
    expect(go(1, 'bid', 'bid', nothing, ['bid'])).toBe(2)
    expect(go(4, 'move', 'move')).toBe(4)
    expect(go(4, 'move', 'move', { do: 'move', filled: [] })).toBe(5)
    expect(go(5, 'move', 'move', { do: 'move', filled: ['unit'] })).toBe(6)
  })

  it('follows whoever is faster', () => {
    expect(go(4, 'move', 'move', nothing, ['move'])).toBe(7)
    expect(go(5, 'attack', 'move')).toBe(8)
    expect(go(2, 'rally', 'bid')).toBe(3)
  })

  it('does not take one action for another that comes after a question', () => {
    expect(go(3, 'rally', 'rally', nothing, ['move'])).toBe(3)
  })

  it('does not take an old question for a new one', () => {
    expect(go(1, 'rally', 'rally')).toBe(1)
  })

  it('never leaves its last step', () => {
    expect(go(8, 'attack', 'move', nothing, ['move'])).toBe(8)
  })
})
