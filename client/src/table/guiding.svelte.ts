// The guided first turn: which step, and whether it is done.
import * as http from '../lib/http'
import { read, write } from '../lib/keep'
import type { TableStore } from '../lib/table.svelte'
import type { Guide, GuideStep } from '../lib/types'

/** What deciding tells: the kind of action that is being declared, and the fields of it that are filled. */
export interface Declared {
  readonly do: string
  readonly filled: readonly string[]
}

const parted = (until: string): [string, string] => [until.slice(0, until.indexOf(':')), until.slice(until.indexOf(':') + 1)]

/** Whether what a step waits for has come about. `acted` are the actions since the step began. */
export function fulfilled(until: string, prompt: string, declared: Declared, acted: readonly string[]): boolean {
  const [what, value] = parted(until)
  switch (what) {
    case 'prompt':
      return prompt === value
    case 'do':
      return declared.do === value || acted.includes(value)
    case 'field':
      return declared.filled.includes(value)
    case 'acted':
      return acted.includes(value)
    default:
      return false
  }
}

/**
 * The step that stands now, if one stood at `at`. Whoever is faster than the guide skips what he has done:
 * an action that was carried out, or a new question, ends all steps up to the one that waits for it.
 * Actions count only for steps before the next question that is waited for: `done` ends many things.
 */
export function reached(
  steps: readonly { until?: string }[],
  at: number,
  prompt: string,
  before: string,
  declared: Declared,
  acted: readonly string[],
): number {
  const last = steps.length - 1
  let asked = false
  for (let later = at; later < last; later++) {
    const [what, value] = parted(steps[later]?.until ?? '')
    if (what === 'acted' && acted.includes(value) && !asked) return later + 1
    if (what !== 'prompt') continue
    if (prompt === value && prompt !== before) return later + 1
    asked = true
  }
  const until = steps[at]?.until ?? ''
  return at < last && until && fulfilled(until, prompt, declared, acted) ? at + 1 : at
}

export class Guiding {
  readonly store: TableStore
  guide = $state.raw<Guide | null>(null)
  open = $state(false)
  at = $state(0)
  #since = 0 // actions that were sent before this step
  #before = '' // what was asked when it began

  readonly step = $derived<GuideStep | null>(this.guide?.steps[this.at] ?? null)
  readonly last = $derived(this.guide !== null && this.at >= this.guide.steps.length - 1)

  constructor(store: TableStore) {
    this.store = store
  }

  async load(): Promise<void> {
    try {
      this.guide = await http.guide(this.store.id)
    } catch {
      this.guide = null // a game without one
      return
    }
    const kept = read<{ at: number; closed: boolean }>(`guide.${this.store.id}`, { at: 0, closed: false })
    this.at = Math.min(kept.at, Math.max(0, this.guide.steps.length - 1))
    this.open = !kept.closed
  }

  #keep() {
    write(`guide.${this.store.id}`, { at: this.at, closed: !this.open })
  }

  go(to: number) {
    this.at = Math.max(0, Math.min(to, (this.guide?.steps.length ?? 1) - 1))
    this.#since = this.store.acted.length
    this.#before = this.store.ask?.prompt ?? ''
    this.#keep()
  }

  show(open: boolean) {
    this.open = open
    this.#keep()
  }

  /** Call in an effect: goes on when a step is done. */
  follow(declared: Declared) {
    const steps = this.guide?.steps
    if (!this.open || !steps || !this.step?.until) return
    const prompt = this.store.ask?.prompt ?? ''
    const to = reached(steps, this.at, prompt, this.#before, declared, this.store.acted.slice(this.#since))
    if (to !== this.at) this.go(to)
  }
}
