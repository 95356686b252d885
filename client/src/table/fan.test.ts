import { describe, expect, it } from 'vitest'
import { frontOf, swipeOf } from './fan'

describe('a finger on the fan', () => {
  it('taps', () => {
    expect(swipeOf(4, -6).is).toBe('tap')
    expect(swipeOf(2, 40).is).toBe('tap')
  })
  it('leafs along it', () => {
    expect(swipeOf(-30, 5)).toEqual({ is: 'leaf', by: 1 })
    expect(swipeOf(100, -20)).toEqual({ is: 'leaf', by: -2 })
  })
  it('plays upwards', () => {
    expect(swipeOf(10, -60).is).toBe('play')
    expect(swipeOf(80, -60).is).toBe('leaf')
  })
})

describe('the card in front', () => {
  const at = { chosen: -1, lifted: -1, alive: -1 }
  it('is the chosen one, then the lifted one, then one that can be played', () => {
    expect(frontOf(5, { chosen: 1, lifted: 2, alive: 3 })).toBe(1)
    expect(frontOf(5, { ...at, lifted: 2, alive: 3 })).toBe(2)
    expect(frontOf(5, { ...at, alive: 3 })).toBe(3)
  })
  it('is the middle one otherwise, also if the lifted one has gone', () => {
    expect(frontOf(5, at)).toBe(2)
    expect(frontOf(2, { ...at, lifted: 4 })).toBe(0)
  })
})
