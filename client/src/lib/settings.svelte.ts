// How the page looks and behaves here; kept in this browser.
import { read, write } from './keep'
import type { Pace } from '../moments/timing'

export type Theme = 'auto' | 'light' | 'dark'
export type Palette = 'classic' | 'safe'
export type Motion = 'auto' | 'on' | 'off'
export type TextSize = 'small' | 'normal' | 'large'

interface Kept {
  theme: Theme
  palette: Palette
  patterns: boolean
  motion: Motion
  text: TextSize
  confirm: boolean
  sounds: boolean
  keys: boolean
  forced: boolean
  pace: Pace
}

const DEFAULTS: Kept = {
  theme: 'auto',
  palette: 'classic',
  patterns: false,
  motion: 'auto',
  text: 'normal',
  confirm: false,
  sounds: false,
  keys: true,
  forced: false,
  pace: 'normal',
}

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...read<Partial<Kept>>('settings', {}) })
  #darkSystem = $state(false)
  #stillSystem = $state(false)
  #touch = $state(false)
  #narrow = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    const follow = (query: string, set: (on: boolean) => void) => {
      const media = matchMedia(query)
      set(media.matches)
      media.addEventListener('change', () => set(media.matches))
    }
    follow('(prefers-color-scheme: dark)', (on) => (this.#darkSystem = on))
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#stillSystem = on))
    follow('(pointer: coarse)', (on) => (this.#touch = on))
    follow('(max-width: 700px)', (on) => (this.#narrow = on))
  }

  #set<K extends keyof Kept>(name: K, value: Kept[K]) {
    this.#kept[name] = value
    write('settings', $state.snapshot(this.#kept))
  }

  get theme() {
    return this.#kept.theme
  }
  set theme(value: Theme) {
    this.#set('theme', value)
  }
  get palette() {
    return this.#kept.palette
  }
  set palette(value: Palette) {
    this.#set('palette', value)
  }
  /** Sides and overlays are told apart by patterns too. */
  get patterns() {
    return this.#kept.patterns
  }
  set patterns(value: boolean) {
    this.#set('patterns', value)
  }
  get motion() {
    return this.#kept.motion
  }
  set motion(value: Motion) {
    this.#set('motion', value)
  }
  get text() {
    return this.#kept.text
  }
  set text(value: TextSize) {
    this.#set('text', value)
  }
  /** Ask once more before an action is sent; always so where one points with a finger. */
  get confirm() {
    return this.#kept.confirm || this.#touch
  }
  set confirm(value: boolean) {
    this.#set('confirm', value)
  }
  get sounds() {
    return this.#kept.sounds
  }
  set sounds(value: boolean) {
    this.#set('sounds', value)
  }

  /** Single keys do things; some people need them off. */
  get keys() {
    return this.#kept.keys
  }
  set keys(value: boolean) {
    this.#set('keys', value)
  }

  /** Questions that have only one answer are answered by themselves. */
  get forced() {
    return this.#kept.forced
  }
  set forced(value: boolean) {
    this.#set('forced', value)
  }

  /** How fast the deeds of others are shown. */
  get pace() {
    return this.#kept.pace
  }
  set pace(value: Pace) {
    this.#set('pace', value)
  }

  /** Dark colours are in use. */
  get dark(): boolean {
    return this.theme === 'auto' ? this.#darkSystem : this.theme === 'dark'
  }
  /** Nothing should move by itself. */
  get still(): boolean {
    return this.motion === 'auto' ? this.#stillSystem : this.motion === 'off'
  }
  get touch(): boolean {
    return this.#touch
  }
  /** The layout of a phone. */
  get narrow(): boolean {
    return this.#narrow
  }
}

export const settings = new Settings()
