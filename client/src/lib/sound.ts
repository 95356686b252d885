// Small sounds, made here; only where they are wished.
let context: AudioContext | null = null

/** A tone that fades away; `noise` is rough, as dice are. */
interface Note {
  at: number
  long: number
  pitch: number
  to?: number
  loud: number
  noise?: boolean
}

const knock = (at: number, pitch: number, loud: number): Note => ({ at, long: 0.05, pitch, loud, noise: true })
const SOUNDS = {
  die: [knock(0, 1900, 0.12), knock(0.07, 1500, 0.1), knock(0.15, 1700, 0.08), knock(0.22, 1200, 0.09)],
  card: [{ at: 0, long: 0.12, pitch: 3200, loud: 0.07, noise: true }],
  move: [{ at: 0, long: 0.07, pitch: 240, to: 170, loud: 0.09 }],
  loss: [{ at: 0, long: 0.26, pitch: 150, to: 60, loud: 0.14 }, knock(0, 500, 0.06)],
  turn: [
    { at: 0, long: 0.4, pitch: 392, loud: 0.08 },
    { at: 0.14, long: 0.4, pitch: 523.25, loud: 0.08 },
  ],
} as const satisfies Record<string, readonly Note[]>

/** How long a sound lasts, in seconds. */
export const lengthOf = (what: keyof typeof SOUNDS): number => Math.max(...SOUNDS[what].map((note: Note) => note.at + note.long))

function rough(on: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = on.createBufferSource()
  source.buffer = buffer
  return source
}

function tone(on: AudioContext, { pitch, to = pitch, long }: Note, start: number): OscillatorNode {
  const source = on.createOscillator()
  source.frequency.setValueAtTime(pitch, start)
  source.frequency.exponentialRampToValueAtTime(to, start + long)
  return source
}

function play(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at
  const source = note.noise ? rough(on, note.long) : tone(on, note, start)
  const gain = on.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.linearRampToValueAtTime(note.loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + note.long)
  let last: AudioNode = source
  if (note.noise) {
    const filter = on.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = note.pitch
    last = source.connect(filter)
  }
  last.connect(gain).connect(on.destination)
  source.start(start)
  source.stop(start + note.long)
}

export function sound(what: keyof typeof SOUNDS): void {
  try {
    context ??= new AudioContext()
    for (const note of SOUNDS[what]) play(context, note)
  } catch {
    // no sound here
  }
}

/** It is one's turn. */
export const chime = (): void => sound('turn')
