import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'A whole page that cannot be shown: not found, broken, offline.',
  instead: 'A part of a page: ErrorState.',
  reads: 'Its heading takes the focus, and the way home follows.',
}
