import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  status: 'stable',
  use: 'Something that must not be interrupted: a payment on its way.',
  instead: 'Anything that may be left: Spinner or Skeleton in its place.',
  reads: 'Announced, and the page under it cannot be reached.',
}
