/** Two rising notes for right, one low note for wrong; in Hz and seconds. */
const notes = {
  accepted: [
    [660, 0, 0.09],
    [990, 0.1, 0.12],
  ],
  refused: [[150, 0, 0.4]],
} as const

let audio: AudioContext | undefined

/** Plays whether a scan was right; silent where the browser has no audio, or does not allow it yet. */
export function playScan(outcome: keyof typeof notes) {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  for (const [frequency, after, seconds] of notes[outcome]) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.frequency.value = frequency
    volume.gain.value = 0.2
    note.connect(volume).connect(destination)
    note.start(currentTime + after)
    note.stop(currentTime + after + seconds)
  }
}
