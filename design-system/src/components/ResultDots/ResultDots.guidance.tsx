import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Results',
  since: '2026-11',
  use: 'A panel of many results at one glance, above the list of them.',
  instead: 'A single result: ResultStatus.',
  reads: 'One picture that says how many of each there are.',
}
