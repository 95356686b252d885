// What a row says about a space or a counter: who stands there, what the ground is.
import type { Translate } from '../lib/i18n.svelte'
import type { BoardPage, Piece, State } from '../lib/types'
import { signText, stepsText } from '../map/describe'
import { isSign } from '../map/signs'
import { pieceTitle, spaceTitle } from '../table/titles'

type Position = Pick<State, 'pieces' | 'stacks'>

const TOP = 2 // counters of a stack that are named

const grounds = new WeakMap<BoardPage, Map<string, string[]>>()

/** Terrain of each space, in words. */
function groundsOf(page: BoardPage): Map<string, string[]> {
  let found = grounds.get(page)
  if (!found) {
    const all = [...(page.board.hexes ?? []), ...(page.board.areas ?? [])].map((space) => {
      const own: { id: string; terrain?: string; tags?: string[] } = space
      const tags = own.tags ?? []
      const words = [own.terrain ?? '', ...tags].filter((word) => word && (word !== 'clear' || !tags.length))
      return [own.id, words.map((word) => page.terrains[word] ?? '').filter(Boolean)] as const
    })
    grounds.set(page, (found = new Map(all)))
  }
  return found
}

/** The terrain of a space, in words. */
export const groundOf = (page: BoardPage | null, space: string): string[] => (page ? (groundsOf(page).get(space) ?? []) : [])

export const hasHexes = (page: BoardPage | null): boolean => Boolean(page?.board.hexes?.length)

/** The counters that stand in a space, the uppermost first. */
export function standing(position: Position, space: string): Piece[] {
  return (position.stacks[space] ?? [])
    .map((id) => position.pieces[id])
    .filter((piece): piece is Piece => piece !== undefined)
}

const valuesOf = (piece: Piece): string => (piece.values ?? []).join('-')

/** A counter beside its name: values, steps, where it stands. */
export function aboutPiece(t: Translate, page: BoardPage | null, piece: Piece, at: string): string[] {
  if (isSign(piece)) return [signText(piece, page)]
  return [valuesOf(piece), stepsText(t, piece, page), at ? spaceTitle(page, at) : ''].filter(Boolean)
}

/** A space beside its number: who stands there, and the ground. */
export function aboutSpace(t: Translate, page: BoardPage | null, position: Position | null, space: string): string[] {
  const here = position ? standing(position, space) : []
  const first = here.slice(0, TOP)
  const other = here.find((piece) => piece.side !== here[0]?.side)
  if (other && !first.includes(other)) first[TOP - 1] = other // both sides are named
  const named = first.map((piece) => [pieceTitle(page, piece), valuesOf(piece)].filter(Boolean).join(' '))
  const more = here.length > TOP ? [t('decide-and-more', { count: here.length - TOP })] : []
  const ground = groundOf(page, space)
  return [[...named, ...more].join(t('list-comma')), ground.join(t('list-comma'))].filter(Boolean)
}

/** What a way costs as far as here, and what is left then. */
export function paid(t: Translate, { cost, left }: { cost?: string; left?: string }): string {
  return left ? t('decide-cost-left', { cost: cost ?? '', left }) : cost ? t('decide-cost', { cost }) : ''
}

/** The label of a row: a bare number is told with the names of its places. */
export function rowLabel(page: BoardPage | null, label: string, space: string, piece: string): string {
  if (piece || !space || label !== space) return label
  return spaceTitle(page, space)
}
