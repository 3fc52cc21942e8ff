import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'Things to set beside a page that stays in sight: a menu on a phone, the filters of a list.',
  instead: 'A question: Dialog.',
  reads: 'Announced with its title, as a dialog.',
  keys: [
    ['Tab', 'Goes round inside it.'],
    ['Escape', 'Closes it, and gives the focus back.'],
  ],
}
