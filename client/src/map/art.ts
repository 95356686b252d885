// Colours, symbols and signs, as paper has them: `drawn.json` is made from `src/bocage/art`.
import drawn from './drawn.json'
import type { Stroke } from '../lib/types'

export type Kind = 'classic' | 'safe'
/** The colours of a counter; `corner` is its radius, so that sides differ in shape as well. */
export interface Look {
  face: string
  ink: string
  edge: string
  box: string // inside of the symbol
  stripe: string
  corner: number
}
/** What stands in the box of a unit, or by itself. */
export interface Symbol {
  line?: string // stroked
  solid?: string // filled
  text?: string
  size?: number
}
type Words<T> = Readonly<Record<string, T>>
/** Colours instead of words for them. */
export type Own = Words<string | number>

export const tones: Words<readonly string[]> = drawn.tones
export const tone = (word: string, night = false): string => tones[word]![Number(night)]!
export const FIGURES: Words<Symbol> = drawn.figures
export const SYMBOLS: Words<Symbol> = { ...drawn.units, ...FIGURES }
export const MARKS: Words<Symbol> = drawn.marks
export const SIZES: Words<string> = drawn.sizes
export const PALETTES: Words<Look> = drawn.palettes.classic
/** Marks that mean trouble. */
export const ALARMING: ReadonlySet<string> = new Set(drawn.alarming)
/** Symbols of pieces that are no counters: whose a space is, how a bridge stands, what lies in a hex. */
export const SIGNS: ReadonlySet<string> = new Set(drawn.signs)
export const WORKS: ReadonlySet<string> = new Set(drawn.works)
export const PICTURES = drawn.pictures as unknown as Words<readonly Stroke[]>
export const OWNERS = drawn.owners

const SAFE: Words<Look> = drawn.palettes.safe
export const lookOf = (palette: string, kind: Kind): Look => {
  const all = kind === 'safe' ? SAFE : PALETTES
  return all[palette] ?? all.grey!
}
/** White as it is by day, and by night, when it must not shine. */
const white = (paper: string, night: boolean): string => (night ? mixed(paper, '#000000', 0.24) : paper)
/** The other side of a counter: white, with dark ink. */
export const backed = (of: Look, night = false): Look => ({ ...of, face: white(drawn.back.face, night), ink: drawn.back.ink, box: white(drawn.back.box, night) })

const DONE: ReadonlySet<string> = new Set(['moved', 'fought', 'activated'])
const part = (colour: string, i: number): number => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16)
const PAPER = '#f6f1e4'
/** So much of another colour in a colour. */
const mixed = (colour: string, other: string, much: number): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? `#${[0, 1, 2].map((i) => Math.round(part(colour, i) * (1 - much) + part(other, i) * much).toString(16).padStart(2, '0')).join('')}` : colour
/** Who has moved, or acted, is pale; what is written stays dark. */
export function doneLook(of: Look, marks: readonly string[], night = false): Look {
  if (!marks.some((mark) => DONE.has(mark))) return of
  const paled = (colour: string): string => mixed(colour, white(PAPER, night), 0.62)
  return { ...of, face: paled(of.face), box: paled(of.box), ink: drawn.back.ink }
}

const BADGES: Words<readonly string[]> = drawn.badges
/** Face, edge and letters of a badge. */
export const badgeTone = (word: string): readonly [string, string, string] => (BADGES[word] ?? BADGES.plain) as [string, string, string]

/** Roles of layers: a colour, and the slope of the hatching, which tells them apart without colour. */
export function roleOf(role: string, night: boolean): { colour: string; slope: readonly [number, number] } {
  const roles: Words<readonly unknown[]> = drawn.roles
  const [day, dark, slope] = (roles[role] ?? roles.first) as [string, string, [number, number]]
  return { colour: night ? dark : day, slope }
}

export const SERIF = '"Bocage Serif", "Iowan Old Style", Georgia, "Noto Serif", "Noto Serif CJK JP", "Hiragino Mincho ProN", serif'
export const SANS = '"Bocage Sans", "Barlow", "Helvetica Neue", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", sans-serif'
export const GOTHIC = '"Bocage Gothic", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", sans-serif'

/** A font with `SIZE` in its place for the size. */
export const fontAt = (font: string, size: number): string => font.replace('SIZE', `${size.toFixed(2)}px`)
