// The bands of cards: a colour and a drawing on a grid of 20 for each sort of order.
export interface Band {
  colour: string
  icon: string
}

const BANDS: Record<string, Band> = {
  fire: { colour: '#a94f35', icon: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M10 2v4M10 14v4M2 10h4M14 10h4' },
  move: { colour: '#2f6aa8', icon: 'M3 6h8M3 10h12M3 14h8M12 6l4 4-4 4' },
  assault: { colour: '#7d3c6b', icon: 'M4 16L16 4M12 4h4v4M4 12l4 4' },
  rally: { colour: '#2c7a54', icon: 'M5 18V3M5 4h10l-2.5 3.5L15 11H5' },
  guns: { colour: '#615d54', icon: 'M3 13l11-6 2 3-11 6zM6 16.5a2 2 0 1 0 .1 0M16 4l2-1' },
  muddle: { colour: '#7a651c', icon: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M5.500 5.500l9 9' },
}

export const bandOf = (name: string | undefined): Band | null => (name ? (BANDS[name] ?? null) : null)

export const BOLT = 'M11 2L4 11.500h5L8 18l8-10h-5.500z'
export const STAR = 'M10 2.500l2.300 4.900 5.200.7-3.800 3.700.9 5.300L10 14.600l-4.600 2.500.9-5.300L2.500 8.100l5.200-.7z'
