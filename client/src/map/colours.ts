// All colours: calm ground, clear counters, layers that the colour-blind can tell apart.

export interface Tones {
  table: string // around the sheet
  paper: string
  ink: string
  faint: string
  frame: string
  halo: string
  land: string
  fields: readonly string[]
  bocage: string
  meadows: readonly string[]
  hedge: string
  bush: string
  woods: string
  forest: string
  tree: readonly [string, string, string] // body, light, shade
  pine: readonly [string, string, string]
  marsh: string
  reed: string
  pool: string
  rough: string
  high: string
  highPart: number
  hachure: string
  built: string
  blocks: readonly string[]
  sand: string
  sea: string
  shallow: string
  coast: string
  river: string
  riverEdge: string
  major: string
  majorEdge: string
  waterInk: string
  road: string
  roadEdge: string
  lane: string
  laneEdge: string
  rail: string
  bridge: string
  grid: string
  wash: string // over the ground, from afar
  polder: string
  ditch: string
  box: string // beside the map
  canal: string
  canalEdge: string
  farWater: string // outside the map
  casing: string // along borders of areas and their roads
  border: string
  way: string // a road between areas
  alarm: string
  bridgeFace: string
  own: number // how strong the colour of an owner lies on an area
  near: Near
}

/** What is seen from near: grass, crops, houses, hexsides; hills step by step. */
export interface Near {
  grass: string
  patches: readonly string[]
  hills: readonly string[]
  crest: string
  crop: string
  furrow: string
  lawn: string
  scrub: string
  shrub: readonly [string, string, string]
  fruit: readonly [string, string, string]
  sunken: string
  bank: string
  roofs: readonly (readonly [string, string])[]
  roofEdge: string
  yard: string
  hedge: readonly [string, string]
  stone: readonly [string, string]
  wood: string
  ballast: string
  sleeper: string
  dirt: string
  dirtEdge: string
  plank: string
  dot: string
}

const nearDay: Near = {
  grass: '#e6e8c6',
  patches: ['#eaebce', '#e0e4bc', '#e8e6c2', '#dde3ba'],
  hills: ['#dcc795', '#cfae74', '#bd9158', '#a67643'],
  crest: '#8a6232',
  crop: '#ecd893',
  furrow: '#cdae5c',
  lawn: '#d3deab',
  scrub: '#cdd6a0',
  shrub: ['#8a9a4e', '#a7b568', '#69783a'],
  fruit: ['#86ab5c', '#a3c47a', '#5f8242'],
  sunken: '#c2ab7d',
  bank: '#86683c',
  roofs: [
    ['#b5604c', '#964a3b'],
    ['#a86f50', '#88563d'],
    ['#8b8580', '#6f6a66'],
  ],
  roofEdge: '#4a2f27',
  yard: '#e2d8b8',
  hedge: ['#3f6536', '#6f9a55'],
  stone: ['#55524b', '#c9c4b6'],
  wood: '#6b4a2b',
  ballast: '#bdb3a0',
  sleeper: '#6a5a48',
  dirt: '#e9d7ac',
  dirtEdge: '#a88b55',
  plank: '#b08d5c',
  dot: '#8a8468',
}

const nearNight: Near = {
  grass: '#40452f',
  patches: ['#454a34', '#3b412b', '#474832', '#394029'],
  hills: ['#5d4e30', '#6f5934', '#826439', '#967040'],
  crest: '#c49a5e',
  crop: '#6d5e2c',
  furrow: '#8b7838',
  lawn: '#3d4a2a',
  scrub: '#434826',
  shrub: ['#6d7a3c', '#838f4c', '#2c331a'],
  fruit: ['#587a3d', '#6e9250', '#263818'],
  sunken: '#5a4c33',
  bank: '#2a2115',
  roofs: [
    ['#9a5443', '#7c4034'],
    ['#8f6047', '#714936'],
    ['#77736f', '#5d5a57'],
  ],
  roofEdge: '#1d1411',
  yard: '#4c4635',
  hedge: ['#1f3a1c', '#4f7a3c'],
  stone: ['#1d1c19', '#a09b8e'],
  wood: '#c39a68',
  ballast: '#57513f',
  sleeper: '#2f281e',
  dirt: '#7c6b47',
  dirtEdge: '#2f281a',
  plank: '#8a6c45',
  dot: '#a8a284',
}

