// What lies beside the map: which part of it is open, and how far the sheet of a phone is drawn up.
import { settings } from '../lib/settings.svelte'
import type { IconName } from '../ui/Icon.svelte'

export type Tab = 'decide' | 'log' | 'panels' | 'rules' | 'luck'
const ICONS: Record<Tab, IconName> = { decide: 'decide', log: 'list', panels: 'cards', rules: 'book', luck: 'luck' }

const HEAD = 70 // pixels: its handle and its tabs

export class Sheet {
  /** The element that it is. */
  side = $state<HTMLElement>()
  wanted = $state<Tab>('decide')
  height = $state<'low' | 'mid' | 'high'>('mid')
  /** How high it is while somebody draws it, in pixels. */
  drawn = $state<number | null>(null)
  #from = 0
  readonly tab = $derived<Tab>(!settings.narrow && this.wanted === 'decide' ? 'log' : this.wanted)
  /** On a desk the decision always stands above the tabs. */
  readonly tabs = $derived((Object.keys(ICONS) as Tab[]).filter((id) => settings.narrow || id !== 'decide').map((id) => ({ id, icon: ICONS[id] })))
  readonly deciding = $derived(this.tab === 'decide' || !settings.narrow)

  open(next: Tab) {
    if (settings.narrow && this.wanted === next) this.height = this.height === 'low' ? 'mid' : 'low'
    else this.raise(next)
  }

  /** It is to be seen, whatever was. */
  raise(next: Tab) {
    if (this.height === 'low') this.height = 'mid'
    this.wanted = next
  }

  focus(next: Tab) {
    this.open(next)
    requestAnimationFrame(() => {
      const panel = this.side?.querySelector<HTMLElement>(`[data-tab="${next}"]`)
      const inside = panel?.querySelector<HTMLElement>(next === 'rules' ? 'input' : '[role="region"]')
      ;(inside ?? panel)?.focus()
    })
  }

  /** The map is to be seen. */
  lower() {
    if (settings.narrow) this.height = 'low'
  }

  next() {
    this.height = this.height === 'low' ? 'mid' : this.height === 'mid' ? 'high' : 'low'
  }

  /** The arrows go from tab to tab. */
  turn(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!by) return
    event.preventDefault()
    const { tabs } = this
    this.wanted = tabs[(tabs.findIndex(({ id }) => id === this.tab) + by + tabs.length) % tabs.length]!.id
    document.getElementById(`tab-${this.wanted}`)?.focus()
  }

  grab(event: PointerEvent) {
    if (!(event.currentTarget instanceof HTMLElement) || !this.side) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { top } = this.side.getBoundingClientRect()
    const foot = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? window.innerHeight
    this.#from = foot - top - HEAD + event.clientY
  }

  drag(event: PointerEvent) {
    if (this.#from) this.drawn = Math.max(20, Math.min(window.innerHeight * 0.7, this.#from - event.clientY))
  }

  drop() {
    this.#from = 0
    if (this.drawn === null) return
    const part = this.drawn / window.innerHeight
    this.height = part < 0.16 ? 'low' : part < 0.42 ? 'mid' : 'high'
    this.drawn = null
  }
}
