import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { concerned, continues, digest, fatesOf, goneOf, journeysOf, scenesOf, spoken, type Deed, type Position } from './deeds'
import { inside, place, tie } from './place'
import { deedOf, Stage, type Manner } from './stage.svelte'
import { glideTime, PACES, REVEAL, STANDS, standTime, TUMBLE, WORDS } from './timing'
import type { LogLine, MomentLine, Piece, State } from '../lib/types'

const piece = (id: string, at: string, side = 'german', more: Partial<Piece> = {}): Piece => ({ id, side, at, symbol: 'infantry', palette: 'german', ...more })

function position(...pieces: Piece[]): Position {
  const stacks: Record<string, string[]> = {}
  for (const { id, at } of pieces) (stacks[at] ??= []).push(id)
  return { pieces: Object.fromEntries(pieces.map((one) => [one.id, one])), stacks, asks: [] }
}
const line = (at: number, more: Partial<LogLine> = {}): LogLine => ({ at, text: `line ${at}`, clause: '1', kind: 'moved', ...more })
const FIGHT: MomentLine = { look: 'fight', throws: [{ faces: [1] }], by: ['29'], on: ['1605'], side: 'allied', good: 2, mark: '2:1 -/2', result: 'Defender loses two' }

const BEFORE = position(piece('29', '1604', 'allied'), piece('914', '1605', 'german', { steps: 1 }), piece('915', '1605', 'german', { steps: 2 }))
const AFTER = position(piece('29', '1604', 'allied'), piece('915', '1606', 'german', { steps: 2 }))
const fight = (more: Partial<Deed> = {}): Deed => ({
  before: BEFORE,
  after: AFTER,
  lines: [line(5, { side: 'allied', moment: FIGHT, text: '2:1, rolled 1.' }), line(5, { pieces: ['914'], text: '914 eliminated.' }), line(5, { pieces: ['915'], way: ['1605', '1606'], text: '915 retreats.' })],
  own: true,
  ...more,
})

describe('what a deed changed', () => {
  it('tells the way of a counter', () => {
    expect(journeysOf(fight()).map(({ piece, way }) => [piece.id, way])).toEqual([['915', ['1605', '1606']]])
    const plain = { ...fight(), lines: [] }
    expect(journeysOf(plain)[0]!.way).toEqual(['1605', '1606'])
  })

  it('takes nobody for lost who has only gone out of sight', () => {
    expect(goneOf(fight()).map(({ id }) => id)).toEqual(['914'])
    expect(goneOf({ ...fight(), lines: [] })).toEqual([])
  })

  it('has a line for each unit', () => {
    expect(fatesOf(FIGHT, BEFORE, AFTER).map(({ piece, how }) => [piece.id, how])).toEqual([
      ['914', 'lost'],
      ['915', 'retreats'],
    ])
    const hurt = position(piece('29', '1604', 'allied'), piece('914', '1605', 'german', { steps: 1 }), piece('915', '1605', 'german', { steps: 1 }))
    expect(fatesOf(FIGHT, BEFORE, hurt).map(({ how }) => how)).toEqual(['unharmed', 'steps'])
  })

  it('does not say that a unit is unharmed while its side is still asked', () => {
    const asked = { ...BEFORE, asks: [{ side: 'german' }] as State['asks'] }
    expect(fatesOf(FIGHT, BEFORE, asked).map(({ how }) => how)).toEqual(['open', 'open'])
    expect(fatesOf({ ...FIGHT, good: -1 }, BEFORE, asked).map(({ how }) => how)).toEqual(['unharmed', 'unharmed'])
    expect(fatesOf({ ...FIGHT, hurts: ['allied', 'german'] }, BEFORE, { ...asked, asks: [] }).map(({ how }) => how)).toEqual(['open', 'open'])
    expect(fatesOf({ ...FIGHT, hurts: ['allied'] }, BEFORE, asked).map(({ how }) => how)).toEqual(['unharmed', 'unharmed'])
    expect(concerned({ ...FIGHT, on: ['914'] }, BEFORE).on.map(({ id }) => id)).toEqual(['914'])
  })

  it('tells an advance of whom the result does not hurt', () => {
    const went = position(piece('29', '1604', 'allied'), piece('915', '1606', 'german'))
    const of = (hurts?: string[]) => fatesOf({ ...FIGHT, ...(hurts && { hurts }) }, BEFORE, went).find(({ piece: { id } }) => id === '915')?.how
    expect([of(), of(['german']), of(['allied'])]).toEqual(['retreats', 'retreats', 'advances'])
  })

  it('shows only the last of a thread', () => {
    const roll = (at: number, thread: string) => line(at, { moment: { look: 'dice', thread } })
    expect(scenesOf([roll(1, 'a'), roll(2, 'a'), roll(3, 'b'), line(4), roll(5, '')]).map(({ line }) => line.at)).toEqual([2, 3, 5])
  })

  it('goes on with what concerns the same units', () => {
    const scene = { line: line(5), moment: FIGHT }
    expect(continues({ ...fight(), lines: [line(6, { pieces: ['914'] })] }, scene, BEFORE)).toBe(true)
    expect(continues({ ...fight(), lines: [line(6, { pieces: ['777'] })] }, scene, BEFORE)).toBe(false)
    expect(continues({ ...fight(), lines: [line(6, { pieces: ['914'], moment: { look: 'dice' } })] }, scene, BEFORE)).toBe(false)
  })

  it('is spoken in one breath', () => {
    expect(spoken([line(4), ...fight().lines])).toEqual(['line 4', '2:1, rolled 1. Defender loses two 914 eliminated. 915 retreats.'])
  })

  it('is counted for whoever was away', () => {
    const log = [line(1, { side: 'allied' }), line(2, { side: 'german' }), line(2, { side: 'german', moment: FIGHT }), line(3, { side: 'german' })]
    expect(digest(log, 'allied', 1)).toEqual({ sides: ['german'], deeds: 2, fights: 1 })
  })
})

