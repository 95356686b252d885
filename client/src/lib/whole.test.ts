import { describe, expect, it } from 'vitest'
import { wholes } from './whole'

const kept = (text: string): string[] => wholes(text).filter((_, index) => index % 2)

describe('numbers stay whole', () => {
  it('with 第 before them', () => {
    expect(kept('第20SS装甲擲弾兵連隊第2大隊が移動')).toEqual(['第20SS装甲', '第2大隊'])
    expect(kept('第914/352歩兵連隊')).toEqual(['第914/352歩兵'])
  })
  it('with their unit', () => {
    expect(kept('2VP、10ヘクス、1/2MF、9月17日、33%')).toEqual(['2VP', '10ヘクス', '1/2MF', '9月', '17日', '33%'])
    expect(kept('3個師団と12枚のカード')).toEqual(['3個', '12枚'])
  })
  it('and nothing is lost or added', () => {
    for (const text of ['', 'no numbers', '3', '第', '第1次', '目標4：2VP）。', 'Turn 3 of 13']) expect(wholes(text).join('')).toBe(text)
    expect(kept('Turn 3 of 13')).toEqual([])
  })
})
