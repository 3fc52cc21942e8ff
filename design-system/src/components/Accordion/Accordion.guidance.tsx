import type { Guidance } from '../guidance.ts'
import { Accordion } from './Accordion.tsx'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'Questions that most readers skip, each with a short answer of its own.',
  instead: 'Two or three short answers: show them. Steps in an order: Steps.',
  reads: 'Each heading says whether it is open. Find in page opens what it finds.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'Opens or closes the answer.'],
  ],
  dos: [
    {
      says: 'Put the question as its reader would ask it.',
      picture: (
        <Accordion
          items={[{ title: 'How long do results take?', content: 'Three weeks from the day your swab arrives.' }]}
        />
      ),
    },
  ],
  donts: [{ says: 'Do not hide what everybody needs: price, delivery, what is in the box.' }],
}
