// Standing orders of a seat: the windows in which it passes. Kept in this browser.
import { read, write } from '../lib/keep'

const name = (game: string, seat: string) => `orders.${game}.${seat}`

export function passesOf(game: string, seat: string): string[] {
  const kept = read<unknown>(name(game, seat), [])
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}

/** The passes with this window put in or left out. */
export function order(game: string, seat: string, prompt: string, on: boolean): string[] {
  const others = passesOf(game, seat).filter((one) => one !== prompt)
  const passes = on ? [...others, prompt] : others
  write(name(game, seat), passes)
  return passes
}
