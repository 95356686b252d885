// What is lit on the map, from all that wants to light something.
import type { Glow, GuideStep, Lights, LogLine } from '../lib/types'

interface Sources {
  declaring: Lights
  guide: GuideStep | null
  pointed: LogLine | null
  newest: LogLine[]
  space: string
  picked: string[]
  group: Iterable<string> // counters that are picked as one
}

/** Later ones count for more: what changed last, what the guide means, what may be chosen, what is chosen. */
export function mixed({ declaring, guide, pointed, newest, space, picked, group }: Sources): Lights {
  const spaces = new Map<string, Glow>()
  const pieces = new Map<string, Glow>()
  for (const line of newest) {
    for (const id of line.spaces ?? []) spaces.set(id, 'last')
    for (const id of line.pieces ?? []) pieces.set(id, 'last')
  }
  for (const [id, glow] of declaring.spaces) if (glow !== 'chosen') spaces.set(id, glow)
  for (const [id, glow] of declaring.pieces) if (glow !== 'chosen') pieces.set(id, glow)
  const meant = [...(guide?.spaces ?? []).map((id) => [spaces, id] as const), ...(guide?.pieces ?? []).map((id) => [pieces, id] as const)]
  // of what it means, what may be chosen now; if there is no such thing it only shows,
  // but not as if somebody who is in hand could go there
  const now = meant.filter(([kept, id]) => kept.get(id) === 'choice')
  const goes = [...declaring.pieces.values()].includes('chosen') && [...declaring.spaces.values()].includes('choice')
  for (const [kept, id] of now.length || goes ? now : meant) kept.set(id, 'guide')
  for (const [id, glow] of declaring.spaces) if (glow === 'chosen') spaces.set(id, glow)
  for (const [id, glow] of declaring.pieces) if (glow === 'chosen') pieces.set(id, glow)
  for (const id of group) pieces.set(id, 'chosen')
  for (const id of picked) spaces.set(id, 'chosen')
  for (const id of pointed?.spaces ?? []) spaces.set(id, 'told')
  for (const id of pointed?.pieces ?? []) pieces.set(id, 'told')
  if (space) spaces.set(space, 'focus')
  return { spaces, pieces, path: declaring.path, together: declaring.together, held: declaring.held, left: declaring.left, ways: declaring.ways }
}
