import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'A country beside its name, in a list or a button.',
  instead: 'A language: its name alone, for a flag is no language.',
  reads: 'Silent beside the name; alone it says the country.',
}
