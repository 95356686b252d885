// All keys of the page: one table, and one handler on the window. Widgets hear their own keys while they have the focus.
import { enter, WRITTEN } from './enter.svelte'
import { settings } from './settings.svelte'

/** What keys do; where nobody does it now, they do nothing. */
const TABLE = [
  { does: 'map', keys: ['m'], shown: 'M', group: 'go' },
  { does: 'decide', keys: ['d'], shown: 'D', group: 'go' },
  { does: 'log', keys: ['l'], shown: 'L', group: 'go' },
  { does: 'panels', keys: ['c'], shown: 'C', group: 'go' },
  { does: 'rules', keys: ['r'], shown: 'R', group: 'go' },
  { does: 'luck', keys: ['k'], shown: 'K', group: 'go' },
  { does: 'search', keys: ['/'], shown: '/', group: 'go' },
  { does: 'layers', keys: ['o'], shown: 'O', group: 'go' },
  { does: 'guide', keys: ['g'], shown: 'G', group: 'go' },
  { does: 'undo', keys: ['u'], shown: 'U', group: 'play' },
  { does: 'stop', keys: ['s'], shown: 'S', group: 'play' },
  { does: 'pass', keys: ['p'], shown: 'P', group: 'play' },
  { does: 'end', keys: ['e'], shown: 'E', group: 'play' },
  { does: 'next', keys: ['n'], shown: 'N', group: 'play' },
  { does: 'formation', keys: ['f'], shown: 'F', group: 'play' },
  { does: 'pick', keys: ['digit', 'shift digit'], shown: '1 – 9', group: 'play' },
  { does: 'confirm', keys: ['Enter', 'ctrl Enter'], shown: 'Enter', group: 'play' },
  { does: 'back', keys: ['Backspace'], shown: 'Backspace', group: 'play' },
  { does: 'cancel', keys: ['Escape'], shown: 'Esc', group: 'play' },
  { does: 'again', keys: ['v'], shown: 'V', group: 'look' },
  { does: 'step', keys: [',', '.'], shown: ',  .', group: 'look' },
  { does: 'playback', keys: [' '], shown: 'Space', group: 'look' },
  { does: 'now', keys: ['End'], shown: 'End', group: 'look' },
  { does: 'zoom', keys: ['+', '=', '-', '_', '0'], shown: '+  −  0', group: 'look' },
  { does: 'level', keys: ['z'], shown: 'Z', group: 'look' },
  { does: 'pan', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], shown: '', group: 'look' },
  { does: 'help', keys: ['h'], shown: 'H', group: 'look' },
] as const

export type Does = (typeof TABLE)[number]['does']
/** False: it meant nothing here, somebody else may hear it. */
export type Work = (event: KeyboardEvent, on: Element | null) => unknown
type Works = Partial<Record<Does, Work>>

const heard: Works[] = []

/** The keys as they are told: group, key, what it does. */
export const told = (group: string) => TABLE.filter((key) => key.group === group && key.shown)

/** Do this from now on, before whoever said so earlier; what ends it. */
export function onKeys(works: Works): () => void {
  heard.unshift(works)
  return () => void heard.splice(heard.indexOf(works), 1)
}

/** How a key stands in the table: digits by their place on the keyboard, whatever is printed there. */
function namesOf({ key, code, ctrlKey, shiftKey }: KeyboardEvent): string[] {
  const plain = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey) return [`ctrl ${plain}`]
  if (/^Digit[1-9]$/.test(code)) return [shiftKey ? 'shift digit' : 'digit', plain]
  return [plain]
}

/** Letters and signs can be switched off, for whoever speaks to the machine; none of them works where one writes. */
function hear(event: KeyboardEvent, first: boolean): void {
  if (event.defaultPrevented || event.metaKey || event.altKey || (event.key.length === 1 && !settings.keys)) return
  const on = event.target instanceof Element ? event.target : null
  if (on?.closest('dialog, [role="dialog"]')) return
  const names = namesOf(event)
  for (const { does } of names.flatMap((name) => TABLE.filter(({ keys }) => (keys as readonly string[]).includes(name)))) {
    if ((does === 'confirm') !== first || (on?.closest(WRITTEN) && does !== 'confirm' && does !== 'cancel')) continue
    if (heard.some((works) => works[does] && works[does](event, on) !== false)) {
      event.preventDefault()
      return
    }
  }
}

/** Hear the keys of this page. What confirms is heard before anything else: what has the focus would answer to it too. */
export function startKeys(): void {
  const before = (event: KeyboardEvent) => {
    enter.press(event.key)
    hear(event, true)
  }
  window.addEventListener('keydown', before, { capture: true })
  window.addEventListener('keydown', (event) => hear(event, false))
}
