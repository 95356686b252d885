import { describe, expect, it } from 'vitest'
import { parse, rulesPath, tablePath } from './router.svelte'

const at = (path: string) => parse(new URL(path, 'http://127.0.0.1/'))

describe('addresses', () => {
  it('name a page', () => {
    expect(at('/')).toEqual({ page: 'lobby' })
    expect(at('/new?game=skirmish')).toEqual({ page: 'new', game: 'skirmish' })
    expect(at('/g/abc')).toEqual({ page: 'table', id: 'abc', seat: null, at: null })
    expect(at('/g/abc?seat=&at=12')).toEqual({ page: 'table', id: 'abc', seat: '', at: 12 })
    expect(at('/g/abc?at=-1')).toEqual({ page: 'table', id: 'abc', seat: null, at: null })
    expect(at('/rules/cobra-spi#zoc.2')).toEqual({ page: 'rules', game: 'cobra-spi', clause: 'zoc.2' })
    expect(at('/g')).toEqual({ page: 'missing' })
    expect(at('/other')).toEqual({ page: 'missing' })
    expect(at('/g/%E0%A4%A')).toMatchObject({ page: 'table' })
  })

  it('are made so that they lead back', () => {
    expect(at(tablePath('a/b', 3, 'blue'))).toEqual({ page: 'table', id: 'a/b', seat: 'blue', at: 3 })
    expect(at(rulesPath('x', '3.1'))).toEqual({ page: 'rules', game: 'x', clause: '3.1' })
  })
})
