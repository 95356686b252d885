// One game at one table: the live connection, what a seat sees, and what it does.
import { appended, applied } from './delta'
import { save } from './files'
import * as http from './http'
import { ApiError, asApiError, type About, type Fields, type LayerQuery } from './http'
import { i18n } from './i18n.svelte'
import type { Answer, AskLine, BoardPage, Did, DidAll, GameInfo, Lang, Layer, Live, LogLine, Menu, Order, Plan, State, Table } from './types'

export type Link = 'connecting' | 'open' | 'lost' | 'gone'

const SLOWEST = 10_000 // milliseconds between two tries to connect
const PATIENCE = 2_500 // milliseconds until a change that was promised is asked for again
const KEPT = 300 // states of a replay that are kept

export function freshKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Whether a person at this machine plays a seat. */
export const isPerson = (player: string | undefined): boolean => player === 'me' || player === 'chair'

export class TableStore {
  readonly id: string
  /** Whose eyes: a side, or empty for a spectator. Change it with `sit`. */
  seat = $state('')
  lang = $state<Lang>('en')
  /** The language of `now`: after a change the old one, until the sentences have come anew. */
  spoken = $state<Lang>('en')
  table = $state.raw<Table | null>(null)
  game = $state.raw<GameInfo | null>(null)
  board = $state.raw<BoardPage | null>(null)
  /** The present state, also while an earlier one is looked at. */
  now = $state.raw<State | null>(null)
  log = $state.raw<LogLine[]>([])
  /** Sides whose bot is at work. */
  thinking = $state.raw<string[]>([])
  link = $state<Link>('connecting')
  /** Something that the server has to say. */
  notice = $state('')
  /** Another seat was taken, and what it sees has not come yet. */
  settling = $state(false)
  /** An own action is under way. */
  busy = $state(false)
  /** What went wrong last; `dismiss` clears it. */
  problem = $state.raw<ApiError | null>(null)
  /** In replay: the number of decisions after which the position is shown. */
  at = $state<number | null>(null)
  /** Tags of the actions that were sent from this page; an empty one takes the last back. */
  acted = $state.raw<string[]>([])
  /** When the present questions came, by `performance.now()`. */
  askedAt = $state(0)
  /** Called with the lines that were added to the log. */
  onlines: ((lines: LogLine[]) => void) | null = null
  /** Called when something has happened, with the state before it; without one if all is new or was taken back. */
  onchange: ((lines: LogLine[], before: State | null) => void) | null = null

