// What a declaration lights on the map: what may be chosen, what was, and the way of whoever goes. No state, no calls.
import type { Glow, Lights, State, Target } from '../lib/types'
import { howOf, isShared, named, startOf, wayOf, type Item, type Offer } from './draft'
import type { Entry } from './several'

interface Given {
  offers: readonly Offer[]
  items: readonly Item[]
  with: readonly Entry[] // what is sent together with it
  pieces: State['pieces']
  hovered: Offer | null | undefined // what is pointed at
  listed: boolean // in the panel: it is lit too
}

export function lightsOf({ offers, items, with: others, pieces: counters, hovered, listed }: Given): Lights {
  const spaces = new Map<string, Glow>()
  const pieces = new Map<string, Glow>()
  const light = ({ piece, space, value }: Pick<Target, 'piece' | 'space' | 'value'>, glow: Glow) => {
    if (piece) pieces.set(piece, glow)
    else if (space) spaces.set(space, glow)
    else for (const id of named(value)) if (id in counters) pieces.set(id, glow)
  }
  for (const { target } of offers) light(target, 'choice')
  for (const { piece, with: more = [] } of others) if (piece) for (const id of [piece, ...more]) pieces.set(id, 'chosen')
  for (const item of items) {
    // one of those that were chosen may be asked for now, such as who leads
    if (pieces.get(item.piece) !== 'choice') light({ ...item, value: item.values[0] }, 'chosen')
  }
  if (hovered && listed) light(hovered.target, 'focus')
  const at = (piece: string) => counters[piece]?.at ?? ''
  const path = wayOf(items, at)
  const rest = hovered ? wayTo(hovered, items) : []
  const together = new Set(offers.filter(isShared).map(({ target }) => target.piece!))
  const held = new Set(items.flatMap(({ piece }) => (piece ? [piece] : [])))
  const left = new Map(offers.flatMap(({ target: { piece, space, left: rest } }) => (space && !piece && rest ? [[space, rest] as const] : [])))
  const ways = others.flatMap(({ piece, way }) => (way?.length ? [[at(piece), ...way]] : []))
  return { spaces, pieces, together, held, left, ways, path: rest.length && !path.length ? [...startOf(items, at), ...rest] : [...path, ...rest] }
}

/** The way that an offer would add. */
function wayTo({ target, ...offer }: Offer, items: readonly Item[]): string[] {
  if (target.piece || !target.space || !items.some((item) => item.piece !== '')) return []
  if (howOf(offer) === 'set') return [target.space]
  return offer.kind === 'path' ? [target.value].flat().map(String) : []
}
