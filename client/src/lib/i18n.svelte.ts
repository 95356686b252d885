// Texts of the page, in Fluent: `text/<lang>.ftl`, and `texts.<lang>.ftl` beside the parts that bring their own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { read, write } from './keep'
import type { Lang } from './types'

export type Args = Record<string, FluentVariable>
export type Translate = (id: string, args?: Args) => string

export const LANGS: readonly Lang[] = ['en', 'ja']
export const LANG_NAMES: Record<Lang, string> = { en: 'English', ja: '日本語' }

const files = import.meta.glob(['../text/*.ftl', '../**/texts.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

/** The text files of a language, by path. */
export function sources(lang: Lang): [string, string][] {
  return Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`))
}

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const [path, text] of sources(lang)) {
    for (const error of made.addResource(new FluentResource(text))) console.error(path, error)
  }
  return made
}

const bundles = new Map<Lang, FluentBundle>()

function bundleOf(lang: Lang): FluentBundle {
  let found = bundles.get(lang)
  if (!found) bundles.set(lang, (found = bundle(lang)))
  return found
}

function first(): Lang {
  const kept = read<string>('lang', '')
  if (kept === 'en' || kept === 'ja') return kept
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  return (wanted ?? []).map((tag) => tag.slice(0, 2)).find((tag): tag is Lang => tag === 'en' || tag === 'ja') ?? 'en'
}

class I18n {
  #lang = $state<Lang>(first())

  get lang(): Lang {
    return this.#lang
  }

  set lang(lang: Lang) {
    this.#lang = lang
    write('lang', lang)
    if (typeof document !== 'undefined') document.documentElement.lang = lang
  }
}

export const i18n = new I18n()
if (typeof document !== 'undefined') document.documentElement.lang = i18n.lang

/** A text in a given language. */
export function textIn(lang: Lang, id: string, args?: Args): string {
  const made = bundleOf(lang)
  const message = made.getMessage(id)
  if (!message?.value) return id
  const errors: Error[] = []
  const text = made.formatPattern(message.value, args ?? null, errors)
  for (const error of errors) console.error(id, error)
  return text
}

/** A text in the language that is set; reactive. */
export function t(id: string, args?: Args): string {
  return textIn(i18n.lang, id, args)
}

/** Date and time as people here write them. */
export function when(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(i18n.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}
