import { describe, expect, it } from 'vitest'
import { fulfilled } from './guiding.svelte'

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
