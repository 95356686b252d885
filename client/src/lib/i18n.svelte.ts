// Texts of the page, in Fluent: `text/<lang>.ftl`, and `texts.<lang>.ftl` beside the parts that bring their own.
// A language is loaded when it is chosen: `ready` is done when that of the page is there.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { read, write } from './keep'
import type { Lang } from './types'

export type Args = Record<string, FluentVariable>
export type Translate = (id: string, args?: Args) => string

export const LANGS: readonly Lang[] = ['en', 'ja']
export const LANG_NAMES: Record<Lang, string> = { en: 'English', ja: '日本語' }

const files: Record<Lang, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('../text/en'),
  ja: () => import('../text/ja'),
}
const bundles = new Map<Lang, FluentBundle>()

/** Makes a language ready for use. */
export async function load(lang: Lang): Promise<void> {
  if (bundles.has(lang)) return
  const { default: texts } = await files[lang]()
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const [path, text] of Object.entries(texts)) {
    for (const error of made.addResource(new FluentResource(text))) console.error(path, error)
  }
  bundles.set(lang, made)
}

function first(): Lang {
  const kept = read<string>('lang', '')
  if (kept === 'en' || kept === 'ja') return kept
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  return (wanted ?? []).map((tag) => tag.slice(0, 2)).find((tag): tag is Lang => tag === 'en' || tag === 'ja') ?? 'en'
}

class I18n {
  #lang = $state<Lang>(first())
  #wanted: Lang = this.#lang

  get lang(): Lang {
    return this.#lang
  }

  /** The page changes as soon as the texts are there; without them it stays as it is. */
  set lang(lang: Lang) {
    this.#wanted = lang
    load(lang).then(
      () => {
        if (this.#wanted !== lang) return
        this.#lang = lang
        write('lang', lang)
        if (typeof document !== 'undefined') document.documentElement.lang = lang
      },
      () => undefined,
    )
  }
}

export const i18n = new I18n()
/** Done when the texts of the page's language are there. */
export const ready = load(i18n.lang)
if (typeof document !== 'undefined') document.documentElement.lang = i18n.lang

/** A text in a language that is loaded. */
export function textIn(lang: Lang, id: string, args?: Args): string {
  const made = bundles.get(lang)
  const message = made?.getMessage(id)
  if (!made || !message?.value) return id
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
  const here = navigator.languages?.find((one) => one.split('-')[0] === i18n.lang)
  return new Intl.DateTimeFormat(here ?? i18n.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}