describe('times', () => {
  it('are short', () => {
    expect(glideTime(3)).toBe(270)
    expect(glideTime(30)).toBe(600)
    expect(glideTime(2, true)).toBe(500)
    expect(standTime(0)).toBe(STANDS)
    expect(standTime(3)).toBeLessThan(STANDS)
  })
})

describe('where a card stands', () => {
  const view = { wide: 1000, high: 700 }
  const card = { wide: 300, high: 200 }
  const box = (left: number, top: number, wide: number, high: number) => ({ left, top, right: left + wide, bottom: top + high })
  const over = (at: { left: number; top: number }, b: ReturnType<typeof box>) => at.left < b.right && at.left + card.wide > b.left && at.top < b.bottom && at.top + card.high > b.top

  it('is beside what it is about, inside the view', () => {
    for (const [x, y] of [[500, 300], [20, 20], [920, 20], [20, 620], [920, 620], [400, 10]] as const) {
      const about = box(x, y, 60, 60)
      const at = place(view, card, [about])
      expect(over(at, about)).toBe(false)
      expect(at.left >= 0 && at.top >= 0 && at.left + card.wide <= view.wide && at.top + card.high <= view.high).toBe(true)
    }
  })

  it('hides as little as it can where there is no room', () => {
    const about = box(0, 0, 1000, 500)
    expect(place(view, card, [about]).top).toBeGreaterThan(450)
  })

  it('leaves what is beside it in view, and goes no farther than it must', () => {
    const about = box(480, 300, 60, 60)
    const beside = [box(60, 200, 400, 260), box(560, 200, 400, 260), box(300, 380, 400, 80), box(300, 200, 400, 80)]
    const at = place(view, card, [about], beside)
    expect([about, ...beside].filter((one) => over(at, one))).toEqual([])
    expect(at.left).toBeGreaterThan(100)
    expect(at.left).toBeLessThan(600)
  })

  it('stays inside the view when there is more to tell', () => {
    const view = { wide: 810, high: 580 }
    expect(inside(view, { wide: 376, high: 200 }, { left: 530, top: 8 })).toEqual({ left: 426, top: 8, wide: 376, high: 200 })
    expect(inside(view, { wide: 376, high: 200 }, { left: 60, top: 8 }).left).toBe(60)
  })

  it('has its line at its nearest side', () => {
    expect(tie({ left: 100, top: 100 }, card, [600, 150])).toEqual([400, 150])
  })
})

