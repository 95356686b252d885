// States and what changes them. Nothing here is written into: what has not changed stays the same object.
import type { Delta, LogLine, State } from './types'

function patched<T>(old: Record<string, T>, changes: Record<string, T | null> | undefined): Record<string, T> {
  if (!changes || Object.keys(changes).length === 0) return old
  const made = { ...old }
  for (const [id, value] of Object.entries(changes)) {
    if (value === null) delete made[id]
    else made[id] = value
  }
  return made
}

export function applied(state: State, delta: Delta): State {
  const back = delta.last < state.last // something was taken back: the game goes on
  return {
    version: delta.version,
    at: delta.at,
    last: delta.last,
    seat: state.seat,
    status: delta.status ?? state.status,
    pieces: patched(state.pieces, delta.pieces),
    stacks: patched(state.stacks, delta.stacks),
    panels: patched(state.panels, delta.panels),
    asks: delta.asks ?? state.asks,
    menu: delta.menu ?? (delta.no_menu ? null : state.menu),
    undo: delta.undo ?? state.undo ?? false,
    groups: delta.groups ?? state.groups ?? [],
    acted: delta.acted ?? state.acted ?? [],
    ending: delta.ending ?? (back ? null : (state.ending ?? null)),
  }
}

export function appended(log: LogLine[], delta: Delta): LogLine[] {
  const kept = delta.keep === null || delta.keep === undefined ? log : log.slice(0, delta.keep)
  const more = delta.log ?? []
  return more.length === 0 && kept.length === log.length ? log : [...kept, ...more]
}
