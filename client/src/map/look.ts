// What the parts of the map are told: by whoever shows it, and by the map itself.
import type { Snippet } from 'svelte'
import type { Say } from './describe'
import type { Box, Lattice } from './geometry'
import type { Pile } from './piles'
import type { BoardPage, Glow, Group, Layer, Lights, Piece } from '../lib/types'
import type { Stage } from '../moments/stage.svelte'
import type { View } from './view'

export type Via = 'mouse' | 'touch' | 'key'
export interface MapProps {
  page: BoardPage
  pieces: Record<string, Piece>
  stacks: Record<string, string[]>
  lights: Lights
  layers?: Layer[]
  dark?: boolean
  palette?: 'classic' | 'safe'
  patterns?: boolean
  /** What the sides are called. */
  sides?: Record<string, string>
  /** Whose eyes: counters of others are foes. */
  seat?: string
  /** Nothing has been begun: many lights stay small. */
  quiet?: boolean
  /** The piece that one looks at. */
  selected?: string
  /** Which step of the game it is: a stack that was opened closes with it. */
  step?: string
  /** What has just happened, as it is shown. */
  stage?: Stage
  /** Formations of the own side. */
  groups?: readonly Group[]
  /** Counters that are looked at as one: the others step back. */
  picked?: ReadonlySet<string>
  /** Own counters that can act now. */
  ready?: ReadonlySet<string>
  /** What lies over the map for a while. */
  over?: Snippet<[Look, View, () => Box[]]>
  t: Say
  /** `more`: there is more to come, such as the rest of a way or another counter. */
  onspace?: (id: string, via: Via, more?: boolean) => void
  onpiece?: (id: string, via: Via, more?: boolean) => void
  /** All counters of a stack that may be chosen. */
  onstack?: (space: string) => void
  /** A formation was chosen, by its name on the map. */
  ongroup?: (id: string) => void
  /** The formation of a counter. */
  onformation?: (piece: string) => void
  /** One of those that are picked was carried from one space to another. */
  oncarry?: (from: string, to: string) => void
  /** The counters inside a frame that was drawn. */
  onframe?: (ids: string[]) => void
  onwhy?: (kind: 'space' | 'piece', id: string) => void
  onhover?: (kind: 'space' | 'piece' | null, id: string | null) => void
}

/** Of a map with formations: their areas, stacks, single counters. */
export type Level = 'front' | 'sector' | 'near'

/** How the map is seen now. */
export interface Look {
  lattice: Lattice
  lod: number // from afar 0, from near 2
  level: Level
  px: number // about a pixel of the screen, in world pixels
  touchy: boolean // a finger points
  near: Box // what is in view, and some around it
  piles: Pile[]
  tintOf: (piece: Piece) => string // of its formation
  cornerOf: (piece: Piece) => number
  patternOf: (piece: Piece) => number
  told: (piece: Piece) => string
  toldSpace: (id: string) => string
}
