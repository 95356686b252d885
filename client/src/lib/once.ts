// Each thing once: keys of a list that is drawn must not come twice.

/** The first of those with the same key. */
export function once<T>(all: readonly T[], keyOf: (one: T) => unknown = (one) => one): T[] {
  const seen = new Set<unknown>()
  return all.filter((one) => {
    const key = keyOf(one)
    return !seen.has(key) && seen.add(key)
  })
}
