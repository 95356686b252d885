// The declaration under way, against a table that answers as it is told.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { Answer, AskLine, Did, DidAll, Entered, Menu, PartKind, Plan, PlanStep, Refusal, State, Target } from '../lib/types'
import { Declaring } from './controller.svelte'
import type { Fields } from './draft'
import type { Source } from './source'

const ask: AskLine = { side: 'blue', prompt: 'move', text: 'Move.', subject: '', clause: '5.1' }

function target(value: unknown, more: Partial<Target> = {}): Target {
  return { value, label: String(value), ...more }
}
const unit = (id: string, space = ''): Target => target(id, { piece: id, space })
const space = (id: string): Target => target(id, { space: id })

function piece(id: string, side: string, at: string) {
  return { id, side, at, symbol: 'infantry', palette: side, name: id }
}

const KINDS_OF: Record<string, PartKind> = { by: 'stack', help: 'subset', on: 'subset', strikes: 'subset', path: 'path', way: 'path', order: 'order', losses: 'split', places: 'assign' }
const kindOf = (field: string): PartKind => KINDS_OF[field] ?? 'pick'

interface Flat extends Partial<Omit<Menu, 'field' | 'grow'>> {
  field?: string
  targets?: Target[]
  optional?: boolean
  together?: boolean
  grow?: string
  more?: Target[]
}

function menuOf({ field, targets = [], optional, together, grow, more = [], ...rest }: Flat = {}, version = 1): Menu {
  const common = { version, kinds: [{ do: 'move', title: 'Move' }], ...rest }
  return {
    ...common,
    ...(field ? { field: { name: field, title: field, kind: kindOf(field), targets, optional, together } } : {}),
    ...(grow ? { grow: { name: grow, title: grow, kind: kindOf(grow), targets: more } } : {}),
  } as Menu
}

const entered = (field: string, value: unknown, more: Partial<Entered> = {}): Entered => ({ field, title: field, kind: kindOf(field), value, ...more })
const formOf = (fields: Fields): Entered[] => Object.entries(fields).map(([field, value]) => entered(field, value))

function stateOf(menu: Menu | null, version = 1): State {
  return {
    version,
    at: version,
    last: version,
    seat: 'blue',
    status: [],
    pieces: { b1: piece('b1', 'blue', '0101'), b2: piece('b2', 'blue', '0101'), b3: piece('b3', 'blue', '0103'), b4: piece('b4', 'blue', '0105'), r1: piece('r1', 'red', '0202') },
    stacks: { '0101': ['b1', 'b2'], '0103': ['b3'], '0202': ['r1'] },
    panels: {},
    asks: [ask],
    menu,
  }
}

class Fake implements Source {
  state: State | null
  board = null
  problem: { refusal: Refusal | null } | null = null
  asked: [string, Fields][] = []
  whys: unknown[] = []
  acts: string[] = []
  answer: (act: string, fields: Fields) => Menu | Promise<Menu> = () => menuOf()
  reason: Answer = { allowed: false, refused: { text: 'It may not.', clause: '5.2' } }
  refuse: Refusal | null = null
  proposed = false
  together: string[][] = []
  did: Partial<DidAll> = {}
  steps: PlanStep[] = []

  constructor(menu: Menu | null, version = 1) {
    this.state = stateOf(menu, version)
  }
  async narrow(act: string, fields: Fields, propose = false): Promise<Menu> {
    this.proposed = propose
    this.asked.push([act, structuredClone(fields)])
    if (!act) return menuOf({ openings: await Promise.all((this.state?.menu?.kinds ?? []).filter((kind) => !kind.action && !kind.refused).map((kind) => this.answer(kind.do, {}))) })
    return { form: formOf(fields), ...(await this.answer(act, fields)) }
  }
  async why(about: unknown): Promise<Answer> {
    this.whys.push(about)
    return this.reason
  }
  async act(action: string): Promise<Did | null> {
    this.acts.push(action)
    if (this.refuse) {
      this.problem = { refusal: this.refuse }
      return null
    }
    const version = (this.state?.version ?? 0) + 1
    this.state = stateOf(null, version)
    return { at: version, version }
  }
  async actAll(actions: string[]): Promise<DidAll | null> {
    this.together.push(actions)
    const version = (this.state?.version ?? 0) + 1
    this.state = stateOf(this.state?.menu ? { ...this.state.menu, version } : null, version)
    return { at: version, version, done: actions.length, ...this.did }
  }
  async plan(): Promise<Plan> {
    return { version: 1, steps: this.steps }
  }
  dismiss() {
    this.problem = null
  }
  get last(): [string, Fields] {
    return this.asked.at(-1)!
  }
}

const KINDS: Menu['kinds'] = [
  { do: 'move', title: 'Move' },
  { do: 'attack', title: 'Attack' },
  { do: 'done', title: 'Done', action: 'done' },
]

/** A table on which stacks are moved along a path. */
function moving(act: string, fields: Fields): Menu {
  const by = (fields['by'] ?? []) as string[]
  const path = (fields['path'] ?? []) as string[]
  const base = { do: act, title: 'Move' }
  if (!by.length) return menuOf({ ...base, field: 'by', targets: [unit('b1', '0101'), unit('b2', '0101'), unit('b3', '0103'), unit('b4', '0105')] })
  const mates = ['b1', 'b2'].filter((id) => by[0] !== 'b3' && by[0] !== 'b4' && !by.includes(id))
  const targets = path.length ? [space('0203')] : [space('0201'), space('0102'), target(['0102', '0103'], { space: '0103', label: '0103' })]
  if (!path.length && mates.length) return menuOf({ ...base, field: 'path', targets, grow: 'by', more: mates.map((id) => unit(id, '0101')) })
  if (!path.length) return menuOf({ ...base, field: 'path', targets })
  return menuOf({ ...base, field: 'path', targets, complete: true, action: `move by=${by.join(',')} path=${path.join(',')}`, sentence: 'They move.' })
}

beforeEach(() => {
  settings.confirm = false
})

describe('a click that comes while the server answers', () => {
  async function begun() {
    const fake = new Fake(menuOf({ kinds: KINDS }))
    fake.answer = moving
    const declaring = new Declaring(fake)
    await declaring.chooseKind('move')
    return { fake, declaring, before: [...declaring.offers] }
  }
  const of = (offers: { target: Target }[], id: string) => offers.find(({ target: { piece } }) => piece === id) as never

  it('holds if what was clicked is still on offer', async () => {
    const { fake, declaring, before } = await begun()
    await Promise.all([declaring.take(of(before, 'b1')), declaring.take(of(before, 'b2'))])
    expect(fake.last[1]).toEqual({ by: ['b1', 'b2'] })
    expect(declaring.card).toBeNull()
  })

  it('is answered with the reason if it is not', async () => {
    const { fake, declaring, before } = await begun()
    await Promise.all([declaring.take(of(before, 'b1')), declaring.take(of(before, 'b4'))])
    expect(fake.last[1]).toEqual({ by: ['b1'] })
    expect(fake.whys).toEqual([{ do: 'move', fields: { by: ['b1'] }, piece: 'b4' }])
    expect(declaring.card?.refused?.text).toBe('It may not.')
  })

  it('means nothing more if it was the second half of a double click', async () => {
    const { fake, declaring, before } = await begun()
    await Promise.all([declaring.take(of(before, 'b3')), declaring.take(of(before, 'b3'))])
    expect(fake.last[1]).toEqual({ by: ['b3'] })
    expect(fake.whys).toEqual([])
  })
})

