// Every text in both languages, with the same variables.
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import en from '../text/en'
import ja from '../text/ja'
import { load, textIn } from './i18n.svelte'

const SOURCES = { en, ja }

/** Names of the variables in a parsed pattern. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found))
  else if (node !== null && typeof node === 'object') {
    const part = node as Record<string, unknown>
    if (part['type'] === 'var') found.add(String(part['name']))
    Object.values(part).forEach((value) => variables(value, found))
  }
  return found
}

function messages(lang: 'en' | 'ja'): Map<string, { path: string; vars: string }> {
  const all = new Map<string, { path: string; vars: string }>()
  for (const [path, text] of Object.entries(SOURCES[lang])) {
    const ids = [...text.matchAll(/^(-?[a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1] as string)
    const parsed = new FluentResource(text).body
    expect(parsed.map((entry) => entry.id).sort(), `all of ${path} can be read`).toEqual([...ids].sort())
    for (const entry of parsed) {
      expect(all.has(entry.id), `${entry.id} stands twice in ${lang}`).toBe(false)
      const vars = [...variables(entry.value), ...variables(entry.attributes)].sort().join(' ')
      all.set(entry.id, { path: path.replace(/(en|ja)\.ftl$/, ''), vars })
    }
  }
  return all
}

describe('texts', () => {
  const en = messages('en')
  const ja = messages('ja')

  it('has every id in both languages', () => {
    expect([...ja.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it('uses the same variables in both, in files of the same name', () => {
    for (const [id, { path, vars }] of en) {
      expect(ja.get(id), id).toEqual({ path, vars })
    }
  })

  it('fills in a variable', async () => {
    await Promise.all([load('en'), load('ja')])
    expect(textIn('en', 'clause-show', { clause: '5.6' })).toBe('Show rule 5.6')
    expect(textIn('ja', 'clause-show', { clause: '5.6' })).toBe('ルール 5.6 を表示')
  })

  it('answers the id of a text that does not exist', async () => {
    await load('en')
    expect(textIn('en', 'no-such-text')).toBe('no-such-text')
  })
})

describe('texts in use', () => {
  const code = import.meta.glob(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>

  it('exist', () => {
    const ids = new Set(messages('en').keys())
    for (const [path, text] of Object.entries(code)) {
      for (const match of text.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)) {
        expect(ids.has(match[1] as string), `${match[1]} in ${path}`).toBe(true)
      }
    }
  })
})
