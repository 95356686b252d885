// Finding clauses by number or word.
import type { ClauseText } from '../lib/types'

export interface Chapter {
  id: string
  title: string
  clauses: ClauseText[]
}

/** The part of a clause's number that its chapter has. */
export function chapterOf(clause: string): string {
  return clause.split('.', 1)[0] ?? clause
}

/** Clauses by chapter, in the order of the book. A chapter's title is that of the clause that is it. */
export function chapters(clauses: ClauseText[], titles: Record<string, string> = {}): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const clause of clauses) {
    const id = chapterOf(clause.clause)
    let chapter = found.get(id)
    if (!chapter) found.set(id, (chapter = { id, title: titles[id] ?? '', clauses: [] }))
    if (clause.clause === id && !chapter.title) chapter.title = clause.title
    chapter.clauses.push(clause)
  }
  return [...found.values()]
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Clauses whose number begins with what is sought, or whose words contain all of it; best first. */
export function find(clauses: ClauseText[], sought: string): ClauseText[] {
  const words = plain(sought).split(/[\s\u3000]+/).filter(Boolean)
  if (words.length === 0) return clauses
  const ranked: [number, ClauseText][] = []
  for (const clause of clauses) {
    const numbers = plain(clause.number).split(' · ').flatMap((one) => [one, one.replace(/^\w+:/, '')])
    const title = plain(clause.title)
    const all = `${title} ${plain(clause.text)}`
    const whole = words.join(' ')
    if (numbers.includes(whole)) ranked.push([0, clause])
    else if (numbers.some((one) => one.startsWith(`${whole}.`))) ranked.push([1, clause])
    else if (numbers.some((one) => one.startsWith(whole))) ranked.push([2, clause])
    else if (words.every((word) => title.includes(word))) ranked.push([3, clause])
    else if (words.every((word) => all.includes(word))) ranked.push([4, clause])
  }
  return ranked.sort((a, b) => a[0] - b[0]).map(([, clause]) => clause)
}

/** A text cut at what is sought, so that it can be marked. */
export function marked(text: string, sought: string): { text: string; hit: boolean }[] {
  const words = sought.split(/[\s\u3000]+/).filter(Boolean)
  if (words.length === 0) return [{ text, hit: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
