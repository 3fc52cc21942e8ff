import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'One short matter that belongs to the page under it: a question, a card to pay with.',
  instead: 'More than a screen of content: a page of its own. A menu or filters: Drawer.',
  reads: 'Announced with its title. The page behind it cannot be reached until it is closed.',
  keys: [
    ['Tab', 'Goes round inside it.'],
    ['Escape', 'Closes it, and gives the focus back.'],
  ],
  dos: [{ says: 'Ask with the verb that the button repeats: “Cancel the order?”, “Cancel the order”.' }],
  donts: [{ says: 'Do not open it by itself, but for a question that cannot wait.' }],
}
