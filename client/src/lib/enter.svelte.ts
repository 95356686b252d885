// Whose Enter is it? It belongs to what one writes in, and to what was reached by keys; otherwise it confirms.
import { t } from './i18n.svelte'

/** Where one writes. */
export const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"]'
const ANSWERS = 'button:not([data-confirm]), a, summary, [role="listbox"], [role="option"], [role="application"]'
const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'])

class Enter {
  #on = $state.raw<Element | null>(null) // what has the focus
  #reached = $state(false) // by keys
  #pressed = false // a key came last, not the pointer

  /** What has the focus answers to Enter. */
  get taken(): boolean {
    return Boolean(this.#on?.closest(WRITTEN) || (this.#reached && this.#on?.closest(ANSWERS)))
  }

  /** The key that confirms, wherever the focus is. */
  get label(): string {
    return t(this.taken ? 'decide-key-ctrl-enter' : 'decide-key-enter')
  }

  /** A key was pressed. */
  press(key: string) {
    if (key !== 'Enter') this.#pressed = true
    if (MOVES.has(key)) this.#reached = true
  }

  /** Look on while there is something to confirm; what ends it. */
  watch(): () => void {
    const pointer = () => (this.#pressed = this.#reached = false)
    // what has the focus may go while the page is drawn: nothing may change before that is over
    const focus = ({ type, target, relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        if (type === 'focusout' && relatedTarget) return
        this.#on = type === 'focusin' && target instanceof Element ? target : null
        this.#reached = this.#pressed
      })
    const off = new AbortController()
    const way = { capture: true, signal: off.signal }
    window.addEventListener('pointerdown', pointer, way)
    window.addEventListener('focusin', focus, way)
    window.addEventListener('focusout', focus, way)
    this.#on = document.activeElement
    return () => off.abort()
  }
}

export const enter = new Enter()
