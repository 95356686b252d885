// Starting games: what one click means, and who can sit where.
import { isPerson } from './table.svelte'
import type { GameInfo, NewGame, OptionInfo } from './types'

/** The bot of one click: a quick one that plays sensibly. */
export function usualBot(game: GameInfo): string {
  const ids = game.bots.map((bot) => bot.id)
  return ids.find((id) => id === 'greedy@1') ?? ids.find((id) => id.startsWith('greedy')) ?? ids[0] ?? 'chair'
}

/** Me on one side, the usual bot on the others. */
export function usualSeats(game: GameInfo, mine = game.sides[0]?.id ?? ''): Record<string, string> {
  const bot = usualBot(game)
  return Object.fromEntries(game.sides.map(({ id }) => [id, id === mine ? 'me' : bot]))
}

export const hasGuide = (game: GameInfo): boolean => Object.keys(game.guide ?? {}).length > 0

/** A game against the usual bot; a guided one is that of the guide's scenario and side. */
export function usualGame(game: GameInfo, guide = false): NewGame {
  const [guided, side] = (guide && Object.entries(game.guide ?? {})[0]) || []
  return { game: game.id, scenario: guided ?? game.scenarios[0]?.id ?? '', seats: usualSeats(game, side), guide }
}

/** Several people share this screen. */
export const isShared = (seats: Record<string, string>): boolean => Object.values(seats).filter(isPerson).length > 1

/** The options that games of a scenario have. */
export const optionsOf = (game: GameInfo, scenario: string): OptionInfo[] =>
  game.options.filter((option) => !option.scenarios?.length || option.scenarios.includes(scenario))

/** Something is hidden from the other side in a game with these options. */
export const hidesWith = (game: GameInfo, options: Record<string, string>): boolean =>
  game.hides || game.options.some((option) => option.hides?.includes(options[option.id] ?? option.default))
