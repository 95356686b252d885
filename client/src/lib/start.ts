// Starting games: what one click means, and who can sit where.
import { isPerson } from './table.svelte'
import type { GameInfo, LayerInfo, NewGame, OptionInfo } from './types'

/** The bot of one click: a quick one that plays sensibly. */
export function usualBot(game: GameInfo): string {
  const ids = game.bots.map((bot) => bot.id)
  return ids.find((id) => id === 'greedy@1') ?? ids.find((id) => id.startsWith('greedy')) ?? ids[0] ?? 'chair'
}

/** Me on one side, the usual bot on the others. */
export function usualSeats(game: GameInfo, mine = game.sides[0]?.id ?? '', bot = usualBot(game)): Record<string, string> {
  return Object.fromEntries(game.sides.map(({ id }) => [id, id === mine ? 'me' : bot]))
}

export const hasGuide = (game: GameInfo): boolean => Object.keys(game.guide ?? {}).length > 0

/** The side of the guided first turn; empty if there is none. */
export const guidedSide = (game: GameInfo): string => Object.values(game.guide ?? {})[0] ?? ''

/** A game of the guide's scenario and side against this bot. */
export function guidedGame(game: GameInfo, bot: string): NewGame {
  const [scenario = game.scenarios[0]?.id ?? '', side] = Object.entries(game.guide ?? {})[0] ?? []
  return { game: game.id, scenario, seats: usualSeats(game, side, bot), guide: true }
}

/** Several people share this screen. */
export const isShared = (seats: Record<string, string>): boolean => new Set(Object.values(seats).filter(isPerson)).size > 1

/** One person plays several sides. */
export const isAlone = (seats: Record<string, string>): boolean => !isShared(seats) && Object.values(seats).filter(isPerson).length > 1

const within = (scenario: string) => (one: { scenarios?: readonly string[] }): boolean => !one.scenarios?.length || one.scenarios.includes(scenario)

/** The options that games of a scenario have. */
export const optionsOf = (game: GameInfo, scenario: string): OptionInfo[] => game.options.filter(within(scenario))

/** The overlays that games of a scenario have. */
export const layersOf = (game: GameInfo, scenario: string): LayerInfo[] => (game.layers ?? []).filter(within(scenario))

/** Something is hidden from the other side in a game with these options. */
export const hidesWith = (game: GameInfo, options: Record<string, string>): boolean =>
  game.hides || game.options.some((option) => option.hides?.includes(options[option.id] ?? option.default))
