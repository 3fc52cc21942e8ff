import { readStored, writeStored } from '../../data/storage.ts'

/** Where a browser stores that somebody wants no sounds. */
export const mutedKey = 'desk-muted'
export const isMuted = () => readStored(mutedKey) !== null
export const setMuted = (muted: boolean) => writeStored(mutedKey, muted ? '1' : null)

/** Two rising notes for right, one low note for wrong: their frequency in Hz, and when and how long, in seconds. */
const notes = {
  accepted: [
    [660, 0, 0.09],
    [990, 0.1, 0.12],
  ],
  refused: [[150, 0, 0.4]],
} as const
export type Sound = keyof typeof notes

let audio: AudioContext | undefined

/** A sound for whoever looks at the swab and not at the screen; none where a browser has no audio. */
export function playSound(sound: Sound) {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  for (const [frequency, after, seconds] of notes[sound]) {
    const note = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: 0.2 })
    note.connect(volume).connect(destination)
    note.start(currentTime + after)
    note.stop(currentTime + after + seconds)
  }
}
