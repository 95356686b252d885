// What may be chosen now, field by field, and how each field is shown.
import { once } from '../lib/once'
import type { Field, Menu } from '../lib/types'
import { howOf, type Item, type Offer } from './draft'

export interface Section {
  field: string
  title: string
  offers: Offer[]
  widget: 'points' | 'assigns' | 'cards' | 'tray' | 'buttons' | 'list'
  start: number // choices before it: digits go on
  together: boolean // all of its counters may be chosen at once
}

interface Given {
  menu: Menu
  offers: readonly Offer[]
  items: readonly Item[]
  title: (field: string) => string
  /** Whether a counter lies beside the map. */
  aside: (piece: string) => boolean
}

const FEW = 12 // plain values that are buttons

/** The field that is to be chosen: while the next has nothing to choose, the list before it is not enough. */
export function neededField({ complete, field, grow }: Menu): string {
  const short = !complete && field && !field.targets?.length && grow?.targets?.length
  return (short ? grow : field)?.name ?? ''
}

/** The fields that can be added to, in their order; points keep their rows when all are given. */
export function sectionsOf(given: Given): Section[] {
  const { menu, offers, items } = given
  const fields: Pick<Field, 'name' | 'kind' | 'together'>[] = once([menu.field, menu.grow].filter((field) => field != null), ({ name }) => name)
  // a list that was passed over comes before what follows it
  if (menu.grow && !items.some((item) => item.field === menu.grow?.name && item.values.length)) fields.reverse()
  const dealt = items.findLast((item) => howOf(item) === 'put')
  if (dealt && !fields.some(({ name }) => name === dealt.field)) fields.push({ name: dealt.field, kind: dealt.kind })
  let start = 0
  return fields
    .map(({ name, kind, together }): Section => {
      const part = offers.filter((offer) => offer.field === name)
      const before = start
      start += part.length
      const widget = WIDGETS[kind] ?? widgetOf(part, given.aside)
      const all = Boolean(together) && howOf({ kind }) === 'add' && widget === 'list' && part.length > 2 && part.every(({ target }) => target.piece)
      return { field: name, title: given.title(name), offers: part, widget, start: before, together: all }
    })
    .filter((section) => section.offers.length || section.widget === 'points' || section.widget === 'assigns')
}

const WIDGETS: Partial<Record<Field['kind'], Section['widget']>> = { split: 'points', assign: 'assigns' }

function widgetOf(offers: Offer[], aside: Given['aside']): Section['widget'] {
  if (offers.some((offer) => offer.target.card)) return 'cards'
  if (offers.length && offers.every(({ target }) => target.piece && aside(target.piece))) return 'tray'
  const plainOnly = offers.every(({ target }) => !target.piece && !target.space)
  return plainOnly && offers.length <= FEW ? 'buttons' : 'list'
}

/** A list of what is lit on the map: it is chosen there. */
export const folds = ({ widget, offers }: Section, onMap: (offer: Offer) => boolean): boolean => widget === 'list' && offers.length > 0 && offers.every(onMap)

/** How each kind of action may be begun, as lists. */
export function openingsOf(offers: readonly Offer[]): Section[] {
  let start = 0
  return [...new Set(offers.map((offer) => offer.do))].map((act) => {
    const part = offers.filter((offer) => offer.do === act)
    const before = start
    start += part.length
    return { field: act, title: part[0]!.title ?? '', offers: part, widget: 'list', start: before, together: false }
  })
}