  #then = $state.raw<State | null>(null)
  #serial: number | null = null
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #queue: Promise<unknown> = Promise.resolve()
  #pending = 0
  #watchers = new Set<() => void>()
  #kept = new Map<string, State>()
  #looking: AbortController | null = null
  #awake = () => {
    if (this.link === 'lost' && document.visibilityState !== 'hidden') this.#connect()
  }

  /** What is shown: the present, or in replay an earlier state (which has no menu). */
  readonly state = $derived<State | null>(this.at === null ? this.now : (this.#then ?? this.now))
  readonly replaying = $derived(this.at !== null)
  /** What this seat may choose now; null in replay, or if it is not asked. */
  readonly menu = $derived<Menu | null>(this.at === null ? (this.now?.menu ?? null) : null)
  /** Sides that people at this machine play. */
  readonly people = $derived<string[]>(
    (this.table?.sides ?? []).map((side) => side.id).filter((side) => isPerson(this.table?.seats[side])),
  )
  /** Whether several persons, not only several sides, sit at this machine. */
  readonly shared = $derived(new Set(this.people.map((side) => this.table?.seats[side])).size > 1)
  readonly over = $derived(Boolean(this.now?.ending))
  /** Links to seats can be given out. */
  readonly inviting = $derived(!this.over && !this.table?.guest && Object.values(this.table?.seats ?? {}).includes('guest'))
  /** The question to this seat, if there is one. */
  readonly ask = $derived<AskLine | null>(this.state?.asks.find((ask) => ask.side === this.seat) ?? null)

  constructor(id: string) {
    this.id = id
  }

  /** Load what does not change, sit down, and connect: what the seat sees comes while the board does. */
  async open(seat: string | null = null, at: number | null = null): Promise<void> {
    this.lang = i18n.lang
    this.#closed = false
    ;[this.table, this.game] = await this.#table()
    this.seat = seat === '' || (seat !== null && this.people.includes(seat)) ? seat : (this.people[0] ?? '')
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#awake)
      document.addEventListener('visibilitychange', this.#awake)
    }
    this.#connect()
    try {
      const [board] = await Promise.all([http.board(this.table.board), at === null ? null : this.goTo(at)])
      this.board ??= board // but for one in another language, if that was chosen meanwhile
    } catch (error) {
      this.close()
      this.table = null
      throw error
    }
  }

  close(): void {
    this.#closed = true
    this.#hangUp()
    this.#looking?.abort()
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#awake)
      document.removeEventListener('visibilitychange', this.#awake)
    }
  }

  /** All sentences in another language. */
  async speak(lang: Lang): Promise<void> {
    if (lang === this.lang || !this.table) return
    this.lang = lang
    this.notice = '' // what was told in the old language is not told again
    this.problem = null
    this.#kept.clear()
    this.#hangUp() // it tells what happens in the old language
    try {
      const [table, game] = await this.#table()
      const board = await http.board(table.board)
      Object.assign(this, { table, game, board })
    } finally {
      this.#connect(true)
    }
    if (this.at !== null) await this.goTo(this.at)
  }

  /** Look and decide for another seat. */
  sit(seat: string): void {
    if (seat === this.seat) return
    this.seat = seat
    this.settling = true
    this.now = this.now ? { ...this.now, seat, menu: null, undo: false } : null
    this.#connect(true)
    if (this.at !== null) void this.goTo(this.at)
  }

  /** What a side is called. */
  sideName(side: string): string {
    return this.table?.sides.find((named) => named.id === side)?.title ?? side
  }

  async #table(): Promise<[Table, GameInfo | null]> {
    const [table, catalogue] = await Promise.all([http.table(this.id), http.catalogue()])
    return [table, catalogue.games.find((game) => game.id === table.game) ?? null]
  }

  // -- the live connection

  #hangUp(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #connect(anew = false): void {
    if (this.#closed) return
    this.#hangUp()
    if (anew) this.#serial = null
    if (this.link !== 'lost') this.link = 'connecting'
    const socket = new WebSocket(http.liveAddress(this.id, this.seat, this.#serial))
    this.#socket = socket
    socket.onmessage = (event) => {
      this.link = 'open'
      this.#tries = 0
      this.receive(JSON.parse(String(event.data)) as Live)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      if (this.link === 'gone') return
      this.link = 'lost'
      this.thinking = []
      const wait = Math.min(SLOWEST, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
      this.#timer = setTimeout(() => this.#connect(), wait)
    }
  }

  /** Take in a message of the live connection. */
  receive(message: Live): void {
    switch (message.type) {
      case 'state':
        if (message.state.last < (this.now?.last ?? 0)) this.#kept.clear()
        this.now = message.state
        this.spoken = this.lang
        this.settling = false
        this.log = message.log
        this.#serial = message.serial
        this.thinking = []
        this.askedAt = performance.now()
        this.onchange?.([], null)
        break
      case 'delta': {
        const delta = message.delta
        if (!this.now || delta.since !== this.#serial) {
          this.#connect(true)
          return
        }
        const before = this.now
        const back = delta.last < before.last
        if (back) this.#kept.clear()
        this.now = applied(before, delta)
        this.log = appended(this.log, delta)
        this.#serial = delta.serial
        if (delta.asks) this.askedAt = performance.now()
        this.onchange?.(delta.log ?? [], back || delta.keep != null ? null : before)
        if (delta.log?.length) this.onlines?.(delta.log)
        break
      }
      case 'thinking': {
        const others = this.thinking.filter((side) => side !== message.side)
        this.thinking = message.busy ? [...others, message.side] : others
        return
      }
      case 'gone':
        this.thinking = []
        if (message.reason === 'stopped') return // it may come back: the connection is tried again
        this.link = 'gone'
        return
      case 'notice':
        this.notice = message.text
        return
    }
    for (const watcher of [...this.#watchers]) watcher()
  }

  /** Until the present state is as wished; false if it takes too long. */
  #until(wish: (now: State) => boolean): Promise<boolean> {
    if (this.now && wish(this.now)) return Promise.resolve(true)
    return new Promise((done) => {
      const end = (ok: boolean) => {
        clearTimeout(timer)
        this.#watchers.delete(look)
        done(ok)
      }
      const look = () => {
        if (this.now && wish(this.now)) end(true)
      }
      const timer = setTimeout(() => end(false), PATIENCE)
      this.#watchers.add(look)
    })
  }

  // -- what this seat does

  /** One own action at a time; the same key again if the server could not be reached. */
  async #alone<T extends Did>(send: (key: string) => Promise<T>, wish: (did: T, now: State) => boolean): Promise<T> {
    this.busy = true
    this.#pending++
    const turn = this.#queue.then(async () => {
      this.problem = null
      try {
        const key = freshKey()
        let did: T | null = null
        for (let tries = 0; did === null; tries++) {
          try {
            did = await send(key)
          } catch (error) {
            if (!(error instanceof ApiError && error.offline && tries < 4)) throw error
            await pause(300 * 2 ** tries)
          }
        }
        const done = did
        if (!(await this.#until((now) => wish(done, now)))) this.#connect(this.link === 'open')
        return done
      } catch (error) {
        const problem = asApiError(error)
        if (problem.code === 'stale') this.#connect(true)
        throw problem
      } finally {
        this.busy = --this.#pending > 0
      }
    })
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  /** Carry out an action in text form. Null if it was refused (see `problem`), or another is under way. */
  async act(action: string): Promise<Did | null> {
    const version = this.now?.version
    if (this.busy || version === undefined || this.at !== null) return null
    const seat = this.seat
    const send = async (key: string) => {
      const did = await http.act(this.id, seat, version, action, key)
      this.acted = [...this.acted, action.split(' ', 1)[0] ?? '']
      return did
    }
    return this.#told(this.#alone(send, (done, now) => now.at >= done.at))
  }

  /** Carry out several actions, as far as they can follow each other. Null if the first was refused. */
  async actAll(actions: string[]): Promise<DidAll | null> {
    const version = this.now?.version
    if (this.busy || version === undefined || this.at !== null) return null
    const seat = this.seat
    const send = async (key: string) => {
      const did = await http.actAll(this.id, seat, version, actions, key)
      this.acted = [...this.acted, ...actions.slice(0, did.done).map((action) => action.split(' ', 1)[0] ?? '')]
      return did
    }
    return this.#told(this.#alone(send, (done, now) => now.at >= done.at))
  }

  /** Take the last own choice back. */
  async undo(): Promise<Did | null> {
    const before = this.now
    if (this.busy || !before) return null
    const seat = this.seat
    const send = async (key: string) => {
      const did = await http.undo(this.id, seat, before.at, key)
      this.acted = [...this.acted, '']
      return did
    }
    return this.#told(this.#alone(send, (_, now) => now !== before))
  }

  async resign(seat: string = this.seat): Promise<Did | null> {
    return this.#told(
      this.#alone(
        () => http.resign(this.id, seat),
        (_, now) => Boolean(now.ending),
      ),
    )
  }

  /** End the game here and save its record, with which it goes on elsewhere. */
  async carry(): Promise<void> {
    const done = await this.#told(
      this.#alone(
        () => http.carry(this.id),
        (_, now) => Boolean(now.ending),
      ),
    )
    if (done) await this.save()
  }

  /** Save the record as a file. */
  async save(): Promise<void> {
    const file = await this.#told(http.record(this.id))
    if (file) save(file.name || `${this.table?.game ?? 'game'}-${this.id}.bocage`, file.text)
  }

  /** What goes wrong becomes `problem`. */
  async #told<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      this.problem = asApiError(error)
      return null
    }
  }

  /** What may be added to a half-made declaration. Throws an `ApiError`. */
  narrow(act: string, fields: Fields, propose = false): Promise<Menu> {
    return http.narrow(this.id, this.seat, this.now?.version ?? 0, act, fields, propose)
  }

  /** A whole set-up, proposed; nothing of it has happened. */
  plan(luck: number): Promise<Plan | null> {
    return this.#told(http.plan(this.id, this.seat, this.now?.version ?? 0, luck))
  }

  /** Moves of several counters towards a space, proposed; nothing of it has happened. */
  march(units: readonly string[], goal: string, start: string, close: boolean): Promise<Plan | null> {
    return this.#told(http.march(this.id, this.seat, this.now?.version ?? 0, units, goal, start, close))
  }

  /** Why something cannot be chosen. Throws an `ApiError`. */
  why(about: About): Promise<Answer> {
    return http.why(this.id, this.seat, this.now?.version ?? 0, about)
  }

  /** Overlays, for the moment that is shown. */
  async layers(query: LayerQuery): Promise<Layer[]> {
    return (await http.layers(this.id, this.seat, { at: this.at, ...query })).layers
  }

  /** In a reaction window: this seat wants to decide. */
  async stop(seat: string = this.seat): Promise<void> {
    await this.#told(http.stop(this.id, seat))
  }

  /** In a reaction window: pass, and until what it belongs to is over. */
  async rest(): Promise<void> {
    await this.#told(http.rest(this.id, this.seat, this.now?.version ?? 0))
  }

  /** The standing orders with conditions of this seat. */
  async leave(orders: Order[]): Promise<void> {
    await this.#told(http.order(this.id, this.seat, orders))
  }

  /** One person plays all of them: nothing is covered any more. */
  async playAlone(): Promise<void> {
    await this.#told(http.alone(this.id))
    this.table = await http.table(this.id).catch(() => this.table)
  }

  /** Windows (by prompt) in which this seat passes at the end of the pause. */
  async orders(passes: string[]): Promise<void> {
    await this.#told(http.orders(this.id, this.seat, passes))
  }

  dismiss(): void {
    this.problem = null
  }

  /** Milliseconds that are left of a window's pause; null if it has none. */
  leftOf(ask: AskLine, clock: number): number | null {
    return ask.deadline ? Math.max(0, ask.deadline - (clock - this.askedAt)) : null
  }

  // -- looking back

  /** Show the position after so many decisions; null: the present. */
  async goTo(at: number | null): Promise<void> {
    this.#looking?.abort()
    if (at === null) {
      this.at = null
      this.#then = null
      return
    }
    const wanted = Math.max(0, Math.min(at, this.now?.last ?? at))
    this.at = wanted
    const key = `${this.seat} ${this.lang} ${wanted}`
    let found = this.#kept.get(key)
    if (!found) {
      const looking = new AbortController()
      this.#looking = looking
      try {
        found = await http.state(this.id, this.seat, wanted, looking.signal)
      } catch (error) {
        if (!looking.signal.aborted) this.problem = asApiError(error)
        return
      }
      if (looking.signal.aborted) return
      this.#kept.set(key, found)
      const oldest = this.#kept.keys().next().value
      if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    }
    this.#then = found
  }
}
