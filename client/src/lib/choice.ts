// The last choice of side and opponent for each game, kept in this browser.
import { read, write } from './keep'
import { usualBot } from './start'
import type { BotInfo, GameInfo, NewGame, Summary } from './types'

export const BOTH = '' // one person plays all sides

export interface Chosen {
  /** The side one plays; empty: both. */
  side: string
  bot: string
}

/** Opponents that are sold by their strength, the weakest first. */
export const levels = (game: GameInfo): BotInfo[] => game.bots.filter((bot) => bot.rank).sort((one, two) => (one.rank ?? 0) - (two.rank ?? 0))

const name = (game: GameInfo) => `choice.${game.id}`

/** What was chosen last, as far as the game still has it. */
export function lastChoice(game: GameInfo): Chosen {
  const kept = read<Partial<Chosen>>(name(game), {})
  const side = kept.side === BOTH || game.sides.some((one) => one.id === kept.side) ? (kept.side ?? BOTH) : (game.sides[0]?.id ?? '')
  const bot = game.bots.some((one) => one.id === kept.bot) ? (kept.bot ?? '') : usualBot(game)
  return { side, bot }
}

export const keepChoice = (game: GameInfo, chosen: Chosen): void => write(name(game), chosen)

/** A game as it was chosen. */
export function gameOf(game: GameInfo, { side, bot }: Chosen): NewGame {
  const seats = Object.fromEntries(game.sides.map(({ id }) => [id, side === BOTH || id === side ? 'me' : bot]))
  return { game: game.id, scenario: game.scenarios[0]?.id ?? '', seats }
}

/** Two people, at this screen or the other one elsewhere; who chose both sides plays the first. */
export function withFriend(game: GameInfo, { side }: Chosen, friend: 'chair' | 'guest' = 'chair'): NewGame {
  const mine = side === BOTH ? game.sides[0]?.id : side
  const seats = Object.fromEntries(game.sides.map(({ id }) => [id, id === mine ? 'me' : friend]))
  return { game: game.id, scenario: game.scenarios[0]?.id ?? '', seats }
}

/** Games of mine against an opponent that are over, and those that I have won. */
export function scoreAgainst(games: readonly Summary[], game: string, bot: string): { won: number; played: number; running: number } {
  const ours = games.filter((one) => one.game === game && Object.values(one.seats).includes(bot) && Object.values(one.seats).includes('me'))
  const over = ours.filter((one) => one.over && one.winner)
  return { won: over.filter((one) => one.seats[one.winner ?? ''] === 'me').length, played: over.length, running: ours.filter((one) => !one.over).length }
}
