import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Results',
  since: '2026-11',
  use: 'Parts of a whole in percent: a breed mix.',
  instead: 'Numbers that are no parts of one whole: Table.',
  reads: 'The names and percents are a list beside it; the drawing is passed over.',
}