describe('a path', () => {
  function started() {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = (act, fields) =>
      act === 'attack' ? menuOf({ kinds: KINDS, do: 'attack', field: 'on', targets: [space('0202')] }) : moving(act, fields)
    return { store, made: new Declaring(store) }
  }

  it('begins with a click on a unit, goes on with one on a space, and is sent', async () => {
    const { store, made } = started()
    await made.prepare()
    expect(made.lights.pieces.get('b1')).toBe('choice')
    expect(made.lights.spaces.get('0202')).toBe('choice')
    await made.pickPiece('b1')
    expect(made.do).toBe('move')
    expect(made.fields).toEqual({ by: ['b1'] })
    expect(made.lights.pieces.get('b1')).toBe('chosen')
    expect(made.lights.pieces.get('b2')).toBe('choice')
    expect(made.ready).toBe('')
    await made.pickSpace('0201')
    expect(made.fields).toEqual({ by: ['b1'], path: ['0201'] })
    expect(made.lights.path).toEqual(['0101', '0201'])
    expect(made.ready).toBe('move by=b1 path=0201')
    await made.send()
    expect(store.acts).toEqual(['move by=b1 path=0201'])
    expect(made.menu).toBe(null)
    expect(made.items).toEqual([])
  })

  it('adds the whole way to a space that is further away, and can be cut', async () => {
    const { store, made } = started()
    await made.pickPiece('b1')
    await made.pickSpace('0103')
    expect(made.fields).toEqual({ by: ['b1'], path: ['0102', '0103'] })
    expect(made.lights.path).toEqual(['0101', '0102', '0103'])
    await made.pickSpace('0102')
    expect(made.fields).toEqual({ by: ['b1'], path: ['0102'] })
    await made.pickSpace('0102')
    expect(store.acts).toEqual(['move by=b1 path=0102'])
  })

  it('shows the way to what is pointed at', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    made.hoverSpace('0103')
    expect(made.lights.path).toEqual(['0101', '0102', '0103'])
    made.hoverSpace('')
    expect(made.lights.path).toEqual([])
  })

  it('lets go of the light of a row that went away under the pointer', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    const row = made.offers.find((offer) => offer.target.space === '0103' && !offer.target.piece)
    made.hover(row?.target ?? null)
    expect(made.lights.spaces.get('0103')).toBe('focus')
    await made.pickSpace('0102')
    made.hover(row?.target ?? null) // the pointer came to it while it was taken away
    expect(made.lights.spaces.get('0103')).not.toBe('focus')
  })

  it('takes more units of the stack, and lets go of one that is clicked again', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    await made.pickPiece('b2')
    expect(made.fields).toEqual({ by: ['b1', 'b2'] })
    await made.pickPiece('b1')
    expect(made.fields).toEqual({ by: ['b2'] })
  })

  it('begins anew with another unit', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    await made.pickPiece('b4')
    expect(made.fields).toEqual({ by: ['b4'] })
    expect(made.do).toBe('move')
  })

  it('goes to the space of another unit, where that is offered', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    await made.pickPiece('b3')
    expect(made.fields).toEqual({ by: ['b1'], path: ['0102', '0103'] })
  })

  it('takes back step by step, to before the kind of action', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    await made.pickPiece('b2')
    await made.pickSpace('0201')
    await made.pickSpace('0203')
    await made.back()
    expect(made.fields).toEqual({ by: ['b1', 'b2'], path: ['0201'] })
    await made.back()
    expect(made.fields).toEqual({ by: ['b1', 'b2'] })
    await made.back()
    await made.back()
    expect(made.fields).toEqual({})
    expect(made.do).toBe('move')
    await made.back()
    expect(made.do).toBe('')
    expect(made.started).toBe(false)
  })

  it('drops the path when a unit before it is taken out', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    await made.pickPiece('b2')
    await made.pickSpace('0201')
    await made.takeOut(1)
    expect(made.fields).toEqual({ by: ['b1'] })
  })

  it('can be cancelled', async () => {
    const { made } = started()
    await made.pickPiece('b1')
    made.cancel()
    expect([made.do, made.fields, made.started]).toEqual(['', {}, false])
    expect(made.menu?.kinds).toHaveLength(3)
    await made.pickPiece('b3')
    expect(made.fields).toEqual({ by: ['b3'] })
  })

  it('says why not, with the half-made declaration', async () => {
    const { store, made } = started()
    await made.pickPiece('b1')
    await made.pickSpace('0909')
    expect(store.whys).toEqual([{ do: 'move', fields: { by: ['b1'] }, space: '0909' }])
    expect(made.card?.refused?.clause).toBe('5.2')
    expect(made.announcement).toBe('It may not.')
    expect(made.fields).toEqual({ by: ['b1'] })
    made.dismiss()
    expect(made.card).toBe(null)
  })

  it('takes a space for the counter that stands in it', async () => {
    const { made } = started()
    await made.pickPiece('r1')
    expect(made.do).toBe('attack')
    expect(made.fields).toEqual({ on: ['0202'] })
  })

  it('is quiet about a space that is only looked at', async () => {
    const { store, made } = started()
    await made.pickSpace('0909')
    expect(store.whys).toEqual([])
  })
})

describe('a click that fits several kinds of action', () => {
  it('is asked about', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = (act, fields) =>
      menuOf({ kinds: KINDS, do: act, title: act, field: Object.keys(fields).length ? 'next' : 'unit', targets: [unit('b1'), unit('b2')] })
    const made = new Declaring(store)
    await made.pickPiece('b1')
    expect(made.doubt?.offers.map((offer) => offer.do)).toEqual(['move', 'attack'])
    expect(made.do).toBe('')
    await made.take(made.doubt!.offers[1]!)
    expect(made.do).toBe('attack')
    expect(made.doubt).toBe(null)
    expect(store.last).toEqual(['attack', { unit: 'b1' }])
  })

  it('leaves the kinds that cannot be chosen alone', async () => {
    const kinds = [KINDS[0]!, { ...KINDS[1]!, refused: { text: 'No.', clause: '8.1' } }]
    const store = new Fake(menuOf({ kinds }))
    store.answer = moving
    const made = new Declaring(store)
    await made.prepare()
    expect([...made.openings.keys()]).toEqual(['move'])
    await made.chooseKind('attack')
    expect(made.card?.refused?.text).toBe('No.')
    expect(made.do).toBe('')
  })
})

