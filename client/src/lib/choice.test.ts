import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BOTH, gameOf, keepChoice, lastChoice, levels, scoreAgainst, withFriend } from './choice'
import type { GameInfo, Summary } from './types'

const GAME = {
  id: 'little',
  sides: [{ id: 'blue' }, { id: 'red' }],
  scenarios: [{ id: 'one' }],
  bots: [
    { id: 'greedy@1', title: 'Captain', rank: 2 },
    { id: 'fire@1', title: 'Sentry' },
    { id: 'random', title: 'Recruit', rank: 1 },
  ],
} as unknown as GameInfo

const summary = (more: Partial<Summary>) => ({ game: 'little', seats: { blue: 'me', red: 'random' }, over: '', ...more }) as Summary

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
})

describe('the last choice', () => {
  it('is the first side against the usual opponent at first, and then what was chosen', () => {
    expect(lastChoice(GAME)).toEqual({ side: 'blue', bot: 'greedy@1' })
    keepChoice(GAME, { side: 'red', bot: 'random' })
    expect(lastChoice(GAME)).toEqual({ side: 'red', bot: 'random' })
    keepChoice(GAME, { side: 'green', bot: 'gone@1' })
    expect(lastChoice(GAME)).toEqual({ side: 'blue', bot: 'greedy@1' })
  })

  it('makes a game: against a bot, alone, or with a friend', () => {
    expect(gameOf(GAME, { side: 'red', bot: 'random' }).seats).toEqual({ blue: 'random', red: 'me' })
    expect(gameOf(GAME, { side: BOTH, bot: 'random' }).seats).toEqual({ blue: 'me', red: 'me' })
    expect(withFriend(GAME, { side: 'red', bot: 'random' }).seats).toEqual({ blue: 'chair', red: 'me' })
  })
})

it('offers those with a rank as levels, the weakest first', () => {
  expect(levels(GAME).map((bot) => bot.title)).toEqual(['Recruit', 'Captain'])
})

it('counts games won against an opponent', () => {
  const games = [summary({ over: 'x', winner: 'blue' }), summary({ over: 'x', winner: 'red' }), summary({}), summary({ seats: { blue: 'me', red: 'greedy@1' }, over: 'x', winner: 'blue' })]
  expect(scoreAgainst(games, 'little', 'random')).toEqual({ won: 1, played: 2, running: 1 })
})
