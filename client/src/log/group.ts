// Lines of the log, put together by decision.
import type { LogLine } from '../lib/types'

export interface Group {
  at: number
  side: string
  lines: LogLine[]
}

/** One group for each decision, wherever its lines stand. */
export function grouped(log: LogLine[]): Group[] {
  const found = new Map<number, Group>()
  for (const line of log) {
    const group = found.get(line.at)
    if (group) group.lines.push(line)
    else found.set(line.at, { at: line.at, side: line.side ?? '', lines: [line] })
  }
  return [...found.values()]
}

/** The moment of this seat's last own decision before others decided: what is new since then. */
export function sinceMine(log: LogLine[], seat: string): number | null {
  let index = log.findLastIndex((line) => line.side && line.side !== seat)
  if (index < 0) return null
  while (index >= 0 && log[index]?.side !== seat) index--
  return index < 0 ? 0 : (log[index]?.at ?? 0)
}
