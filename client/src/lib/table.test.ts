// The store against a connection and a server that are made up here.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableStore } from './table.svelte'
import type { LogLine, State } from './types'

class FakeSocket {
  static all: FakeSocket[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  close() {
    this.closed = true
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket
  }
}

const line = (at: number): LogLine => ({ at, text: `line ${at}`, clause: '', kind: 'x', side: 'blue' })
const state = (at: number): State => ({
  version: at,
  at,
  last: at,
  seat: 'blue',
  status: [],
  pieces: {},
  stacks: {},
  panels: {},
  asks: [{ side: 'blue', prompt: 'move', text: 'Move', subject: '', clause: '5' }],
  menu: { version: at, kinds: [] },
})

const table = {
  id: 'g',
  game: 'skirmish',
  title: 'Skirmish',
  scenario: 'Crossroads',
  sides: [
    { id: 'blue', title: 'Blue' },
    { id: 'red', title: 'Red' },
  ],
  seats: { blue: 'me', red: 'greedy@1' },
  options: {},
  commitment: 'abc',
  board: '/api/boards/skirmish/crossroads',
  hides: true,
  pause: 0,
  guide: false,
}

type Answer = { status?: number; body: unknown } | Error
let answers: Record<string, (body: unknown) => Answer> = {}
let asked: { path: string; body: Record<string, unknown> }[] = []

beforeEach(() => {
  FakeSocket.all = []
  asked = []
  answers = {
    '/api/games/g': () => ({ body: table }),
    '/api/catalogue': () => ({ body: { version: '1', games: [] } }),
    '/api/boards/skirmish/crossroads': () => ({ body: { board: {}, names: {}, terrains: {} } }),
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('?')[0] as string
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    asked.push({ path: address, body })
    const answer = answers[path]?.(body) ?? { status: 404, body: { error: 'no', code: 'unknown' } }
    if (answer instanceof Error) throw answer
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function opened(): Promise<TableStore> {
  const store = new TableStore('g')
  await store.open()
  FakeSocket.last.say({ type: 'state', serial: 7, state: state(3), log: [line(1), line(3)] })
  return store
}

describe('the live connection', () => {
  it('begins with the seat of the person here', async () => {
    const store = await opened()
    expect(store.seat).toBe('blue')
    expect(FakeSocket.last.url).toBe('ws://here/api/games/g/live?seat=blue&lang=en')
    expect(store.link).toBe('open')
    expect(store.menu?.version).toBe(3)
  })

  it('takes changes in, and asks for everything after a gap', async () => {
    const store = await opened()
    const told: string[] = []
    store.onlines = (lines) => told.push(...lines.map((one) => one.text))
    FakeSocket.last.say({ type: 'delta', delta: { since: 7, serial: 8, version: 4, at: 4, last: 4, log: [line(4)] } })
    expect(store.now?.at).toBe(4)
    expect(store.log.map((one) => one.at)).toEqual([1, 3, 4])
    expect(told).toEqual(['line 4'])
    FakeSocket.last.say({ type: 'delta', delta: { since: 9, serial: 10, version: 6, at: 6, last: 6 } })
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.url).not.toContain('serial')
  })

  it('comes back by itself with what it has, later and later', async () => {
    const store = await opened()
    FakeSocket.last.onclose?.()
    expect(store.link).toBe('lost')
    vi.advanceTimersByTime(700)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.url).toContain('serial=7')
    FakeSocket.last.onclose?.()
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(700)
    expect(FakeSocket.all).toHaveLength(3)
    FakeSocket.last.say({ type: 'delta', delta: { since: 7, serial: 8, version: 4, at: 4, last: 4 } })
    expect(store.link).toBe('open')
  })

  it('ends when the game is gone, not when the server stops', async () => {
    const store = await opened()
    FakeSocket.last.say({ type: 'gone', reason: 'stopped' })
    expect(store.link).toBe('open')
    FakeSocket.last.say({ type: 'gone', reason: 'deleted' })
    FakeSocket.last.onclose?.()
    expect(store.link).toBe('gone')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('starts anew for another seat', async () => {
    const store = await opened()
    store.sit('red')
    expect(store.settling).toBe(true)
    expect(store.menu).toBeNull()
    expect(FakeSocket.all[0]?.closed).toBe(true)
    expect(FakeSocket.last.url).toContain('seat=red')
    FakeSocket.last.say({ type: 'state', serial: 1, state: state(3), log: [] })
    expect(store.settling).toBe(false)
  })

  it('knows whose bot is thinking', async () => {
    const store = await opened()
    FakeSocket.last.say({ type: 'thinking', side: 'red', busy: true })
    expect(store.thinking).toEqual(['red'])
    FakeSocket.last.say({ type: 'thinking', side: 'red', busy: false })
    expect(store.thinking).toEqual([])
  })
})

describe('an action', () => {
  const after = (at: number) => ({ type: 'delta', delta: { since: 7, serial: 8, version: at, at, last: at } })

  it('is sent once, with the version that was seen, and done when its change is here', async () => {
    const store = await opened()
    answers['/api/games/g/act'] = () => ({ body: { at: 4, version: 4 } })
    const doing = store.act('move b1 path 0203')
    expect(await store.act('move b1 path 0203')).toBeNull()
    await vi.waitFor(() => expect(asked.some((one) => one.path.startsWith('/api/games/g/act'))).toBe(true))
    FakeSocket.last.say(after(4))
    expect(await doing).toEqual({ at: 4, version: 4 })
    const sent = asked.filter((one) => one.path.startsWith('/api/games/g/act'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ seat: 'blue', version: 3, action: 'move b1 path 0203' })
    expect(store.acted).toEqual(['move'])
    expect(store.busy).toBe(false)
  })

  it('is followed by an empty one if it is taken back', async () => {
    const store = await opened()
    answers['/api/games/g/undo'] = () => ({ body: { at: 4, version: 4 } })
    const doing = store.undo()
    FakeSocket.last.say(after(4))
    await doing
    expect(store.acted).toEqual([''])
  })

  it('is sent again under the same key if the server could not be reached', async () => {
    const store = await opened()
    let tries = 0
    answers['/api/games/g/act'] = () => (++tries < 3 ? new TypeError('offline') : { body: { at: 4, version: 4 } })
    const doing = store.act('pass')
    FakeSocket.last.say(after(4))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await doing).toEqual({ at: 4, version: 4 })
    const keys = asked.filter((one) => one.path.startsWith('/api/games/g/act')).map((one) => one.body['key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('that is refused leaves its reason', async () => {
    const store = await opened()
    const refused = { text: 'Not there.', clause: '5.6' }
    answers['/api/games/g/act'] = () => ({ status: 409, body: { error: 'refused', code: 'illegal', refused } })
    expect(await store.act('move b1 path 0909')).toBeNull()
    expect(store.problem?.text).toBe('Not there.')
    expect(store.problem?.refusal?.clause).toBe('5.6')
    store.dismiss()
    expect(store.problem).toBeNull()
  })
})

describe('looking back', () => {
  it('shows an earlier state without a menu, once loaded from memory', async () => {
    const store = await opened()
    answers['/api/games/g/state'] = () => ({ body: { ...state(1), last: 3 } })
    await store.goTo(1)
    expect(store.state?.at).toBe(1)
    expect(store.now?.at).toBe(3)
    expect(store.menu).toBeNull()
    expect(await store.act('pass')).toBeNull()
    await store.goTo(null)
    expect(store.state?.at).toBe(3)
    await store.goTo(1)
    expect(asked.filter((one) => one.path.startsWith('/api/games/g/state'))).toHaveLength(1)
  })
})