describe('a map', () => {
  function dealing() {
    const store = new Fake(menuOf({ do: 'lose', field: 'losses', targets: [target(['b1', 1], { piece: 'b1' }), target(['b2', 1], { piece: 'b2' })] }))
    store.answer = (act, fields) => {
      const losses = (fields['losses'] ?? {}) as Record<string, number>
      const given = Object.values(losses).reduce((sum, points) => sum + points, 0)
      if (given >= 3) return menuOf({ do: act, field: 'losses', complete: true, action: 'lose' })
      return menuOf({ do: act, field: 'losses', targets: ['b1', 'b2'].map((id) => target([id, (losses[id] ?? 0) + 1], { piece: id })) })
    }
    return { store, made: new Declaring(store) }
  }

  it('counts the points of each key, up and down', async () => {
    const { made } = dealing()
    await made.choose(made.offers[0]!.target)
    expect(made.fields).toEqual({ losses: { b1: 1 } })
    await made.pickPiece('b1')
    expect(made.fields).toEqual({ losses: { b1: 2 } })
    await made.pickPiece('b2')
    expect(made.fields).toEqual({ losses: { b1: 2, b2: 1 } })
    expect(made.ready).toBe('lose')
    await made.lower('losses', 'b1')
    expect(made.fields).toEqual({ losses: { b1: 1, b2: 1 } })
    await made.back()
    expect(made.fields).toEqual({ losses: { b1: 1 } })
    await made.lower('losses', 'b1')
    expect(made.fields).toEqual({})
  })


  it('does not count a click twice that was made on what is no longer offered', async () => {
    const { store, made } = dealing()
    const first = made.offers[0]!
    const once = made.take(first)
    const twice = made.take(first)
    await Promise.all([once, twice])
    expect(made.fields).toEqual({ losses: { b1: 2 } })
    store.answer = (act) => menuOf({ do: act, field: 'losses', complete: true, action: 'lose' })
    const third = made.take(made.offers[0]!)
    await Promise.all([third, made.take(first), made.take(first)])
    expect(made.fields).toEqual({ losses: { b1: 3 } })
  })

  it('keeps what it had where the server cannot read what was added', async () => {
    const { store, made } = dealing()
    await made.pickPiece('b1')
    store.answer = (act) => menuOf({ do: act, refused: { text: 'What?', code: 'bad-form' } })
    await made.pickPiece('b2')
    expect(made.fields).toEqual({ losses: { b1: 1 } })
    expect(made.card?.refused?.text).toBe('What?')
  })

  it('puts words under keys', async () => {
    const store = new Fake(menuOf({ do: 'post', field: 'places', targets: [target(['b1', '0101'], { piece: 'b1', space: '0101' })].map((one) => ({ ...one, space: '0103' })) }))
    const made = new Declaring(store)
    await made.choose(made.offers[0]!.target)
    expect(made.fields).toEqual({ places: { b1: '0101' } })
  })
})

describe('a list', () => {
  it('is put into another order', async () => {
    const store = new Fake(menuOf({ do: 'sort', field: 'order', targets: ['x', 'y', 'z'].map((word) => target(word)) }))
    store.answer = (act, fields) => {
      const order = (fields['order'] ?? []) as string[]
      return menuOf({ do: act, field: 'order', targets: ['x', 'y', 'z'].filter((word) => !order.includes(word)).map((word) => target(word)) })
    }
    const made = new Declaring(store)
    for (const word of ['x', 'y', 'z']) await made.choose(target(word))
    expect(made.fields).toEqual({ order: ['x', 'y', 'z'] })
    await made.reorder('order', 2, 0)
    expect(made.fields).toEqual({ order: ['z', 'x', 'y'] })
    await made.takeOut(1)
    expect(made.fields).toEqual({ order: ['z', 'y'] })
  })

  it('is cut where it no longer holds without an item', async () => {
    const store = new Fake(menuOf({ do: 'walk', field: 'way', targets: [target('x')] }))
    store.answer = (act, fields) => {
      const way = ((fields['way'] ?? []) as string[]).join('')
      const good = 'xyz'.startsWith(way)
      return menuOf({ do: act, field: 'way', targets: [target('xyz'[way.length] ?? 'x')], refused: good ? null : { text: 'No.', code: 'bad-form' } })
    }
    const made = new Declaring(store)
    for (const word of ['x', 'y', 'z']) await made.choose(target(word))
    await made.takeOut(1)
    expect(made.fields).toEqual({ way: ['x'] })
  })
})

describe('a list that may be left empty', () => {
  it('is offered as such where the server says so', async () => {
    const store = new Fake(menuOf({ do: 'advance', field: 'by', optional: true, targets: [unit('b1')] }))
    store.answer = (act, fields) => menuOf({ do: act, complete: true, action: `advance ${((fields['by'] ?? []) as string[]).join()}` })
    const made = new Declaring(store)
    expect(made.mayBeEmpty).toBe(true)
    expect(made.fields).toEqual({})
    await made.leaveEmpty()
    expect(store.asked).toEqual([['advance', { by: [] }]])
    expect(made.fields).toEqual({ by: [] })
    expect(made.ready).toBe('advance ')
    await made.back()
    expect(made.started).toBe(false)
  })

  it('is an empty map where the field is one', async () => {
    const store = new Fake(menuOf({ do: 'lose', field: 'losses', optional: true, targets: [target(['b1', 1])] }))
    store.answer = (act) => menuOf({ do: act, complete: true, action: act })
    await new Declaring(store).leaveEmpty()
    expect(store.last).toEqual(['lose', { losses: {} }])
  })
})

describe('a list in the middle of a declaration', () => {
  /** A gun, who helps, and what is aimed at: nobody need help. */
  it('is passed over where it can still grow beside the next field', async () => {
    const store = new Fake(menuOf({ do: 'fire', field: 'gun', targets: [unit('b1'), unit('b2')] }))
    store.answer = (act, fields) => {
      const help = 'help' in fields ? entered('help', fields['help']) : entered('help', [], { auto: true, idle: true })
      const more = ['b3', 'b4'].filter((id) => !((fields['help'] ?? []) as string[]).includes(id)).map((id) => unit(id))
      return menuOf({ do: act, form: [entered('gun', 'b1'), help], field: 'aim', targets: [unit('r1'), unit('r2')], grow: 'help', more })
    }
    const made = new Declaring(store)
    await made.choose(unit('b1'))
    expect(made.fields).toEqual({ gun: 'b1', help: [] })
    expect(made.offers.filter((offer) => offer.field === 'help')).toHaveLength(2)
    await made.takeAll('help')
    expect(store.last).toEqual(['fire', { gun: 'b1', help: ['b3', 'b4'] }])
    expect(made.items.filter((item) => item.field === 'help' && !item.values.length)).toEqual([])
  })
})

describe('a goal that was filled in for want of another', () => {
  const alone = () => menuOf({ do: 'attack', form: [entered('space', '0202', { auto: true, items: [space('0202')] })], field: 'by', targets: [unit('b1'), unit('b2')] })

  it.each(['0202', 'r1'])('is chosen by a click on %s: who attacks is filled in as usual', async (clicked) => {
    const store = new Fake(alone())
    store.answer = (act, fields) => menuOf({ do: act, form: [entered('space', fields['space']), entered('by', ['b1', 'b2'], { proposed: true })], complete: true, action: 'attack' })
    const made = new Declaring(store)
    await (clicked === 'r1' ? made.pickPiece(clicked) : made.pickSpace(clicked))
    expect(store.last).toEqual(['attack', { space: '0202' }])
    expect(store.proposed).toBe(true)
    expect(store.acts).toEqual([])
    expect(made.ready).toBe('attack')
  })
})

