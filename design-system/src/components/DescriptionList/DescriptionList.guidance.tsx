import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'Facts with a name each: a test’s gene and variant, an order’s totals.',
  instead: 'Several things with the same facts: Table.',
  reads: 'Each value is read after its term.',
}
