import { expect, it } from 'vitest'

import { hidesWith, optionsOf } from './start'
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
