// What one deed changed on the map, and what its moment says about it. Nothing here is drawn.
import { once } from '../lib/once'
import { isSign } from '../map/signs'
import type { LogLine, MomentLine, Piece, State } from '../lib/types'

export type Position = Pick<State, 'pieces' | 'stacks' | 'asks'>

/** One decision as the page was told of it. */
export interface Deed {
  before: Position
  after: Position
  lines: LogLine[]
  /** Somebody at this page did it, or looks at it on purpose: nothing waits. */
  own: boolean
}

/** A moment with the line of the log that it belongs to. */
export interface Scene {
  line: LogLine
  moment: MomentLine
}

/** A counter that has gone somewhere. */
export interface Journey {
  piece: Piece
  way: string[]
}

/** The moments of some lines; of several in a row with the same thread only the last. */
export function scenesOf(lines: readonly LogLine[]): Scene[] {
  const found: Scene[] = []
  for (const line of lines) {
    const { moment } = line
    if (!moment) continue
    const last = found.at(-1)
    if (last?.moment.thread && last.moment.thread === moment.thread) found.pop()
    found.push({ line, moment })
  }
  return found
}

/** Counters that stand elsewhere now, with the way on which they went. */
export function journeysOf({ before, after, lines }: Deed): Journey[] {
  const found: Journey[] = []
  if (before.pieces === after.pieces) return found
  for (const [id, piece] of Object.entries(after.pieces)) {
    const old = before.pieces[id]
    if (!old || old === piece || old.at === piece.at || !old.at || !piece.at || isSign(piece)) continue
    const told = lines.findLast((line) => line.way?.length && line.pieces?.includes(id))?.way ?? []
    const way = [...told]
    if (way[0] !== old.at) way.unshift(old.at)
    if (way.at(-1) !== piece.at) way.push(piece.at)
    found.push({ piece, way })
  }
  return found
}

/** Counters that are no longer there, as somebody has told; what has only gone out of sight is not among them. */
export function goneOf({ before, after, lines }: Deed): Piece[] {
  if (before.pieces === after.pieces) return []
  const told = new Set(lines.flatMap((line) => line.pieces ?? []))
  return Object.values(before.pieces).filter((piece) => piece.at && told.has(piece.id) && !after.pieces[piece.id]?.at && !isSign(piece))
}

/** Journeys of one moment: whoever goes on has one way. */
export function joined<T extends Journey>(before: readonly T[], more: readonly T[]): T[] {
  const found = new Map(before.map((one) => [one.piece.id, one]))
  for (const one of more) {
    const old = found.get(one.piece.id)
    found.set(one.piece.id, old ? { ...one, way: [...old.way, ...one.way.slice(old.way.at(-1) === one.way[0] ? 1 : 0)] } : one)
  }
  return [...found.values()]
}

/** Whether something on the map is another than before. */
export const visible = ({ before, after }: Deed): boolean => before.pieces !== after.pieces || before.stacks !== after.stacks

export const HURTS: ReadonlySet<string> = new Set(['fight', 'fire', 'bomb'])

/** Those whom a moment is about: who did it, and whom it befalls. */
export function concerned(moment: MomentLine, { pieces, stacks }: Position): { by: Piece[]; on: Piece[] } {
  const known = (ids: readonly string[]): Piece[] => ids.flatMap((id) => pieces[id] ?? [])
  const by = once(known(moment.by ?? []))
  const side = moment.side || by[0]?.side
  const on = (moment.on ?? []).flatMap((id) => (pieces[id] ? [pieces[id]] : known(stacks[id] ?? []).filter((piece) => !side || piece.side !== side)))
  return { by, on: once(on).filter((piece) => !isSign(piece)) }
}

export type Fate = { piece: Piece; how: 'lost' | 'unharmed' | 'open' } | { piece: Piece; how: 'steps'; steps: number } | { piece: Piece; how: 'retreats' | 'advances'; to: string }

