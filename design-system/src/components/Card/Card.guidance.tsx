import type { Guidance } from '../guidance.ts'
import { Card } from './Card.tsx'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'A thing of its own among others like it: an animal, an order, a saved address.',
  instead: 'Parts of one page: Section. A fact: DescriptionList.',
  reads: 'It adds nothing of its own; its heading and its link are read.',
  dos: [
    {
      says: 'Let the whole card be pressed where it has one link.',
      picture: <Card padding="4">Skye, Border Collie</Card>,
    },
  ],
  donts: [
    {
      says: 'Do not put cards into cards.',
      picture: (
        <Card padding="4">
          <Card padding="3">Skye</Card>
        </Card>
      ),
    },
  ],
}
