import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'Something that must not be interrupted: a payment on its way.',
  instead: 'Anything that may be left: Spinner or Skeleton in its place.',
  reads: 'Announced, and the page under it cannot be reached.',
}
