import { expect, it } from 'vitest'

import { hidesWith, optionsOf, usualGame } from './start'
import type { GameInfo } from './types'

const game = (hides: boolean): GameInfo => ({
  id: 'g',
  edition: '1',
  title: 'G',
  about: '',
  sides: [],
  scenarios: [],
  bots: [],
  hides,
  options: [
    { id: 'bid', title: '', about: '', clause: '1', values: [], default: 'off', hides: ['on'] },
    { id: 'rain', title: '', about: '', clause: '1', values: [], default: 'off', scenarios: ['wet'] },
  ],
})

it('knows which options hide something', () => {
  expect(hidesWith(game(false), {})).toBe(false)
  expect(hidesWith(game(false), { rain: 'on' })).toBe(false)
  expect(hidesWith(game(false), { bid: 'on' })).toBe(true)
  expect(hidesWith(game(true), {})).toBe(true)
})

it('knows which options a scenario has', () => {
  expect(optionsOf(game(false), 'wet').map((option) => option.id)).toEqual(['bid', 'rain'])
  expect(optionsOf(game(false), 'dry').map((option) => option.id)).toEqual(['bid'])
})

it('seats a guided player where the guide leads', () => {
  const named = (id: string) => ({ id, title: id, about: '' })
  const two: GameInfo = { ...game(false), sides: [named('red'), named('blue')], scenarios: [named('1'), named('2')], bots: [named('greedy@1')], guide: { '2': 'blue' } }
  expect(usualGame(two, true)).toMatchObject({ scenario: '2', seats: { red: 'greedy@1', blue: 'me' }, guide: true })
  expect(usualGame(two)).toMatchObject({ scenario: '1', seats: { red: 'me', blue: 'greedy@1' }, guide: false })
})
