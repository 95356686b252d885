import { describe, expect, it } from 'vitest'
import type { ClauseText } from '../lib/types'
import { chapters, find, marked } from './find'

const clause = (id: string, title: string, text = ''): ClauseText => ({ clause: id, title, text, status: 'done' })
const book = [
  clause('5', 'Movement'),
  clause('5.1', 'Costs', 'A unit pays for each hex.'),
  clause('5.6', 'Stopping', 'In a zone of control it stops.'),
  clause('15', 'Weather', 'Rolled each turn.'),
  clause('zoc.2', '支配地域', '敵の支配地域では停止する。'),
]
const ids = (found: ClauseText[]) => found.map((one) => one.clause)

describe('clauses', () => {
  it('are found by number', () => {
    expect(ids(find(book, '5'))).toEqual(['5', '5.1', '5.6'])
    expect(ids(find(book, '5.6'))).toEqual(['5.6'])
    expect(ids(find(book, 'zoc'))).toEqual(['zoc.2'])
  })

  it('are found by words in any order, titles first', () => {
    expect(ids(find(book, 'control zone'))).toEqual(['5.6'])
    expect(ids(find(book, 'WEATHER'))).toEqual(['15'])
    expect(ids(find(book, '支配　停止'))).toEqual(['zoc.2'])
    expect(ids(find(book, 'nothing such'))).toEqual([])
    expect(find(book, ' ')).toBe(book)
  })

  it('stand in chapters', () => {
    const made = chapters(book, { zoc: 'ZOC' })
    expect(made.map((one) => [one.id, one.title, one.clauses.length])).toEqual([
      ['5', 'Movement', 3],
      ['15', 'Weather', 1],
      ['zoc', 'ZOC', 1],
    ])
  })

  it('are marked, whatever is sought', () => {
    expect(marked('A (b) c', '(b')).toEqual([
      { text: 'A ', hit: false },
      { text: '(b', hit: true },
      { text: ') c', hit: false },
    ])
  })
})
