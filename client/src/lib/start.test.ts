import { expect, it } from 'vitest'

import { guidedGame, guidedSide, hidesWith, layersOf, optionsOf } from './start'
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

it('knows which overlays a scenario has', () => {
  const drawn: GameInfo = { ...game(false), layers: [{ id: 'zoc', title: '' }, { id: 'ships', title: '', scenarios: ['wet'] }] }
  expect(layersOf(drawn, 'wet').map((layer) => layer.id)).toEqual(['zoc', 'ships'])
  expect(layersOf(drawn, 'dry').map((layer) => layer.id)).toEqual(['zoc'])
})

it('seats a guided player where the guide leads, against whom he chose', () => {
  const named = (id: string) => ({ id, title: id, about: '' })
  const two: GameInfo = { ...game(false), sides: [named('red'), named('blue')], scenarios: [named('1'), named('2')], bots: [named('greedy@1')], guide: { '2': 'blue' } }
  expect(guidedGame(two, 'random')).toMatchObject({ scenario: '2', seats: { red: 'random', blue: 'me' }, guide: true })
  expect(guidedSide(two)).toBe('blue')
  expect(guidedSide(game(false))).toBe('')
})