describe('all of them', () => {
  const units = ['b1', 'b2', 'b3']

  it('are added at once, none left out', async () => {
    const store = new Fake(menuOf({ do: 'fire', field: 'by', together: true, targets: units.map((id) => unit(id)) }))
    store.answer = (act, fields) => {
      const by = (fields['by'] ?? []) as string[]
      return menuOf({ do: act, field: 'by', targets: [], complete: by.length > 0 })
    }
    const made = new Declaring(store)
    await made.prepare()
    await made.takeAll('by')
    expect(made.fields).toEqual({ by: units })
    expect(made.card).toBeNull()
  })

  it('are not some of them, whatever the server answers', async () => {
    const store = new Fake(menuOf({ do: 'fire', field: 'by', together: true, targets: units.map((id) => unit(id)) }))
    store.answer = (act) => menuOf({ do: act, refused: { text: 'no', code: 'bad-form' } })
    const made = new Declaring(store)
    await made.prepare()
    await made.takeAll('by')
    expect(made.fields).toEqual({})
    expect(made.card).not.toBeNull()
  })
})

describe('one of those that were chosen', () => {
  it('is lit as a choice when it is asked for', async () => {
    const store = new Fake(menuOf({ do: 'assault', field: 'by', targets: [unit('b1'), unit('b2'), unit('b3')] }))
    store.answer = (act, fields) =>
      'by' in fields
        ? menuOf({ do: act, field: 'point', targets: ((fields['by'] ?? []) as string[]).slice(0, 2).map((id) => unit(id)) })
        : menuOf({ do: act, field: 'by', targets: [unit('b1'), unit('b2'), unit('b3')] })
    const made = new Declaring(store)
    await made.prepare()
    await made.takeAll('by')
    expect(made.fields).toEqual({ by: ['b1', 'b2', 'b3'] })
    expect(made.lights.pieces.get('b1')).toBe('choice')
    expect(made.lights.pieces.get('b3')).toBe('chosen')
  })
})

describe('what has no alternative', () => {
  it('is filled in by the server in the same answer, shown, and taken back with what led to it', async () => {
    const store = new Fake(menuOf({ do: 'go', field: 'unit', targets: [unit('b1'), unit('b2')] }))
    store.answer = (act) => menuOf({ do: act, complete: true, action: 'go', form: [entered('unit', 'b1'), entered('hex', '0102', { auto: true, items: [space('0102')] })] })
    const made = new Declaring(store)
    await made.pickPiece('b1')
    expect(store.asked).toEqual([['go', { unit: 'b1' }]])
    expect(made.fields).toEqual({ unit: 'b1', hex: '0102' })
    expect(made.items.map((item) => item.auto)).toEqual([false, true])
    expect(made.lights.spaces.get('0102')).toBe('chosen')
    expect(made.ready).toBe('go')
    expect(store.acts).toEqual([])
    await made.pickSpace('0102') // it stays: there is no other
    expect(made.fields).toEqual({ unit: 'b1', hex: '0102' })
    await made.takeOut(1)
    expect(made.fields).toEqual({})
    expect(store.asked).toHaveLength(1)
  })

  it('goes with the click that would have chosen it, if it can be taken back', async () => {
    const only = (free: boolean) => new Fake(menuOf({ do: 'go', complete: true, action: 'go', free, form: [entered('hex', '0102', { auto: true, items: [space('0102')] })] }))
    for (const free of [true, false]) {
      const store = only(free)
      await new Declaring(store).pickSpace('0102')
      expect(store.acts).toEqual(free ? ['go'] : [])
    }
  })

  it('is there from the beginning where nothing else can be done', () => {
    const made = new Declaring(new Fake(menuOf({ do: 'go', form: [entered('unit', 'b1', { auto: true, items: [unit('b1')] })], field: 'hex', targets: [space('0102'), space('0103')] })))
    expect(made.fields).toEqual({ unit: 'b1' })
    expect(made.started).toBe(false)
    expect(made.lights.pieces.get('b1')).toBe('chosen')
  })

  it('is not sent: what was chosen before it can still grow', async () => {
    const store = new Fake(menuOf({ do: 'attack', field: 'by', targets: [unit('b1'), unit('b2')] }))
    store.answer = (act, fields) => {
      const by = (fields['by'] ?? []) as string[]
      const more = ['b1', 'b2'].filter((id) => !by.includes(id)).map((id) => unit(id))
      const form = [entered('by', by), entered('point', false, { auto: true, idle: true, items: [target(false)] }), ...('hq' in fields ? [entered('hq', fields['hq'])] : [])]
      return menuOf({ do: act, form, complete: true, action: `attack by=${by.join(',')}`, field: 'hq', targets: [target(null), unit('b3')], grow: 'by', more })
    }
    const made = new Declaring(store)
    await made.pickPiece('b1')
    expect(made.fields).toEqual({ by: ['b1'], point: false })
    expect(made.items.at(-1)).toMatchObject({ auto: true, idle: true })
    await made.pickPiece('b2')
    expect(store.last[1]).toEqual({ by: ['b1', 'b2'] })
    await made.pickPiece('b3')
    expect(store.last[1]).toEqual({ by: ['b1', 'b2'], hq: 'b3' })
    await made.back()
    await made.back()
    expect(made.fields).toEqual({ by: ['b1'], point: false })
  })
})

describe('requests', () => {
  it('are one for each click, and one for how all kinds of action begin', async () => {
    const store = new Fake(menuOf({ kinds: [KINDS[0]!, KINDS[2]!] }))
    store.answer = moving
    const made = new Declaring(store)
    await Promise.all([made.prepare(), made.prepare()])
    expect(store.asked).toEqual([['', {}]])
    await made.pickPiece('b3')
    await made.pickSpace('0201')
    expect(store.asked).toHaveLength(3)
  })
})

describe('a large menu', () => {
  it('is lit as a whole', () => {
    const many = Array.from({ length: 2500 }, (_, i) => String(i).padStart(4, '0'))
    const made = new Declaring(new Fake(menuOf({ do: 'go', field: 'hex', targets: many.map(space) })))
    expect(made.offers).toHaveLength(2500)
    expect(made.lights.spaces.size).toBe(2500)
  })
})

describe('choices that are whole actions', () => {
  const bids = menuOf({ kinds: [{ do: 'bid', title: 'Bid' }], do: 'bid', field: 'card', targets: [target(null, { label: 'No bid', action: 'bid' }), target('c1', { card: 'c1', action: 'bid c1' }), { ...unit('b1'), action: 'bid b1' }] })
  function bidding() {
    const store = new Fake(bids)
    store.answer = (act, fields) => ('card' in fields ? menuOf({ do: act, complete: true, action: `bid ${String(fields['card'])}`, sentence: 'Bid.' }) : bids)
    return { store, made: new Declaring(store) }
  }

  it('wait to be confirmed', async () => {
    const { store, made } = bidding()
    await made.choose(made.offers[0]!.target)
    expect(made.fields).toEqual({ card: null })
    expect(store.acts).toEqual([])
    await made.back()
    expect(made.ready).toBe('')
    await made.choose(bids.field!.targets![1]!)
    await made.send()
    expect(store.acts).toEqual(['bid c1'])
  })

  it('are confirmed by a second click on the map, not where one points with a finger', async () => {
    const { store, made } = bidding()
    await made.pickPiece('b1')
    expect(store.acts).toEqual([])
    expect(made.lights.pieces.get('b1')).toBe('chosen')
    settings.confirm = true
    await made.pickPiece('b1')
    expect(store.acts).toEqual([])
    settings.confirm = false
    await made.pickPiece('b1')
    await made.pickPiece('b1')
    expect(store.acts).toEqual(['bid b1'])
  })
})

