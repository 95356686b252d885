import { describe, expect, it } from 'vitest'
import type { ClauseText } from '../lib/types'
import { chapters, find, marked } from './find'

const clause = (id: string, title: string, text = '', number = id): ClauseText => ({ clause: id, title, text, status: 'done', number })
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

  it('of a sister edition are found by its number and by the one that they fill in', () => {
    const both = [...book, clause('2008:7.3', 'Leaving', '', 'zoc.2 · 2008:7.3')]
    expect(ids(find(both, 'zoc.2'))).toEqual(['zoc.2', '2008:7.3'])
    expect(ids(find(both, '7.3'))).toEqual(['2008:7.3'])
    expect(ids(find(both, '2008:7'))).toEqual(['2008:7.3'])
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
