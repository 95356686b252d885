// Numbers as they are printed.

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A number with its sign. */
export function signed(value: number): string {
  if (value === 0) return '±0'
  return value > 0 ? `+${value}` : plain(value)
}