const light: Tones = {
  table: '#e9e2d1',
  paper: '#f7f2e6',
  ink: '#33302a',
  faint: '#6a6252',
  frame: '#5b5142',
  halo: '#f9f5ea',
  land: '#efe8d1',
  fields: ['#f4eedb', '#eae3c6', '#f1e6c9', '#e8e5c9'],
  bocage: '#d6deb2',
  meadows: ['#dce4bc', '#d0daab', '#dadeb3', '#ccd7a8'],
  hedge: '#a5b784',
  bush: '#91a973',
  woods: '#c3d3a0',
  forest: '#a3bf8f',
  tree: ['#7ba06c', '#94b681', '#5c7f53'],
  pine: ['#5d8a60', '#77a374', '#46704d'],
  marsh: '#cfe0d4',
  reed: '#6b917c',
  pool: '#8fb7c2',
  rough: '#b09b7c',
  high: '#c0965a',
  highPart: 0.19,
  hachure: '#8c6537',
  built: '#e2cdb6',
  blocks: ['#a4675a', '#b87a69', '#8d5b52'],
  sand: '#f0dca6',
  sea: '#bfd8e2',
  shallow: '#dcebee',
  coast: '#6e96a6',
  river: '#8fbdd6',
  riverEdge: '#4d83a5',
  major: '#6ea6c9',
  majorEdge: '#2f6691',
  waterInk: '#2f6384',
  road: '#d9764f',
  roadEdge: '#7d3c28',
  lane: '#fbf3dd',
  laneEdge: '#7d6a4a',
  rail: '#4b4640',
  bridge: '#3b3229',
  grid: '#6f6247',
  wash: '#eeeae0',
  polder: '#c7ddd2',
  ditch: '#8fb5ad',
  box: '#ebe3cd',
  canal: '#7fb4d6',
  canalEdge: '#20507c',
  farWater: '#d3e2e6',
  casing: '#fbf7ea',
  border: '#8c8575',
  way: '#5d4b36',
  alarm: '#a8200f',
  bridgeFace: '#f0cf5f',
  own: 0.4,
  near: nearDay,
}

const dark: Tones = {
  table: '#16181a',
  paper: '#1d2022',
  ink: '#ece6d6',
  faint: '#a39c8b',
  frame: '#8b8371',
  halo: '#1c1e1c',
  land: '#4d4a3f',
  fields: ['#524f43', '#48463b', '#544d3d', '#4a4a3c'],
  bocage: '#2a3524',
  meadows: ['#303c29', '#26311f', '#2f3723', '#25301e'],
  hedge: '#46563a',
  bush: '#506340',
  woods: '#34432c',
  forest: '#2a3d2b',
  tree: ['#4c6a43', '#5d7d51', '#22321f'],
  pine: ['#3c6144', '#4b7553', '#1d3023'],
  marsh: '#2c403c',
  reed: '#6f9583',
  pool: '#4a7886',
  rough: '#7b6b52',
  high: '#d9b27c',
  highPart: 0.24,
  hachure: '#b8935f',
  built: '#4d3f33',
  blocks: ['#a06a5c', '#b67d6c', '#865a50'],
  sand: '#8a7a4c',
  sea: '#1f3540',
  shallow: '#2a4753',
  coast: '#6d98a8',
  river: '#4a83a3',
  riverEdge: '#21465c',
  major: '#5593b8',
  majorEdge: '#1b3d55',
  waterInk: '#9cc8de',
  road: '#a26a50',
  roadEdge: '#241610',
  lane: '#8f866e',
  laneEdge: '#2b261c',
  rail: '#b3aa9b',
  bridge: '#e9e0cc',
  grid: '#b8ae96',
  wash: '#2b2c2b',
  polder: '#33473f',
  ditch: '#5b7d74',
  box: '#35332b',
  canal: '#5a97bd',
  canalEdge: '#16344b',
  farWater: '#2b3c45',
  casing: '#2c2a24',
  border: '#a59c86',
  way: '#c9bb9c',
  alarm: '#ff8a72',
  bridgeFace: '#c9a63f',
  own: 0.3,
  near: nearNight,
}

export const tones = (night: boolean): Tones => (night ? dark : light)

/** The tones of badges: face, edge, letters. */
const badges: Record<string, readonly [string, string, string]> = {
  plain: ['#fdfaf1', '#4a4234', '#2c2820'],
  dark: ['#6a5636', '#3d3120', '#fffaf0'],
  red: ['#b8312f', '#6d1514', '#fffaf0'],
  green: ['#3d7f42', '#1e4a22', '#fffaf0'],
  blue: ['#2f65a6', '#173c6b', '#fffaf0'],
  purple: ['#80305c', '#4c1735', '#fffaf0'],
  gold: ['#e3ad2d', '#7a5607', '#2c2008'],
}

export const badgeTone = (tone: string): readonly [string, string, string] => badges[tone] ?? badges.plain!

/** The colours of a counter; `corner` is its radius, so that sides differ in shape as well. */
export interface Look {
  face: string
  ink: string
  edge: string
  box: string // inside of the symbol
  stripe: string
  corner: number
}

const look = (face: string, ink: string, edge: string, box: string, stripe: string, corner: number): Look => ({
  face,
  ink,
  edge,
  box,
  stripe,
  corner,
})

