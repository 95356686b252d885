// A half-made declaration: the items that were added, one after the other. No state, no calls.
import type { Entered, Field, Menu, PartKind, Target } from '../lib/types'

export type Fields = Record<string, unknown>

/** How an item goes into its field: as its value, at the end of a list, or under a key of a map. */
type How = 'set' | 'add' | 'put'
const HOW: Record<PartKind, How> = { pick: 'set', flag: 'set', subset: 'add', stack: 'add', path: 'add', order: 'add', split: 'put', assign: 'put' }

/** Something that was chosen. */
export interface Item {
  field: string
  kind: PartKind // of the field
  values: unknown[] // under a key of a map: key and value
  label: string
  space: string
  piece: string
  card: string
  cost?: string // of a way: what it costs as far as here
  left?: string // and what is left then
  auto: boolean // there was nothing else to choose
  idle: boolean // and the action is the same without it
  proposed?: boolean // nobody chose it yet: it is what is usual, and can be changed
}

/** Something that may be chosen, with the kind of action that it belongs to. */
export interface Offer {
  do: string
  title: string // of the kind of action
  field: string
  kind: PartKind // of the field
  target: Target
  each?: boolean // others may do the same after it, each by an action of its own
  aim?: boolean // the map may begin with it: the rest is filled in as usual
}

export const howOf = ({ kind }: { kind: PartKind }): How => HOW[kind]

/** Whether a counter may be chosen together with others. */
export const isShared = (offer: Offer): boolean => Boolean(offer.target.piece) && (offer.each || howOf(offer) === 'add')

export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** All targets of a menu: of its field, of the field before it that may still grow, of what one may aim at. */
export function offersOf(menu: Menu, title = ''): Offer[] {
  const common = { do: menu.do ?? '', title: title || menu.title || '' }
  const of = (field: Field | null | undefined) =>
    (field?.targets ?? []).map((target): Offer => ({ ...common, field: field!.name, kind: field!.kind, target, ...(field!.together && { each: true }) }))
  return [...of(menu.field), ...of(menu.grow), ...of(menu.aim).map((offer) => ({ ...offer, aim: true }))]
}

/** What is chosen with an offer. */
export function itemOf({ target, kind, field }: Offer): Item {
  const { value, label, space = '', piece = '', card = '' } = target
  const values = HOW[kind] !== 'set' && Array.isArray(value) ? [...(value as unknown[])] : [value]
  return { field, kind, values, label, space, piece, card, auto: false, idle: false }
}

/** A field that is left empty. */
export function emptyOf({ name, kind }: Field, label: string): Item {
  return { field: name, kind, values: [], label, space: '', piece: '', card: '', auto: false, idle: false }
}

/** What stands after an answer: what was chosen, in its words, what was filled in, and what is only usual. */
export function standing(items: readonly Item[], menu: Menu): Item[] {
  return (menu.form ?? []).flatMap((entered) => {
    if (entered.proposed) return madeOf(entered).map((item) => ({ ...item, proposed: true }))
    if (!entered.auto) return items.filter((item) => item.field === entered.field).map((item) => ({ ...item, ...wordsOf(entered, item) }))
    return madeOf(entered).map((item) => ({ ...item, auto: true, idle: entered.idle ?? false }))
  })
}

/** The items of a field that nobody filled in. */
function madeOf({ field, title, kind, items = [] }: Entered): Item[] {
  const made = items.map((target) => itemOf({ do: '', title, field, kind, target }))
  return made.length ? made : [emptyOf({ name: field, title, kind }, '')]
}

/** Something stands that nobody chose, though there is a choice. */
export const isUsual = (items: readonly Item[]): boolean => items.some((item) => item.proposed)

/** What an item is called now, and what it costs. */
function wordsOf({ items = [] }: Entered, item: Item): Partial<Item> {
  const end = item.values.at(howOf(item) === 'add' ? -1 : 0)
  const found = items.find(({ value }) => same(howOf(item) === 'put' ? (value as unknown[])[0] : value, end))
  return found ? { label: found.label, cost: found.cost, left: found.left } : {}
}

/** The ids that a choice names, where it is not one counter or one space. */
export function named(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

/** How many points a key of a map has. */
export function pointsOf(items: readonly Item[], field: string, key: unknown): number {
  const last = items.findLast((item) => item.field === field && same(item.values[0], key))
  return last ? Number(last.values[1]) : 0
}

/** The fields as they are sent, in the order in which they were begun. */
export function fieldsOf(items: readonly Item[]): Fields {
  const fields: Fields = {}
  for (const item of items) {
    const { field, values } = item
    const how = howOf(item)
    if (how === 'set') fields[field] = values[0]
    else if (how === 'add') fields[field] = [...((fields[field] ?? []) as unknown[]), ...values]
    else fields[field] = { ...(fields[field] as Fields), ...(values.length ? { [String(values[0])]: values[1] } : {}) }
  }
  return fields
}

/** What was chosen: the server fills in the rest. */
export function chosenOf(items: readonly Item[]): Item[] {
  return items.filter((item) => !item.auto)
}

/** Names of the fields in the order in which they were begun. */
export function begun(items: readonly Item[]): string[] {
  return [...new Set(items.map((item) => item.field))]
}

/** With one more item. A field that grows once more takes away what was begun after it. */
export function withItem(items: readonly Item[], item: Item): Item[] {
  if (howOf(item) === 'set') return [...items.filter((one) => one.field !== item.field), item]
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
export function without(items: readonly Item[], at: number): Item[] {
  const item = items[at]
  if (!item) return [...items]
  if (item.kind === 'path' || howOf(item) === 'set') return items.slice(0, at)
  return upTo(items, item.field).filter((one) => one !== item)
}

/** Without the item that was chosen last. */
export function shorter(items: readonly Item[]): Item[] {
  return items.slice(0, Math.max(items.findLastIndex((item) => !item.auto), 0))
}

/** The way as it would be drawn: from where the counter stands to the last space. */
export function wayOf(items: readonly Item[], at: (piece: string) => string): string[] {
  const path = items.findIndex((item) => item.kind === 'path')
  const start = path < 0 ? items.findIndex((item, i) => goes(items, item, i)) : path
  if (start < 0) return []
  const from = startOf(items.slice(0, start), at)
  const steps = path < 0 ? [items[start]!] : items.filter((item) => item.field === items[path]!.field)
  return [...from, ...steps.flatMap((item) => (item.kind === 'path' ? item.values.map(String) : [item.space]))]
}

/** Where the counter stands that was chosen last. */
export function startOf(items: readonly Item[], at: (piece: string) => string): string[] {
  const mover = items.findLast((item) => item.piece !== '')
  return mover ? [at(mover.piece)].filter(Boolean) : []
}

/** A single space chosen for a counter: it goes there. */
function goes(items: readonly Item[], item: Item, at: number): boolean {
  return howOf(item) === 'set' && !item.piece && item.space !== '' && items.slice(0, at).some((one) => one.piece !== '')
}