function fateOf(piece: Piece, now: Position, attacks: boolean): Fate | null {
  const then = now.pieces[piece.id]
  if (!then?.at) return { piece, how: 'lost' }
  if (then.at !== piece.at) return { piece, how: attacks ? 'advances' : 'retreats', to: then.at }
  const steps = (piece.steps ?? 0) - (then.steps ?? 0)
  return steps > 0 ? { piece, how: 'steps', steps } : null
}

/** How good a moment is for who looks: it is told from the view of who acts. */
export const goodFor = ({ good = 0, side = '' }: Pick<MomentLine, 'good' | 'side'>, seat: string): number => (!seat || !side || side === seat ? good : -good)

/**
 * One line for each unit concerned; those of the attackers to whom nothing happened are not told one by one.
 * Nothing is said of a side that has still to say what becomes of its units, nor by a roll that has no result yet.
 */
export function fatesOf(moment: MomentLine, before: Position, now: Position): Fate[] {
  if (!HURTS.has(moment.look)) return []
  const { by, on } = concerned(moment, before)
  const good = moment.good ?? 0
  const whole = (some: readonly Piece[], hurt: boolean, attacks: boolean): Fate[] => {
    const found = some.map((piece) => fateOf(piece, now, attacks || !(moment.hurts?.includes(piece.side) ?? true)))
    const sides = new Set(some.map(({ side }) => side))
    const asked = moment.hurts ? moment.hurts.some((side) => sides.has(side)) : hurt && now.asks.some(({ side }) => sides.has(side))
    const open = asked && found.every((fate) => !fate)
    return some.flatMap((piece, i): Fate[] => {
      const fate = found[i]
      if (fate) return [fate]
      return attacks || !moment.result ? [] : [{ piece, how: open ? 'open' : 'unharmed' }]
    })
  }
  return [...whole(on, good > 0, false), ...whole(by.filter((piece) => !on.includes(piece)), good < 0, true)]
}

/** Whether a deed tells more of what a moment has begun: losses, retreats, advances. */
export function continues(deed: Deed, { moment }: Scene, before: Position): boolean {
  const scenes = scenesOf(deed.lines)
  if (scenes.length) return Boolean(moment.thread) && scenes[0]!.moment.thread === moment.thread
  const { by, on } = concerned(moment, before)
  const about = new Set([...by, ...on].map((piece) => piece.id))
  const spaces = new Set([...(moment.on ?? []), ...on.map((piece) => piece.at)])
  return deed.lines.some((line) => line.pieces?.some((id) => about.has(id)) || line.spaces?.some((id) => spaces.has(id)))
}

/** What is said of some lines: a moment with all that comes of it at once, in one breath. */
export function spoken(lines: readonly LogLine[]): string[] {
  const shown = new Set(scenesOf(lines).map(({ line }) => line))
  const found: { text: string; moment: boolean }[] = []
  for (const line of lines) {
    if (line.moment && !shown.has(line)) continue
    const last = found.at(-1)
    if (line.moment) {
      const { result = '' } = line.moment
      found.push({ text: !result || line.text.includes(result) ? line.text : `${line.text} ${result}`, moment: true })
    } else if (last?.moment && line.pieces?.length) last.text += ` ${line.text}`
    else found.push({ text: line.text, moment: false })
  }
  return found.map(({ text }) => text)
}

/** What others have done since a moment: decisions, and how many of them were fights. */
export function digest(log: readonly LogLine[], seat: string, since: number): { sides: string[]; deeds: number; fights: number } {
  const later = log.filter((line) => line.at > since && line.side && line.side !== seat)
  return {
    sides: [...new Set(later.map((line) => line.side!))],
    deeds: new Set(later.map((line) => line.at)).size,
    fights: new Set(later.filter(({ moment }) => moment && HURTS.has(moment.look)).map((line) => line.at)).size,
  }
}