describe('the stage', () => {
  let still = false
  let pace: keyof typeof PACES = 'normal'
  const heard: string[] = []
  const manner: Manner = { pace: () => pace, still: () => still, sound: (what) => void heard.push(what) }
  const move = (id: string, from: string, to: string, own = false): Deed => ({ before: position(piece(id, from)), after: position(piece(id, to)), lines: [line(1, { side: 'german', pieces: [id] })], own })

  beforeEach(() => {
    vi.useFakeTimers()
    heard.length = 0
    still = false
    pace = 'normal'
  })
  afterEach(() => vi.useRealTimers())

  it('lets the die tumble, then tells, then who is lost, then folds into a mark', () => {
    const stage = new Stage(manner)
    stage.add(fight())
    expect(stage.moment?.phase).toBe('tumbles')
    expect(stage.shown).toBe(BEFORE)
    vi.advanceTimersByTime(TUMBLE)
    expect(stage.moment?.phase).toBe('landed')
    vi.advanceTimersByTime(WORDS)
    expect(stage.moment?.phase).toBe('told')
    vi.advanceTimersByTime(REVEAL - TUMBLE - WORDS)
    expect(stage.moment?.fates.map(({ how }) => how)).toEqual(['lost', 'retreats'])
    expect(stage.falls.map(({ id }) => id)).toEqual(['914'])
    expect(stage.travels.map(({ piece, retreat }) => [piece.id, retreat])).toEqual([['915', true]])
    vi.advanceTimersByTime(STANDS + 500)
    expect(stage.moment).toBeNull()
    expect(stage.shown).toBeNull()
    expect(stage.marks).toEqual([{ at: '1605', text: '2:1 -/2', good: 2, side: 'allied' }])
    expect(heard).toEqual(['die', 'loss'])
    stage.end()
    expect(stage.marks).toEqual([])
  })

  it('ends at once for an input, and can be seen again', () => {
    const stage = new Stage(manner)
    stage.add(fight())
    stage.end()
    expect(stage.moment).toBeNull()
    expect(stage.shown).toBeNull()
    expect(stage.marks).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(stage.moment).toBeNull()
    stage.again()
    expect(stage.moment?.line.text).toBe('2:1, rolled 1.')
  })

  it('shows what others do one after the other', () => {
    const stage = new Stage(manner)
    const deeds = [move('a', '1', '2'), move('b', '1', '2'), move('c', '1', '2')]
    for (const deed of deeds) stage.add(deed)
    const shown = () => stage.travels.map(({ piece }) => piece.id).join()
    expect(shown()).toBe('a')
    vi.advanceTimersByTime(PACES.normal - 1)
    expect(stage.waiting).toBe(2)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe('b')
    stage.end()
    expect(stage.shown).toBeNull()
    expect(stage.waiting).toBe(0)
  })

  it('keeps the lines of the log back until they are shown', () => {
    const stage = new Stage(manner)
    const [first, then] = [fight(), move('b', '1', '2')]
    const quiet: Deed = { before: AFTER, after: AFTER, lines: [line(8)], own: false }
    for (const deed of [first, then, quiet]) stage.add(deed, true)
    const late = () => [...stage.late].map(({ at, kind }) => `${at} ${kind}`)
    expect(stage.late.size).toBe(first.lines.length + then.lines.length + 1)
    vi.advanceTimersByTime(TUMBLE)
    expect(stage.late.has(first.lines[0]!)).toBe(true)
    vi.advanceTimersByTime(REVEAL - TUMBLE)
    expect(late()).toEqual([...then.lines, ...quiet.lines].map(({ at, kind }) => `${at} ${kind}`))
    vi.advanceTimersByTime(STANDS + 1000)
    expect(late()).toEqual([])
    stage.add(fight(), true)
    stage.end()
    expect(late()).toEqual([])
    stage.again()
    expect(late()).toEqual([]) // what is seen again is told already
  })

  it('does not wait between own deeds, nor at all if so wished', () => {
    const stage = new Stage(manner)
    stage.add(move('a', '1', '2', true))
    stage.add(move('b', '1', '2', true))
    expect(stage.waiting).toBe(0)
    pace = 'once'
    const other = new Stage(manner)
    other.add(move('a', '1', '2'))
    expect(other.shown).toBeNull()
    expect(other.travels).toEqual([])
    other.add(fight({ own: false }))
    expect(other.moment).toBeNull()
    expect(other.seen).toBe(true)
  })

  it('lets a moment stand until it is told, and goes on with what comes of it', () => {
    const stage = new Stage(manner)
    const rolled: Deed = { before: BEFORE, after: BEFORE, lines: fight().lines.slice(0, 1), own: true }
    stage.add(rolled)
    stage.add({ before: BEFORE, after: AFTER, lines: fight().lines.slice(1), own: false })
    stage.add({ ...move('z', '1', '2') })
    vi.advanceTimersByTime(REVEAL)
    expect(stage.moment?.fates.map(({ how }) => how)).toEqual(['lost', 'retreats'])
    expect(stage.waiting).toBe(1)
    vi.advanceTimersByTime(STANDS - REVEAL + 300)
    expect(stage.moment).toBeNull()
    expect(stage.travels.map(({ piece }) => piece.id)).toEqual(['z'])
  })

  it('shows one moment after the other, each in full', () => {
    const stage = new Stage(manner)
    const other = { ...FIGHT, on: ['9999'], by: [] }
    stage.add(fight())
    vi.advanceTimersByTime(600)
    stage.add({ before: AFTER, after: AFTER, lines: [line(6, { text: 'second', moment: other })], own: true })
    vi.advanceTimersByTime(STANDS + 100)
    expect(stage.moment?.line.text).toBe('second')
    expect(stage.falls).toEqual([])
    vi.advanceTimersByTime(STANDS - 800)
    expect(stage.moment?.phase).toBe('told')
    vi.advanceTimersByTime(2000)
    expect(stage.moment).toBeNull()
    expect(stage.shown).toBeNull()
    expect(stage.marks).toHaveLength(2)
  })

  it('does not tumble if nothing is to move, and stands just as long', () => {
    still = true
    const stage = new Stage(manner)
    stage.add(fight())
    expect(stage.moment?.phase).toBe('landed')
    vi.advanceTimersByTime(STANDS - 1)
    expect(stage.moment).not.toBeNull()
    expect(stage.away.size).toBe(0)
  })

  it('knows whose deeds are', () => {
    const state = { ...BEFORE } as State
    expect(deedOf(state, state, [line(1, { side: 'german' })], 'german').own).toBe(true)
    expect(deedOf(state, state, [line(1, { side: 'german' })], 'allied').own).toBe(false)
  })
})
