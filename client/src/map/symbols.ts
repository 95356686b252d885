// Unit symbols in the manner of NATO: lines inside a box of 22 by 15 around the middle.

export interface Sign {
  line?: string // stroked
  solid?: string // filled
  text?: string
  size?: number
}

const FOOT = 'M-11-7.5L11 7.5M-11 7.5L11-7.5'
const TRACK = 'M-4-3.7h8a3.7 3.7 0 0 1 0 7.4h-8a3.7 3.7 0 0 1 0-7.4z'
const SLASH = 'M-11 7.5L11-7.5'
const CHUTE = 'M-4.6 6.6a2.3 2.8 0 0 1 4.6 0a2.3 2.8 0 0 1 4.6 0'
const disc = (r: number, x = 0, y = 0): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const SYMBOLS: Record<string, Sign> = {
  infantry: { line: FOOT },
  motorised: { line: FOOT + 'M0-7.5v15' },
  mechanised: { line: FOOT + TRACK },
  panzergrenadier: { line: FOOT + TRACK },
  parachute: { line: FOOT + CHUTE },
  airborne: { line: FOOT + 'M-6 1.9l6 5l6-5' },
  static: { line: FOOT, solid: 'M-11 4.6h22v2.9h-22z' },
  armour: { line: TRACK },
  panzer: { line: TRACK },
  tiger: { line: TRACK, solid: TRACK },
  'assault-gun': { line: TRACK + 'M0-7.5v3.8' },
  cavalry: { line: SLASH },
  recon: { line: SLASH + TRACK },
  artillery: { solid: disc(2.8) },
  'anti-tank': { line: 'M-11 7.5L0-7.5L11 7.5' },
  flak: { line: 'M-11 7.5a11 9.5 0 0 1 22 0' },
  engineer: { line: 'M-6 4v-7h12v7M0-3v7' },
  commando: { text: 'CDO', size: 9 },
  hq: { text: 'HQ', size: 11, line: 'M-11-7.5v21' },
  unknown: { text: '?', size: 14 },
  'flak-tower': { line: 'M-11 4.6a11 8.5 0 0 1 22 0', solid: 'M-11 4.6h22v2.9h-22z' },
}

export const SIZES: Record<string, string> = {
  squad: '•',
  section: '••',
  platoon: '•••',
  company: 'I',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
}

export const MARKS: Record<string, Sign> = {
  truck: { solid: 'M-5.5 2.2v-5.4h6.4v5.4zM.9-1.4h2.8l1.8 1.8v1.8h-4.6z' + disc(1.5, -3, 2.8) + disc(1.5, 3.1, 2.8) },
  unsupplied: { line: 'M-3.6-3.4h7.2v6.8h-7.2zM-4.9 4.6l9.8-9.2' },
  isolated: { line: disc(4.2), solid: disc(1.4) },
  moved: { solid: 'M-4.5-1h5v-2.6l4.4 3.6l-4.4 3.6v-2.6h-5z' },
  fought: { line: 'M-4-4l8 8M4-4l-8 8' },
  disrupted: { solid: 'M-1 4.8l1-3.6h-3.4l4.4-6l-1 3.8h3.4z' },
  pinned: { solid: 'M-3.4-4.4h6.8l-1.6 3l2.2 2.2h-8l2.2-2.2zM-.7.8h1.4v4h-1.4z' },
  entrenched: { line: 'M-5 3.6v-4h2.4v-3h5.2v3h2.4v4' },
}

/** Marks that mean trouble. */
export const ALARMING = new Set(['unsupplied', 'isolated', 'disrupted', 'pinned'])

export const SERIF = '"Bocage Serif", "Iowan Old Style", Georgia, "Noto Serif", "Noto Serif CJK JP", "Hiragino Mincho ProN", serif'
export const SANS = '"Bocage Sans", "Barlow", "Helvetica Neue", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", sans-serif'
export const GOTHIC = '"Bocage Gothic", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", sans-serif'

/** A font with `SIZE` in its place for the size. */
export const fontAt = (font: string, size: number): string => font.replace('SIZE', `${size.toFixed(2)}px`)