describe('kinds without fields', () => {
  it('wait for one more yes where the settings say so', async () => {
    settings.confirm = true
    const store = new Fake(menuOf({ kinds: KINDS }))
    const made = new Declaring(store)
    await made.chooseKind('done')
    expect(store.acts).toEqual([])
    expect([made.sentence, made.ready]).toEqual(['Done', 'done'])
    await made.back()
    expect(made.ready).toBe('')
    await made.chooseKind('done')
    await made.send()
    expect(store.acts).toEqual(['done'])
  })

  it('are sent at once', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    const made = new Declaring(store)
    await made.chooseKind('done')
    expect(store.acts).toEqual(['done'])
  })

  it('leave the page deaf to keys for a moment: they were meant for what was sent', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const made = new Declaring(new Fake(menuOf({ kinds: KINDS })))
    expect(made.fresh).toBe(false)
    await made.chooseKind('done')
    expect(made.fresh).toBe(true)
    now.mockReturnValue(1600)
    expect(made.fresh).toBe(false)
    now.mockRestore()
  })

  it('are not sent twice: what was meant for one question is no answer to the next', async () => {
    const store = new Fake(menuOf({ kinds: KINDS, complete: true, action: 'one', do: 'move' }))
    const made = new Declaring(store)
    const sent = made.send()
    store.state = stateOf(menuOf({ kinds: KINDS, complete: true, action: 'two', do: 'move' }, 2), 2)
    await sent
    expect(store.acts).toEqual([])
  })

  it('that are refused show why', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.refuse = { text: 'Not yet.', clause: '4.2' }
    const made = new Declaring(store)
    await made.chooseKind('done')
    expect(made.card?.refused?.text).toBe('Not yet.')
    expect(store.problem).toBe(null)
    expect(made.sending).toBe(false)
  })
})

describe('a choice of several counters at once', () => {
  it('is made with any of them', async () => {
    const store = new Fake(menuOf({ do: 'overrun', field: 'by', targets: [target(['b1', 'b2']), target(['b3'])] }))
    store.answer = (act) => menuOf({ do: act, complete: true, action: 'overrun' })
    const made = new Declaring(store)
    expect([...made.lights.pieces.keys()]).toEqual(['b1', 'b2', 'b3'])
    await made.pickPiece('b2')
    expect(made.fields).toEqual({ by: ['b1', 'b2'] })
    expect(made.lights.pieces.get('b1')).toBe('chosen')
  })
})

describe('answers', () => {
  it('that come too late are dropped', async () => {
    const store = new Fake(menuOf({ do: 'go', field: 'unit', targets: [unit('b1'), unit('b2')] }))
    const waiting: ((menu: Menu) => void)[] = []
    store.answer = () => new Promise<Menu>((done) => waiting.push(done))
    const made = new Declaring(store)
    const first = made.choose(made.offers[0]!.target)
    made.cancel()
    const second = made.choose(made.offers[1]!.target)
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    waiting[1]!(menuOf({ do: 'go', complete: true, action: 'go b2' }))
    await second
    waiting[0]!(menuOf({ do: 'go', complete: true, action: 'go b1' }))
    await first
    expect(made.fields).toEqual({ unit: 'b2' })
    expect(made.ready).toBe('go b2')
    expect(made.busy).toBe(false)
  })

  it('for another version are dropped, and the declaration with it', async () => {
    const store = new Fake(menuOf({ do: 'go', field: 'unit', targets: [unit('b1'), unit('b2')] }))
    let answer: (menu: Menu) => void = () => undefined
    store.answer = () => new Promise<Menu>((done) => (answer = done))
    const made = new Declaring(store)
    const chosen = made.choose(made.offers[0]!.target)
    store.state = stateOf(menuOf({ do: 'go', field: 'unit', targets: [unit('b3')] }, 2), 2)
    answer(menuOf({ do: 'go', complete: true, action: 'go b1' }))
    await chosen
    expect(made.fields).toEqual({})
    expect(made.ready).toBe('')
    expect(made.offers.map((offer) => offer.target.piece)).toEqual(['b3'])
  })

  it('that fail leave the declaration as it was', async () => {
    const store = new Fake(menuOf({ do: 'go', field: 'unit', targets: [unit('b1'), unit('b2')] }))
    store.answer = () => Promise.reject(new Error('gone'))
    const made = new Declaring(store)
    await made.choose(made.offers[0]!.target)
    expect(made.fields).toEqual({})
    expect(made.card?.refused?.text).toBe('gone')
    expect(made.busy).toBe(false)
  })

  it('come again in another language', async () => {
    const store = new Fake(menuOf({ do: 'go', field: 'unit', targets: [unit('b1'), unit('b2')] }))
    store.answer = () => menuOf({ do: 'go', complete: true, action: 'go', sentence: 'It goes.' })
    const made = new Declaring(store)
    await made.choose(made.offers[0]!.target)
    store.answer = () => menuOf({ do: 'go', complete: true, action: 'go', sentence: '行く。' })
    await made.refresh()
    expect(made.sentence).toBe('行く。')
    expect(made.fields).toEqual({ unit: 'b1' })
  })
})

describe('what gives something up for good', () => {
  it('waits for one more yes, whatever the settings say', async () => {
    const kinds: Menu['kinds'] = [{ do: 'reroll', title: 'Roll again', action: 'reroll', price: 'It is spent.' }, { do: 'pass', title: 'Pass', action: 'pass' }]
    const store = new Fake(menuOf({ kinds }))
    const deciding = new Declaring(store)
    await deciding.chooseKind('reroll')
    expect(store.acts).toEqual([])
    expect(deciding.price).toBe('It is spent.')
    await deciding.send()
    expect(store.acts).toEqual(['reroll'])
  })

  it('waits so at the end of a declaration too, and can be let go', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = (act, fields) => ({ ...moving(act, fields), price: 'They are lost.' })
    const deciding = new Declaring(store)
    await deciding.chooseKind('move')
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0201')
    expect(deciding.price).toBe('They are lost.')
    await deciding.send()
    expect(store.acts).toEqual([])
    await deciding.back()
    expect(deciding.ready).not.toBe('')
    await deciding.send()
    await deciding.send()
    expect(store.acts).toEqual(['move by=b3 path=0201'])
  })
})

