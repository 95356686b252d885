// Unit symbols in the manner of NATO: lines inside a box of 22 by 15 around the middle.

export interface Sign {
  bare?: boolean // without a box
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

const man = (x: number): string =>
  `M${x - 2.7}-6.3a2.7 2.7 0 0 1 5.4 0h.7v1h-6.8v-1zM${x - 3}-4.6h6l1 6.6h-1.9v5.9h-1.5v-4.9h-1.2v4.9h-1.5v-5.9h-1.9z`
const STAR = (x: number, y: number): string => `M${x} ${y}l1.3 3 3.3.3-2.5 2.2.8 3.2-2.9-1.7-2.9 1.7.8-3.2-2.5-2.2 3.3-.3z`

/** Soldiers and what they carry: their counters have a layout of their own. */
export const FIGURES: Record<string, Sign> = {
  squad: { bare: true, solid: [-14.4, -6.8, 0.8, 8.4].map(man).join('') },
  team: { bare: true, solid: man(-8) + man(1.5) },
  leader: { bare: true, solid: man(0) + 'M-4.3-6.9c0-3 8.6-3 8.6 0zM3.3-4.2l6.2-4.4 1.1 1.5-6.3 5z' },
  hero: { bare: true, solid: man(-3) + STAR(8, -9.5) },
  'machine-gun': { bare: true, solid: 'M-14-3.2h13v-1.6h5v1.6h11v1.8h-11v1.8h-6.5l-1.5 3.4h-2.5l.8-3.4h-5.6l-2.7 3z', line: 'M8-.5l-3.5 7.5M8-.5l3.5 7.5' },
  mortar: { bare: true, solid: 'M-9 7.2l11.5-16.2 3 2.2L-4.5 7.2z', line: 'M-12 7.5h10M1.5-3l7.5 10.5M-1 0l5 7.5' },
  gun: { bare: true, solid: 'M-3-5.5h18v2.6h-18zM-6.5-8h3.5v11h-3.5zM-15 5.5l9-4 1.2 2-8.5 4z', line: disc(4, -2.5, 3.5) },
  flamethrower: { bare: true, solid: 'M-13-6.5h3.6v12h-3.6zM-8.4-6.5h3.6v12h-3.6zM-4-1.8h8v1.8h-8zM4.5-1c3-5 7-1.5 10-5.5c1 5-2 10-10 5.5z' },
  charge: { bare: true, solid: 'M-9-2.5h16v9.5h-16zM-6.5-5.5h11v2.2h-11z', line: 'M5-5c2-5 6-2 7-5' },
}

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
  ...FIGURES,
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
  suppressed: { line: 'M-4.6-3.8l4.6 3l4.6-3M-4.6.6l4.6 3l4.6-3' },
  veteran: { solid: 'M0-5l1.4 3.2 3.5.3-2.6 2.3.8 3.4L0 2.4l-3.1 1.8.8-3.4-2.6-2.3 3.5-.3z' },
  activated: { line: 'M-4.2.2l3 3.2l5.4-6.6' },
}

/** Marks that mean trouble. */
export const ALARMING = new Set(['unsupplied', 'isolated', 'disrupted', 'pinned', 'suppressed'])

export const SERIF = '"Bocage Serif", "Iowan Old Style", Georgia, "Noto Serif", "Noto Serif CJK JP", "Hiragino Mincho ProN", serif'
export const SANS = '"Bocage Sans", "Barlow", "Helvetica Neue", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", sans-serif'
export const GOTHIC = '"Bocage Gothic", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", sans-serif'

/** A font with `SIZE` in its place for the size. */
export const fontAt = (font: string, size: number): string => font.replace('SIZE', `${size.toFixed(2)}px`)
