// The map follows what is declared and what is asked.
import { untrack } from 'svelte'
import type { Showing } from './showing.svelte'

/** Call it in a component. */
export function follow(showing: Showing) {
  const { declaring, overlays, store } = showing
  const at = (piece: string): string => store.state?.pieces[piece]?.at ?? ''
  function placed(glow: string): string[] {
    const { spaces, pieces } = declaring.lights
    const lit = (all: ReadonlyMap<string, string>) => [...all].filter(([, one]) => one === glow).map(([id]) => id)
    return [...new Set([...lit(spaces), ...lit(pieces).map(at)])].filter(Boolean)
  }
  /** Chosen counters that stand beside the map. */
  const aside = (): string[] => declaring.items.map((item) => item.piece).filter((piece) => piece && !at(piece))
  /** None of them is in view, or hardly one. */
  const unseen = (spaces: string[]): boolean => spaces.length > 0 && (showing.map?.seen(spaces) ?? 1) < 0.05

  $effect(() => {
    const piece = declaring.selectedPiece
    untrack(() => {
      overlays.choose(piece)
      if (!piece) return
      const where = at(piece)
      // the card of the unit is there in the next frame
      if (where) requestAnimationFrame(() => showing.map?.bring([where]))
    })
  })

  // What a declaration names is brought into view, with what may be named next; only when it changes.
  let named = ''
  let naming = 0
  $effect(() => () => clearTimeout(naming))
  $effect(() => {
    const key = declaring.started ? [declaring.do, ...placed('chosen'), ...aside()].join(' ') : ''
    if (key === named) return
    named = key
    clearTimeout(naming)
    if (!key) return
    // the candidates come a little after what was chosen
    naming = window.setTimeout(() => {
      const chosen = placed('chosen')
      const next = placed('choice')
      if (showing.map?.handled() && !unseen(chosen) && !unseen(next)) return // who has set the map leaves it so
      const few = next.length <= (chosen.length ? 60 : 6)
      showing.map?.bring(chosen, few || unseen(next) ? next : [])
    }, 200)
  })

  // What a question is about is brought into view.
  let pointed = ''
  $effect(() => {
    const { aim } = showing
    untrack(() => {
      if (!aim || declaring.started || pointed === declaring.key) return
      pointed = declaring.key
      showing.map?.bring(aim.on)
    })
  })

  // A new decision: if most of what may be chosen is out of view, it is brought there; on a map that was moved, if all is.
  let turned = ''
  $effect(() => {
    const key = declaring.key
    if (!key || key === turned || !declaring.offers.length) return
    turned = key
    untrack(() => {
      if (declaring.started) return
      const next = placed('choice')
      if (unseen(next)) showing.map?.bring([], next)
      if (!next.length || next.length > 24 || showing.map?.handled()) return
      if (next.length <= 6) showing.map?.bring(next)
      else if ((showing.map?.seen(next) ?? 1) < 0.5) showing.map?.bring([], next)
    })
  })
}
