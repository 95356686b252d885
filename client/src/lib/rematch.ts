// The same game once more, with the same sides or with sides swapped.
import type { NewGame, Table } from './types'

/** The scenario that a table was set up for; its board names it. */
export const scenarioOf = (table: Table): string => decodeURIComponent(table.board.split('?')[0]?.split('/').pop() ?? '')

export function rematch(table: Table, swapped = false): NewGame {
  const ids = table.sides.map((side) => side.id)
  const who = ids.map((id) => table.seats[id] ?? 'me')
  if (swapped) who.reverse()
  const seats = Object.fromEntries(ids.map((id, i) => [id, who[i] ?? 'me']))
  return { game: table.game, scenario: scenarioOf(table), seats, options: table.options, pause: table.pause }
}
