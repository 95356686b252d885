// A half-made declaration: the items that were added, one after the other. No state, no calls.
import type { Menu, Target } from '../lib/types'

export type Fields = Record<string, unknown>

/** How an item goes into its field: as its value, at the end of a list, or under a key of a map. */
export type How = 'set' | 'add' | 'put'

/** Something that was chosen. */
export interface Item {
  field: string
  how: How
  values: unknown[] // of `put`: key and value
  label: string
  space: string
  piece: string
  card: string
  auto: boolean // there was nothing else to choose
  idle: boolean // and the action is the same without it
}

/** Something that may be chosen, with the kind of action that it belongs to. */
export interface Offer {
  do: string
  title: string // of the kind of action
  field: string
  how: How
  target: Target
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How a target goes into a field that grows: of two values, the rest of a way ends where it leads to. */
function grows(menu: Menu, field: string, target: Target): How {
  const value = target.value
  if (!Array.isArray(value)) return 'add'
  const given = (menu.form ?? []).find((one) => one.field === field)?.value
  if (isMap(given)) return 'put'
  if (Array.isArray(given) && given.length) return 'add'
  const pair = value.length === 2 && (typeof value[1] === 'number' || (target.space ?? '') !== value[1])
  return pair ? 'put' : 'add'
}

/** All targets of a menu: of its field, then of the field before it that may still grow. */
export function offersOf(menu: Menu, act: string, title = ''): Offer[] {
  const common = { do: act, title: title || menu.title || '' }
  const field = menu.field ?? ''
  const grow = menu.grow ?? ''
  return [
    ...(menu.targets ?? []).map((target): Offer => ({ ...common, field, how: menu.many ? grows(menu, field, target) : 'set', target })),
    ...(menu.grow_targets ?? []).map((target): Offer => ({ ...common, field: grow, how: grows(menu, grow, target), target })),
  ]
}

/** What is chosen with an offer; points are counted on from what the key has. */
export function itemOf(offer: Offer, items: readonly Item[], auto = false): Item {
  const { target, how, field } = offer
  const value = target.value
  let values = how === 'set' ? [value] : Array.isArray(value) ? [...(value as unknown[])] : [value]
  if (how === 'put' && typeof values[1] === 'number') {
    const before = pointsOf(items, field, values[0])
    values = [values[0], values[1] > before ? values[1] : before + values[1]]
  }
  return {
    field,
    how,
    values,
    label: target.label,
    space: target.space ?? '',
    piece: target.piece ?? '',
    card: target.card ?? '',
    auto,
    idle: false,
  }
}

/** A field that is left empty. */
export function emptyOf(field: string, label: string): Item {
  return { field, how: 'add', values: [], label, space: '', piece: '', card: '', auto: false, idle: false }
}

/** The ids that a choice names, where it is not one counter or one space. */
export function named(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

/** How many points a key of a map has. */
export function pointsOf(items: readonly Item[], field: string, key: unknown): number {
  const last = items.findLast((item) => item.field === field && item.how === 'put' && same(item.values[0], key))
  const points = last?.values[1]
  return typeof points === 'number' ? points : 0
}

/** The fields as they are sent, in the order in which they were begun. */
export function fieldsOf(items: readonly Item[]): Fields {
  const fields: Fields = {}
  for (const item of items) {
    if (item.how === 'set') {
      fields[item.field] = item.values[0]
    } else if (item.how === 'add') {
      const given = fields[item.field]
      fields[item.field] = [...(Array.isArray(given) ? (given as unknown[]) : []), ...item.values]
    } else {
      const given = fields[item.field]
      fields[item.field] = { ...(isMap(given) ? given : {}), [String(item.values[0])]: item.values[1] }
    }
  }
  return fields
}

/** Names of the fields in the order in which they were begun. */
export function begun(items: readonly Item[]): string[] {
  return [...new Set(items.map((item) => item.field))]
}

/** With one more item. A field that grows once more takes away what was begun after it. */
export function withItem(items: readonly Item[], item: Item): Item[] {
  if (item.how === 'set') return [...items.filter((one) => one.field !== item.field), item]
  const some = upTo(items, item.field).filter((one) => one.field !== item.field || one.values.length) // it was left empty
  return [...some, item]
}

/** Without the fields that were begun after this one: what they offer depends on it. */
export function upTo(items: readonly Item[], field: string): Item[] {
  const names = begun(items)
  if (!names.includes(field)) return [...items]
  const kept = new Set(names.slice(0, names.indexOf(field) + 1))
  return items.filter((item) => kept.has(item.field))
}

/** Without the item at this place; of a way, without what comes after it too. */
export function without(items: readonly Item[], at: number, way: boolean): Item[] {
  const item = items[at]
  if (!item) return [...items]
  if (way || item.how === 'set') return items.slice(0, at)
  return upTo(items, item.field).filter((one) => one !== item)
}

/** Without the item that was chosen last; what came by itself after it goes too. */
export function shorter(items: readonly Item[]): Item[] {
  let end = items.length - 1
  while (end >= 0 && items[end]!.auto) end -= 1
  return items.slice(0, Math.max(end, 0))
}

/** Whether a field is a way over the map: spaces one after the other, for a counter chosen before. */
export function isWay(items: readonly Item[], field: string): boolean {
  const first = items.findIndex((item) => item.field === field)
  if (first < 0) return false
  const own = items.filter((item) => item.field === field)
  return own.every((item) => item.how === 'add' && !item.piece && item.space !== '') && items.slice(0, first).some((item) => item.piece !== '')
}

/** The way as it would be drawn: from where the counter stands to the last space. */
export function wayOf(items: readonly Item[], at: (piece: string) => string): string[] {
  const field = begun(items).find((name) => isWay(items, name))
  const lone = field === undefined ? items.findIndex((item, i) => goes(items, item, i)) : -1
  const start = field === undefined ? lone : items.findIndex((item) => item.field === field)
  if (start < 0) return []
  const mover = items.slice(0, start).findLast((item) => item.piece !== '')
  const from = mover ? at(mover.piece) : ''
  const steps = field === undefined ? [items[start]!] : items.filter((item) => item.field === field)
  const spaces = steps.flatMap((item) => (item.how === 'add' ? item.values.map(String) : [item.space]))
  return from ? [from, ...spaces] : spaces
}

/** A single space chosen for a counter: it goes there. */
function goes(items: readonly Item[], item: Item, at: number): boolean {
  return item.how === 'set' && !item.piece && item.space !== '' && items.slice(0, at).some((one) => one.piece !== '')
}
