import { describe, expect, it } from 'vitest'
import type { GuideStep } from '../lib/types'
import { mixed } from './lights'

const guide = (spaces: string[]) => ({ id: 'x', text: '', spaces }) as unknown as GuideStep
const sources = { pointed: null, newest: [], space: '', picked: [], group: [] }

describe('the guide', () => {
  const declaring = { spaces: new Map([['a', 'choice'], ['b', 'choice']] as const), pieces: new Map(), path: [] }

  it('means of its spaces only those that may be chosen', () => {
    const { spaces } = mixed({ ...sources, declaring, guide: guide(['a', 'c']) })
    expect(Object.fromEntries(spaces)).toEqual({ a: 'guide', b: 'choice' })
  })

  it('shows what it speaks of if nothing of it can be chosen', () => {
    const { spaces } = mixed({ ...sources, declaring, guide: guide(['c']) })
    expect(spaces.get('c')).toBe('guide')
  })

  it('points nowhere that somebody in hand cannot reach', () => {
    const held = { ...declaring, pieces: new Map([['u', 'chosen']] as const) }
    expect(mixed({ ...sources, declaring: held, guide: guide(['c']) }).spaces.has('c')).toBe(false)
  })
})
