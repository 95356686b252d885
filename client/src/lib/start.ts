// Starting games: what one click means, and who can sit where.
import { isPerson } from './table.svelte'
import type { GameInfo, NewGame, OptionInfo } from './types'

/** The bot of one click: a quick one that plays sensibly. */
export function usualBot(game: GameInfo): string {
  const ids = game.bots.map((bot) => bot.id)
  return ids.find((id) => id === 'greedy@1') ?? ids.find((id) => id.startsWith('greedy')) ?? ids[0] ?? 'chair'
}

/** Me on the first side, the usual bot on the others. */
export function usualSeats(game: GameInfo): Record<string, string> {
  const bot = usualBot(game)
  return Object.fromEntries(game.sides.map((side, index) => [side.id, index === 0 ? 'me' : bot]))
}

export function usualGame(game: GameInfo, guide = false): NewGame {
  const scenario = (guide ? game.guide?.[0] : undefined) ?? game.scenarios[0]?.id ?? ''
  return { game: game.id, scenario, seats: usualSeats(game), guide }
}

/** Several people share this screen. */
export const isShared = (seats: Record<string, string>): boolean => Object.values(seats).filter(isPerson).length > 1

/** The options that games of a scenario have. */
export const optionsOf = (game: GameInfo, scenario: string): OptionInfo[] =>
  game.options.filter((option) => !option.scenarios?.length || option.scenarios.includes(scenario))

/** Something is hidden from the other side in a game with these options. */
export const hidesWith = (game: GameInfo, options: Record<string, string>): boolean =>
  game.hides || game.options.some((option) => option.hides?.includes(options[option.id] ?? option.default))
