import { readStored, writeStored } from '../../data/storage.ts'

const mutedKey = 'desk-muted'
export const isMuted = () => readStored(mutedKey) !== null
export const setMuted = (muted: boolean) => writeStored(mutedKey, muted ? '1' : null)

/** A high, short tone, and a low, long one; in Hz and seconds. */
const tones = { success: [880, 0.09], failure: [180, 0.35] } as const

let context: AudioContext | undefined

/** Sounds for whoever looks at the swab and not at the screen. Silent where a browser has no audio, or it is muted. */
export function playSound(kind: keyof typeof tones) {
  if (isMuted() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const [frequency, seconds] = tones[kind]
  const tone = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0.15 })
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + seconds)
}