describe('a card that says why not', () => {
  it('does not stand in the way of starting over or of taking back', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = moving
    const deciding = new Declaring(store)
    await deciding.chooseKind('move')
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0909')
    expect(deciding.card?.refused?.clause).toBe('5.2')
    await deciding.back()
    expect(deciding.items).toEqual([])
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0909')
    deciding.cancel()
    expect(deciding.card).toBeNull()
    expect(deciding.started).toBe(false)
  })

  it('calls a space by its name', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = moving
    Object.assign(store, { board: { spaces: { '0909': 'Nijmegen' }, board: {}, names: {} } })
    const deciding = new Declaring(store)
    await deciding.chooseKind('move')
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0909')
    expect(deciding.card?.about).toBe('Nijmegen')
    expect(deciding.card?.trouble).toBe(false)
  })

  it('is no rule where the server could not be reached', async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = moving
    store.why = () => Promise.reject(new Error('offline'))
    const deciding = new Declaring(store)
    await deciding.chooseKind('move')
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0909')
    expect(deciding.card?.trouble).toBe(true)
  })
})

describe('a list that may stay empty', () => {
  it('is offered beside what comes after it', async () => {
    const form = [entered('strikes', [], { auto: true, idle: true })]
    const store = new Fake(menuOf({ do: 'air', form, field: 'carpet', complete: true, action: 'air', targets: [target(null), space('0101')], grow: 'strikes', more: [space('0101')] }))
    const deciding = new Declaring(store)
    await deciding.prepare()
    expect(store.asked).toEqual([])
    expect(deciding.started).toBe(false)
    await deciding.pickSpace('0101')
    expect(deciding.doubt?.offers.map((offer) => offer.field)).toEqual(['strikes', 'carpet'])
  })
})

describe('a table where this seat is not asked', () => {
  it('offers nothing and asks nothing', async () => {
    const store = new Fake(null)
    const narrow = vi.spyOn(store, 'narrow')
    const made = new Declaring(store)
    await made.prepare()
    await made.pickSpace('0101')
    await made.pickPiece('b1')
    expect(made.selectedPiece).toBe('b1')
    expect(made.menu).toBe(null)
    expect(made.offers).toEqual([])
    expect(narrow).not.toHaveBeenCalled()
    expect(store.whys).toEqual([])
  })
})

describe('an action that can be taken back', () => {
  const free = (act: string, fields: Fields): Menu => ({ ...moving(act, fields), free: true })
  const begun = async () => {
    const store = new Fake(menuOf({ do: 'move', field: 'by', targets: [unit('b1', '0101'), unit('b2', '0101'), unit('b3', '0103')] }))
    store.answer = free
    const deciding = new Declaring(store)
    await deciding.prepare()
    return { store, deciding }
  }

  it('goes with the click that makes it whole', async () => {
    const { store, deciding } = await begun()
    await deciding.pickPiece('b3')
    expect(store.acts).toEqual([])
    await deciding.pickSpace('0201')
    expect(store.acts).toEqual(['move by=b3 path=0201'])
  })

  it('waits where the settings say so, and where the way goes on', async () => {
    const { store, deciding } = await begun()
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0102', true)
    expect(store.acts).toEqual([])
    await deciding.pickSpace('0203')
    expect(store.acts).toEqual(['move by=b3 path=0102,0203'])
    const other = await begun()
    settings.confirm = true
    await other.deciding.pickPiece('b3')
    await other.deciding.pickSpace('0201')
    expect(other.store.acts).toEqual([])
    expect(other.deciding.ready).toBe('move by=b3 path=0201')
  })

  it('waits where it gives something up, or cannot be taken back', async () => {
    const { store, deciding } = await begun()
    store.answer = (act, fields) => ({ ...moving(act, fields), free: true, price: 'Once a game.' })
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0201')
    store.answer = moving
    deciding.cancel()
    await deciding.pickPiece('b3')
    await deciding.pickSpace('0201')
    expect(store.acts).toEqual([])
  })

  it('takes as many of a stack as go together, and says why not all', async () => {
    const store = new Fake(menuOf({ do: 'wear', field: 'by', targets: ['b1', 'b2', 'b5', 'b6'].map((id) => unit(id, '0101')) }))
    store.answer = (act, fields) => {
      const by = (fields['by'] ?? []) as string[]
      const form = [entered('by', by)]
      const more = by.length === 3 ? { field: 'by', targets: [unit('b6', '0101')] } : {}
      return by.length > 2 ? menuOf({ do: act, form, ...more, refused: { text: 'Too many.', clause: '11.41' } }) : menuOf({ do: act, form, complete: by.length === 2, action: 'wear' })
    }
    const made = new Declaring(store)
    await made.pickStack('0101')
    expect(made.fields).toEqual({ by: ['b1', 'b2'] })
    expect(made.ready).toBe('wear')
    expect(made.card?.refused?.text).toBe('Too many.')
  })

  it('takes a whole stack with one click, and leaves one behind', async () => {
    const { store, deciding } = await begun()
    await deciding.pickStack('0101')
    expect(store.last).toEqual(['move', { by: ['b1', 'b2'] }])
    await deciding.pickPiece('b1')
    expect(store.last).toEqual(['move', { by: ['b2'] }])
    await deciding.pickSpace('0201')
    expect(store.acts).toEqual(['move by=b2 path=0201'])
  })

  it('leaves the one behind whose number is pressed', async () => {
    const { store, deciding } = await begun()
    await deciding.pickPiece('b1')
    expect(deciding.leaveBehind(1)).toBe(false) // it is alone
    await deciding.pickPiece('b2')
    expect(deciding.leaveBehind(1)).toBe(true)
    await vi.waitFor(() => expect(store.last).toEqual(['move', { by: ['b2'] }]))
  })
})

