// Which page: `/`, `/new`, `/g/<id>?seat=&at=`, `/rules/<game>#<clause>`.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; seat: string | null; at: number | null }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'missing' }

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function parse(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean).map(decode)
  const [first, second] = parts
  if (first === undefined) return { page: 'lobby' }
  if (first === 'new' && parts.length === 1) return { page: 'new', game: address.searchParams.get('game') ?? '' }
  if (first === 'g' && second && parts.length === 2) {
    const at = address.searchParams.get('at')
    return {
      page: 'table',
      id: second,
      seat: address.searchParams.get('seat'),
      at: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null,
    }
  }
  if (first === 'rules' && second && parts.length === 2) {
    return { page: 'rules', game: second, clause: decode(address.hash.slice(1)) }
  }
  return { page: 'missing' }
}

export function tablePath(id: string, at: number | null = null, seat: string | null = null): string {
  const params = new URLSearchParams()
  if (seat !== null) params.set('seat', seat)
  if (at !== null) params.set('at', String(at))
  const query = params.toString()
  return `/g/${encodeURIComponent(id)}${query ? `?${query}` : ''}`
}

export function rulesPath(game: string, clause = ''): string {
  return `/rules/${encodeURIComponent(game)}${clause ? `#${encodeURIComponent(clause)}` : ''}`
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' })

  constructor() {
    if (typeof window === 'undefined') return
    this.#read()
    window.addEventListener('popstate', () => this.#read())
    window.addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#click(event))
  }

  #read() {
    this.route = parse(new URL(location.href))
  }

  /** Links within the page do not load it anew. */
  #click(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const to = new URL(link.href, location.href)
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(to.pathname + to.search + to.hash)
  }

  go(path: string) {
    history.pushState(null, '', path)
    this.#read()
  }

  /** The address changes, but one cannot come back to the one before. */
  swap(path: string) {
    history.replaceState(null, '', path)
    this.#read()
  }
}

export const router = new Router()
