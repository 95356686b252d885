// Two soft notes when it is one's turn; only where sounds are wished.
let context: AudioContext | null = null

export function chime(): void {
  try {
    context ??= new AudioContext()
    const start = context.currentTime
    for (const [index, pitch] of [392, 523.25].entries()) {
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, start + index * 0.14)
      gain.gain.linearRampToValueAtTime(0.08, start + index * 0.14 + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.001, start + index * 0.14 + 0.5)
      tone.connect(gain).connect(context.destination)
      tone.start(start + index * 0.14)
      tone.stop(start + index * 0.14 + 0.55)
    }
  } catch {
    // no sound here
  }
}