describe('what is filled in as usual', () => {
  const attack = (act: string, fields: Fields): Menu => {
    const on = fields['on'] as string[] | undefined
    if (!on) return menuOf({ do: act, field: 'on', targets: [space('0202'), space('0302')] })
    const by = (fields['by'] ?? ['b1', 'b2']) as string[]
    const form = [entered('on', on), entered('by', by, { items: by.map((id) => unit(id)), proposed: !fields['by'] })]
    return menuOf({ do: act, form, complete: true, action: `attack ${on.join()} by ${by.join()}`, sentence: 'They attack.' })
  }
  const begun = async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = (act, fields) => (act === 'attack' ? attack(act, fields) : moving(act, fields))
    const deciding = new Declaring(store)
    await deciding.prepare()
    return { store, deciding }
  }

  it('is shown, and sent only when it is confirmed', async () => {
    const { store, deciding } = await begun()
    await deciding.pickPiece('r1')
    expect(store.last).toEqual(['attack', { on: ['0202'] }])
    expect(store.proposed).toBe(true)
    expect(deciding.items.map(({ values, proposed }) => [values[0], Boolean(proposed)])).toEqual([
      ['0202', false],
      ['b1', true],
      ['b2', true],
    ])
    expect(store.acts).toEqual([])
    await deciding.send()
    expect(store.acts).toEqual(['attack 0202 by b1,b2'])
  })

  it('is changed by taking one away, and begun anew by aiming elsewhere', async () => {
    const { store, deciding } = await begun()
    await deciding.pickPiece('r1')
    await deciding.takeOut(2)
    expect(store.last).toEqual(['attack', { on: ['0202'], by: ['b1'] }])
    expect(deciding.ready).toBe('attack 0202 by b1')
    await deciding.pickSpace('0302')
    expect(store.last).toEqual(['attack', { on: ['0302'] }])
  })

  it('may stand from the beginning, and can be let go', async () => {
    const { deciding, store } = await begun()
    store.state = stateOf({ ...attack('attack', { on: ['0202'] }), form: [entered('on', ['0202'], { proposed: true, items: [space('0202')] })], kinds: KINDS })
    await deciding.prepare()
    expect(deciding.started && deciding.usual).toBe(true)
    expect(deciding.ready).not.toBe('')
    deciding.cancel()
    expect(deciding.ready).toBe('')
    expect(deciding.offers.map((offer) => offer.target.value)).toEqual(['0202', '0302'])
  })

  it('does not come back when its last one is taken away: the choice is open', async () => {
    const { deciding, store } = await begun()
    await deciding.pickPiece('r1')
    await deciding.takeOut(2)
    await deciding.takeOut(1)
    expect(store.proposed).toBe(false)
    expect(store.last).toEqual(['attack', { on: ['0202'] }])
  })

  it('stays away, taken away from a question that began with it', async () => {
    const commit = (act: string, fields: Fields): Menu => {
      if (fields['us'] === undefined) return menuOf({ do: act, field: 'us', targets: [target(0), target(1)] })
      return menuOf({ do: act, form: formOf(fields), complete: true, action: `commit us=${String(fields['us'])}` })
    }
    const usual = { form: [entered('us', 1, { proposed: true, items: [target(1)] })], complete: true, action: 'commit us=1' }
    const store = new Fake(menuOf({ do: 'commit', kinds: [{ do: 'commit', title: 'Commit' }], ...usual }))
    store.answer = commit
    const deciding = new Declaring(store)
    await deciding.prepare()
    expect(deciding.ready).toBe('commit us=1')
    await deciding.takeOut(0)
    expect(deciding.items).toEqual([])
    expect(deciding.ready).toBe('')
    expect(deciding.offers.map((offer) => offer.target.value)).toEqual([0, 1])
    await deciding.take(deciding.offers[0]!)
    expect(deciding.ready).toBe('commit us=0')
    deciding.cancel()
    expect(deciding.ready).toBe('commit us=1') // as it began
  })
})

describe('what is filled in as usual', () => {
  const fire = (act: string, fields: Fields): Menu => {
    const [gun, at] = [fields['gun'] ?? 'b1', fields['at'] ?? '0302']
    if (fields['gun'] && !fields['at'] && !store.proposed) return menuOf({ do: act, form: [entered('gun', gun)], field: 'at', targets: [space('0302'), space('0303')] })
    const form = [entered('gun', gun, { items: [unit('b1')], proposed: !fields['gun'] }), entered('at', at, { items: [space(String(at))], proposed: !fields['at'] })]
    return menuOf({ do: act, form, complete: true, action: `fire ${String(gun)} ${String(at)}` })
  }
  let store = new Fake(null)
  const begun = async () => {
    store = new Fake(menuOf({ kinds: [{ do: 'fire', title: 'Fire' }] }))
    store.answer = fire
    const deciding = new Declaring(store)
    await deciding.chooseKind('fire')
    return deciding
  }

  it('gives way to the hex that is clicked, which it might have been', async () => {
    const deciding = await begun()
    expect(deciding.ready).toBe('fire b1 0302')
    await deciding.pickSpace('0303')
    expect(deciding.card).toBeNull()
    expect(deciding.ready).toBe('fire b1 0303')
    expect(store.acts).toEqual([])
  })

  it('stays where what is clicked cannot be chosen at all', async () => {
    const deciding = await begun()
    await deciding.pickSpace('0909')
    expect(store.whys).toHaveLength(1)
    expect(deciding.ready).toBe('fire b1 0302')
  })

  it('leaves in sight what else might have been chosen', async () => {
    const dealt = (act: string, fields: Fields): Menu => menuOf({ do: act, complete: true, action: 'lose', form: [entered('losses', { b1: 1 }, { items: [target(['b1', 1])], proposed: !fields['losses'] })] })
    store = new Fake({ ...dealt('lose', {}), kinds: [{ do: 'lose', title: 'Lose' }] })
    const opening = menuOf({ do: 'lose', field: 'losses', targets: [target(['b1', 1]), target(['b2', 1])] })
    store.answer = () => opening
    const deciding = new Declaring(store)
    expect(deciding.filled).toBe(true)
    await deciding.prepare()
    expect(deciding.offers).toEqual([])
    expect(deciding.firstOf('losses').map((offer) => (offer.target.value as unknown[])[0])).toEqual(['b1', 'b2'])
  })
})

describe('another kind of action, with a counter in hand', () => {
  const overrun = (act: string, fields: Fields): Menu => menuOf({ do: act, field: 'on', targets: fields['on'] ? [] : [space('0302')] })
  const begun = async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = (act, fields) => (act === 'attack' ? overrun(act, fields) : moving(act, fields))
    const deciding = new Declaring(store)
    await deciding.pickPiece('b1')
    return { store, deciding }
  }

  it('that it cannot do tells why, and takes nobody else in its place', async () => {
    const { store, deciding } = await begun()
    const asked = store.asked.length
    await deciding.chooseKind('attack')
    expect(store.whys).toEqual([{ do: 'attack', fields: {}, piece: 'b1' }])
    expect(deciding.card?.refused?.clause).toBe('5.2')
    expect(deciding.do).toBe('attack')
    expect(deciding.items).toEqual([])
    expect(deciding.offers.map((offer) => offer.target.value)).toEqual(['0302'])
    expect(store.asked.length).toBe(asked) // nothing is filled in
  })

  it('that it can do is begun', async () => {
    const { store, deciding } = await begun()
    store.reason = { allowed: true }
    await deciding.chooseKind('attack')
    expect(store.last).toEqual(['attack', {}])
    expect(deciding.card).toBeNull()
  })
})

describe('a card of the hand', () => {
  const bid = (act: string, fields: Fields): Menu => {
    const cards = ['c1', 'c2'].map((id) => target(id, { card: id }))
    if (!fields['card']) return menuOf({ do: act, field: 'card', targets: cards })
    return menuOf({ do: act, complete: true, action: `bid ${String(fields['card'])}` })
  }

  it('comes in place of the one that was chosen; one that cannot says why', async () => {
    const store = new Fake({ ...bid('bid', {}), kinds: [{ do: 'bid', title: 'Bid' }] })
    store.answer = bid
    const deciding = new Declaring(store)
    await deciding.take(deciding.offers[0]!)
    expect(deciding.ready).toBe('bid c1')
    await deciding.pickCard('c2', 'Smoke')
    expect(deciding.ready).toBe('bid c2')
    expect(store.acts).toEqual([])
    await deciding.pickCard('c9', 'Rally')
    expect(store.whys).toEqual([{ do: 'bid', fields: { card: 'c2' }, piece: 'c9' }])
    expect(deciding.card).toMatchObject({ about: 'Rally', refused: { text: 'It may not.' } })
  })
})