const SHARP = 3
const ROUND = 9
const classic: Record<string, Look> = {
  german: look('#929d93', '#161b17', '#454e45', '#dde3da', '#b23426', SHARP),
  ss: look('#3b3e42', '#f4f2ea', '#141517', '#6a6e74', '#ff8d78', SHARP),
  luftwaffe: look('#b4d0e2', '#14283a', '#557a94', '#e7f1f7', '#c9493a', SHARP),
  us: look('#98a44b', '#131605', '#4e561f', '#dfe3b8', '#8f2413', ROUND),
  british: look('#efdcaa', '#33260f', '#94763c', '#f9f0da', '#a8321f', ROUND),
  canadian: look('#efa867', '#331b08', '#9c5f26', '#fbe4cb', '#8f2413', ROUND),
  polish: look('#f0b9c4', '#3f1218', '#a5606b', '#fbe6ea', '#a0202d', ROUND),
  french: look('#8ca2dc', '#141f40', '#4b619a', '#dbe3f5', '#a8321f', ROUND),
  soviet: look('#c98a6a', '#2f1208', '#7e4527', '#efd2c2', '#7d1414', ROUND),
  blue: look('#9dbfe0', '#10243c', '#47719c', '#e0ecf7', '#b4452f', ROUND),
  red: look('#e2a593', '#3d150b', '#96503c', '#f8e1d9', '#7b2114', SHARP),
  green: look('#a9c79a', '#17290f', '#58794a', '#e0edd9', '#a8321f', ROUND),
  yellow: look('#ecd97f', '#382f08', '#9a8530', '#f9f1cd', '#a8321f', ROUND),
  grey: look('#c3c0b8', '#26241f', '#77736a', '#ecebe6', '#a8321f', SHARP),
}

// After Okabe and Ito: told apart with every kind of colour blindness, and by lightness as well.
const safe: Record<string, Look> = {
  german: look('#56b4e9', '#06263a', '#1f6f9f', '#d9effb', '#000000', SHARP),
  ss: look('#2b2b2b', '#ffffff', '#000000', '#5e5e5e', '#f0e442', SHARP),
  luftwaffe: look('#2f86bd', '#ffffff', '#0b4a73', '#0d5d91', '#f0e442', SHARP),
  us: look('#f0e442', '#2c2900', '#9a9000', '#fbf8cf', '#000000', ROUND),
  british: look('#f3bd52', '#3a2600', '#a06c00', '#fdedcf', '#000000', ROUND),
  canadian: look('#e2803f', '#2e1200', '#96440a', '#fae0cf', '#000000', ROUND),
  polish: look('#dfa3c5', '#3b1029', '#955078', '#f9e9f2', '#000000', ROUND),
  french: look('#4cc0a0', '#00291d', '#00795a', '#d5f1e8', '#000000', ROUND),
  soviet: look('#d55e00', '#ffffff', '#7d3700', '#a84a00', '#f0e442', ROUND),
  blue: look('#56b4e9', '#06263a', '#1f6f9f', '#d9effb', '#000000', ROUND),
  red: look('#e2803f', '#2e1200', '#96440a', '#fae0cf', '#000000', SHARP),
  green: look('#4cc0a0', '#00291d', '#00795a', '#d5f1e8', '#000000', ROUND),
  yellow: look('#f0e442', '#2c2900', '#9a9000', '#fbf8cf', '#000000', ROUND),
  grey: look('#bdbdbd', '#1c1c1c', '#6b6b6b', '#eeeeee', '#000000', SHARP),
}

export function lookOf(palette: string, kind: 'classic' | 'safe'): Look {
  const all = kind === 'safe' ? safe : classic
  return all[palette] ?? all.grey!
}

/** The other side of a counter: white, with dark ink. */
export const backed = (of: Look): Look => ({ ...of, face: '#f8f4e9', ink: '#25221c', box: '#ffffff' })

/** Roles of layers: a colour, and the slope of the hatching, which tells them apart without colour. */
const roles: Record<string, { day: string; night: string; slope: readonly [number, number] }> = {
  first: { day: '#a8175f', night: '#ff7ab8', slope: [0.7071, 0.7071] },
  second: { day: '#33399b', night: '#9aa4ff', slope: [0.7071, -0.7071] },
  third: { day: '#3d3a35', night: '#d8d2c4', slope: [1, 0] },
  fourth: { day: '#665000', night: '#e3c04f', slope: [0, 1] },
  good: { day: '#00785a', night: '#3fd6a8', slope: [0.5, 0.866] },
  bad: { day: '#c03a10', night: '#ff8a5c', slope: [0.5, -0.866] },
}

export function roleOf(role: string, night: boolean): { colour: string; slope: readonly [number, number] } {
  const found = roles[role] ?? roles.first!
  return { colour: night ? found.night : found.day, slope: found.slope }
}
