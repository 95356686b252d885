// Typed calls for every endpoint of docs/table.md. The language is added to each.
import { i18n, t } from './i18n.svelte'
import type {
  After,
  Answer,
  BoardPage,
  Catalogue,
  Created,
  Did,
  DidAll,
  Guide,
  Invitation,
  ImportGame,
  Layers,
  LogLine,
  Luck,
  Menu,
  NewGame,
  Plan,
  Problem,
  Refusal,
  RulesPage,
  State,
  Summary,
  Table,
  Verified,
  Order,
  OrdersPage,
} from './types'

/** Anything that went wrong with a call, in words that can be shown. */
export class ApiError extends Error {
  readonly code: string
  readonly refusal: Refusal | null
  readonly status: number

  constructor(text: string, code: string, status: number, refusal: Refusal | null = null) {
    super(text)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.refusal = refusal
  }

  /** The sentence to show. */
  get text(): string {
    return this.refusal?.text || this.message
  }

  /** The server could not be reached: the same call may be made again. */
  get offline(): boolean {
    return this.status === 0
  }
}

/** Any error as an `ApiError`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(error instanceof Error ? error.message : String(error), 'page', 0)
}

type Query = Record<string, string | number | null | undefined>
export type Fields = Record<string, unknown>

export function address(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(key, String(value))
  }
  params.set('lang', i18n.lang)
  return `${path}${path.includes('?') ? '&' : '?'}${params}`
}

async function failed(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Problem
    if (typeof problem.error === 'string') {
      return new ApiError(problem.error, problem.code, answer.status, problem.refused ?? null)
    }
  } catch {
    // not ours: a proxy, or a server that was cut off
  }
  return new ApiError(t('error-status', { status: answer.status }), 'http', answer.status)
}

async function call(method: string, path: string, query?: Query, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method }
  if (signal) init.signal = signal
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(address(path, query), init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(t('error-offline'), 'offline', 0)
  }
  if (!answer.ok) throw await failed(answer)
  return answer
}

/** What was asked for before somebody needed it, by address; each is used once. */
const early = new Map<string, Promise<unknown>>()

function ahead<T>(path: string): Promise<T> {
  const asked = get<T>(path)
  early.set(address(path), asked)
  return asked
}

async function get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
  const where = address(path, query)
  const known = early.get(where)
  if (known) {
    early.delete(where)
    try {
      return (await known) as T
    } catch {
      // it is asked for again, and told if it fails then too
    }
  }
  return (await (await call('GET', path, query, undefined, signal)).json()) as T
}

async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await call('POST', path, undefined, body, signal)).json()) as T
}

const enc = encodeURIComponent
const game = (id: string, rest = '') => `/api/games/${enc(id)}${rest}`

export const catalogue = () => get<Catalogue>('/api/catalogue')
export const games = () => get<Summary[]>('/api/games')
export const newGame = (body: NewGame) => post<Created>('/api/games', body)
export const importGame = (body: ImportGame) => post<Created>('/api/games/import', body)
export const table = (id: string) => get<Table>(game(id))
export const deleteGame = async (id: string) => void (await call('DELETE', game(id)))
/** `path` is `Table.board`. */
export const board = (path: string, signal?: AbortSignal) => get<BoardPage>(path, undefined, signal)
/** What the page of a table asks for first, while that page is still on its way. */
export function tableAhead(id: string): void {
  const table = ahead<Table>(game(id))
  ahead('/api/catalogue').catch(() => undefined)
  table.then((found) => ahead(found.board)).catch(() => undefined)
}
export const state = (id: string, seat: string, at?: number | null, signal?: AbortSignal) =>
  get<State>(game(id, '/state'), { seat, at }, signal)
export const log = (id: string, seat: string) => get<LogLine[]>(game(id, '/log'), { seat })
export const act = (id: string, seat: string, version: number, action: string, key: string) =>
  post<Did>(game(id, '/act'), { seat, version, action, key })