describe('a counter that stands where one would like to go', () => {
  it('is taken up in place of one whose way is chosen already', async () => {
    const store = new Fake({ ...menuOf({ do: 'go', field: 'unit', targets: [unit('b1'), unit('b3')] }), kinds: [{ do: 'go', title: 'Go' }] })
    store.answer = (act, fields) =>
      fields['unit'] ? menuOf({ do: act, complete: 'path' in fields, action: 'go', field: 'path', targets: 'path' in fields ? [] : [space('0102')] }) : menuOf({ do: act, field: 'unit', targets: [unit('b1'), unit('b3')] })
    const deciding = new Declaring(store)
    await deciding.pickPiece('b1')
    await deciding.pickSpace('0102')
    expect(deciding.fields).toEqual({ unit: 'b1', path: ['0102'] })
    await deciding.pickPiece('b3')
    expect(deciding.fields).toEqual({ unit: 'b3' })
    expect(store.whys).toEqual([])
  })

  it('is asked about as a goal', async () => {
    const store = new Fake({ ...menuOf({ do: 'go', field: 'unit', targets: [unit('b1')] }), kinds: [{ do: 'go', title: 'Go' }] })
    store.answer = (act) => menuOf({ do: act, form: [entered('unit', 'b1')], field: 'hex', targets: [space('0102')] })
    const deciding = new Declaring(store)
    await deciding.pickPiece('b1')
    await deciding.pickPiece('b3')
    expect(store.whys).toMatchObject([{ do: 'go', fields: { unit: 'b1' }, space: '0103' }])
  })
})

describe('a card beyond what a list may hold', () => {
  it('says why, and leaves what was chosen', async () => {
    const cards = ['c1', 'c2', 'c3'].map((id) => target(id, { card: id }))
    const list = (chosen: number) => menuOf({ do: 'discard', complete: chosen > 0, action: 'discard', field: 'on', targets: chosen < 2 ? cards.slice(chosen) : [] })
    const store = new Fake({ ...list(0), kinds: [{ do: 'discard', title: 'Discard' }] })
    store.answer = (_, fields) => ({ ...list(((fields['on'] ?? []) as string[]).length), form: [entered('on', fields['on'])] })
    const deciding = new Declaring(store)
    await deciding.take(deciding.offers[0]!)
    await deciding.take(deciding.offers[0]!)
    expect(deciding.fields).toEqual({ on: ['c1', 'c2'] })
    await deciding.pickCard('c3', 'Smoke')
    expect(deciding.fields).toEqual({ on: ['c1', 'c2'] })
    expect(store.whys).toHaveLength(1)
  })
})

describe('several actions', () => {
  const refit = (act: string, fields: Fields): Menu => {
    const who = fields['unit'] as string | undefined
    if (!who) return menuOf({ do: act, field: 'unit', targets: [unit('b1', '0101'), unit('b3', '0103'), unit('b4', '0105')] })
    const form = [entered('unit', who), entered('losses', { g1: 1 }, { items: [target(['g1', 1])], proposed: true })]
    return menuOf({ do: act, form, complete: true, free: true, action: `refit ${who}`, sentence: `Refit ${who}.` })
  }
  const begun = async () => {
    const store = new Fake(menuOf({ kinds: KINDS }))
    store.answer = (act, fields) => (act === 'move' ? refit(act, fields) : menuOf({ do: act, field: 'on', targets: [] }))
    const deciding = new Declaring(store)
    await deciding.prepare()
    return { store, deciding }
  }

  it('are laid aside one after the other, and sent together', async () => {
    const { store, deciding } = await begun()
    await deciding.pickPiece('b1')
    await deciding.pickPiece('b3', true)
    await deciding.pickPiece('b4', true)
    expect(deciding.several.map((entry) => entry.action)).toEqual(['refit b1', 'refit b3'])
    await deciding.send()
    expect(store.together).toEqual([['refit b1', 'refit b3', 'refit b4']])
    expect(deciding.several).toEqual([])
  })

  it('are begun by a frame around the units, and one can be left out', async () => {
    const { store, deciding } = await begun()
    await deciding.pickMany(['b3', 'b4', 'r1'])
    expect(deciding.several.map((entry) => entry.piece)).toEqual(['b3', 'b4'])
    deciding.leaveOut(deciding.several[0]!)
    await deciding.send()
    expect(store.together).toEqual([['refit b4']])
  })

  it('say how many were done, and keep what was not refused, where they stop', async () => {
    const { store, deciding } = await begun()
    store.did = { done: 1, stopped: 'refused', refused: { text: 'No points left.', clause: '13.6' } }
    await deciding.pickMany(['b1', 'b3', 'b4'])
    await deciding.send()
    expect(deciding.several.map((entry) => entry.piece)).toEqual(['b4'])
    expect(deciding.card?.refused?.clause).toBe('13.6')
  })

  it('do not wait any longer when their step is over', async () => {
    const { store, deciding } = await begun()
    store.did = { done: 1, stopped: 'refused', refused: { text: '“move” is not possible now', code: 'wrong-action' } }
    await deciding.pickMany(['b1', 'b3', 'b4'])
    store.state!.menu!.kinds = [{ do: 'attack', title: 'Attack' }]
    await deciding.send()
    expect(deciding.several).toEqual([])
    expect(deciding.started || deciding.ready).toBeFalsy()
    expect(deciding.card?.refused?.text).not.toContain('not possible now')
  })

  it('are begun by the handle of a stack only where one may follow the other', async () => {
    const { deciding, store } = await begun()
    const two = (together: boolean) => (act: string, fields: Fields) =>
      fields['unit'] ? refit(act, fields) : menuOf({ do: act, field: 'unit', together, targets: [unit('b1', '0101'), unit('b2', '0101')] })
    store.answer = two(false)
    await deciding.refresh()
    expect([...deciding.lights.together!]).toEqual([])
    await deciding.pickStack('0101')
    expect(deciding.started).toBe(false)
    store.answer = two(true)
    await deciding.refresh()
    expect([...deciding.lights.together!]).toEqual(['b1', 'b2'])
    await deciding.pickStack('0101')
    expect(deciding.several.map((entry) => entry.piece)).toEqual(['b1', 'b2'])
  })

  it('are a set-up that is proposed, and a unit of it is put elsewhere', async () => {
    const put = (act: string, fields: Fields): Menu => {
      if (!fields['unit']) return menuOf({ do: act, field: 'unit', targets: [unit('u1'), unit('u2')], plans: true })
      if (!fields['at']) return menuOf({ do: act, field: 'at', targets: [space('0101'), space('0102')] })
      return menuOf({ do: act, complete: true, free: true, action: `put ${String(fields['unit'])} ${String(fields['at'])}`, sentence: 'Put.' })
    }
    const store = new Fake(put('put', {}))
    store.answer = put
    store.steps = ['u1', 'u2'].map((id) => ({ action: `put ${id} 0101`, sentence: id, do: 'put', piece: id, space: '0101' }))
    const deciding = new Declaring(store)
    await deciding.plan()
    expect(deciding.started && deciding.ready).toBeTruthy()
    expect(store.acts).toEqual([])
    await deciding.pickPiece('u1')
    await deciding.pickSpace('0102')
    expect(store.acts).toEqual([])
    await deciding.send()
    expect(store.together).toEqual([['put u1 0102', 'put u2 0101']]) // in their order: what comes later may rest on it
  })
})
