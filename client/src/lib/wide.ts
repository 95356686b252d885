/** About how wide a text is, in letters; Japanese ones are twice as wide. */
export const wide = (text: string, letter = 1): number => [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : letter), 0)