export const undo = (id: string, seat: string, at: number, key: string) => post<Did>(game(id, '/undo'), { seat, at, key })
/** End the game here; its record then lets whoever opens it go on, with new dice. */
export const carry = (id: string) => post<Did>(game(id, '/carry'), {})
export const resign = (id: string, seat: string) => post<Did>(game(id, '/resign'), { seat })
/** Several actions, until one is refused, cannot be taken back or asks somebody else. */
export const actAll = (id: string, seat: string, version: number, actions: string[], key: string) =>
  post<DidAll>(game(id, '/acts'), { seat, version, actions, key })
/** `propose`: with the rest filled in as usual. */
export const narrow = (id: string, seat: string, version: number, act: string, fields: Fields, propose = false) =>
  post<Menu>(game(id, '/narrow'), { seat, version, do: act, fields, propose })
export const plan = (id: string, seat: string, version: number, luck: number) =>
  post<Plan>(game(id, '/plan'), { seat, version, luck })

/** Moves of several counters towards a space, proposed. */
export const march = (id: string, seat: string, version: number, units: readonly string[], goal: string, start: string, close: boolean) =>
  post<Plan>(game(id, '/march'), { seat, version, units, goal, start, close })

/** What "why not?" is asked about: one of `space`, `piece`, `action`, or only a kind (`do`). */
export interface About {
  do?: string
  fields?: Fields
  space?: string
  piece?: string
  action?: string
}

export const why = (id: string, seat: string, version: number, about: About) =>
  post<Answer>(game(id, '/why'), { seat, version, ...about })

export interface LayerQuery {
  ids?: string[]
  unit?: string
  space?: string
  at?: number | null
}

export const layers = (id: string, seat: string, of: LayerQuery) =>
  get<Layers>(game(id, '/layers'), {
    seat,
    ids: of.ids?.join(','),
    unit: of.unit || undefined,
    space: of.space || undefined,
    at: of.at,
  })
export const stop = async (id: string, seat: string) => void (await call('POST', game(id, '/stop'), undefined, { seat }))
/** Pass now, and until what the window belongs to is over. */
export const rest = async (id: string, seat: string, version: number) => void (await call('POST', game(id, '/rest'), undefined, { seat, version }))
/** One person plays all sides that people play. */
export const alone = async (id: string) => void (await call('POST', game(id, '/alone')))
export const orders = async (id: string, seat: string, passes: string[]) =>
  void (await call('POST', game(id, '/orders'), undefined, { seat, passes }))
/** The standing orders of a seat, and the kinds that the game knows. */
export const standing = (id: string, seat: string) => get<OrdersPage>(game(id, '/orders'), { seat })
export const order = async (id: string, seat: string, standing: Order[]) =>
  void (await call('POST', game(id, '/orders'), undefined, { seat, standing }))
export const branch = (id: string, seat: string, at: number, seats: Record<string, string>) =>
  post<Created>(game(id, '/branch'), { seat, at, seats })
/** Links to the seats of people elsewhere. */
export const invitations = (id: string) => get<Invitation[]>(game(id, '/invitations'))
/** A new link to a seat; the old one ends. */
export const invite = (id: string, side: string) => post<Invitation[]>(game(id, '/invite'), { side })
/** What is told of a game that is over. */
export const after = (id: string, seat: string) => get<After>(game(id, '/after'), { seat })
export const luck = (id: string, seat: string) => get<Luck>(game(id, '/luck'), { seat })
export const verify = (id: string) => get<Verified>(game(id, '/verify'))
export const rules = (name: string) => get<RulesPage>(`/api/rules/${enc(name)}`)
export const guide = (id: string) => get<Guide>(game(id, '/guide'))

async function file(path: string): Promise<{ text: string; name: string }> {
  const answer = await call('GET', path)
  const named = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')
  return { text: await answer.text(), name: named?.[1] ?? '' }
}

/** The record of a game, as the file that it is kept in. */
export const record = (id: string) => file(game(id, '/record'))

/** Where the live connection of a game is. */
export function liveAddress(id: string, seat: string, serial: number | null): string {
  const path = address(game(id, '/live'), { seat, serial })
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
}
