// What may be chosen now, field by field, and how each field is shown.
import type { Menu } from '../lib/types'
import type { Item, Offer } from './draft'

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
export function neededField(menu: Menu): string {
  const short = !menu.complete && menu.field && !menu.targets?.length && menu.grow_targets?.length
  return (short ? menu.grow : menu.field) ?? ''
}

/** The fields that can be added to, in their order; points keep their rows when all are given. */
export function sectionsOf(given: Given): Section[] {
  const { menu, offers, items } = given
  const fields = [menu.field ?? '', menu.grow ?? '']
  // a list that was passed over comes before what follows it
  if (menu.grow && !items.some((item) => item.field === menu.grow && item.values.length)) fields.reverse()
  const dealt = items.findLast((item) => item.how === 'put')?.field
  if (dealt && !fields.includes(dealt)) fields.push(dealt)
  let start = 0
  return fields
    .filter((field) => field !== '')
    .map((field): Section => {
      const part = offers.filter((offer) => offer.field === field)
      const before = start
      start += part.length
      const widget = widgetOf(given, field, part)
      return { field, title: given.title(field), offers: part, widget, start: before, together: widget === 'list' && goTogether(menu, field, part) }
    })
    .filter((section) => section.offers.length || section.widget === 'points' || section.widget === 'assigns')
}

/** Whether a list offers several counters that all go together, as the server says. */
function goTogether(menu: Menu, field: string, offers: Offer[]): boolean {
  const may = field === menu.field ? menu.together : menu.grow_together
  return Boolean(may) && offers.length > 2 && offers.every(({ how, target }) => how === 'add' && target.piece)
}

function widgetOf({ items, aside }: Given, field: string, offers: Offer[]): Section['widget'] {
  const given = items.find((item) => item.field === field && item.how === 'put')
  const [first] = offers
  if (given ? typeof given.values[1] === 'number' : first?.how === 'put' && typeof (first.target.value as unknown[])[1] === 'number') return 'points'
  if (given || first?.how === 'put') return 'assigns'
  if (offers.some((offer) => offer.target.card)) return 'cards'
  if (first && offers.every(({ target }) => target.piece && aside(target.piece))) return 'tray'
  const plainOnly = offers.every(({ target }) => !target.piece && !target.space)
  return plainOnly && offers.length <= FEW ? 'buttons' : 'list'
}
