// Lines of the log, put together by decision.
import type { LogLine } from '../lib/types'

export interface Group {
  at: number
  side: string
  lines: LogLine[]
}

export function grouped(log: LogLine[]): Group[] {
  const found: Group[] = []
  for (const line of log) {
    const last = found.at(-1)
    if (last && last.at === line.at) last.lines.push(line)
    else found.push({ at: line.at, side: line.side ?? '', lines: [line] })
  }
  return found
}

/** The moment of this seat's last own decision before others decided: what is new since then. */
export function sinceMine(log: LogLine[], seat: string): number | null {
  let index = log.findLastIndex((line) => line.side && line.side !== seat)
  if (index < 0) return null
  while (index >= 0 && log[index]?.side !== seat) index--
  return index < 0 ? 0 : (log[index]?.at ?? 0)
}
