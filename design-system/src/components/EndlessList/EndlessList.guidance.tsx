import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'A long list that is scrolled through rather than paged: a hundred mates, a history.',
  instead: 'A list somebody comes back to a place of: Pagination.',
  reads: 'A list whose length is said; more is announced as it comes. On paper all rows are there.',
}
