import type { Guidance } from '../guidance.ts'
import { Steps } from './Steps.tsx'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'A task of three to seven parts in an order: the checkout, an activation.',
  instead: 'Places to go to in any order: Tabs.',
  reads: 'A list that says which step is the current one; a phone reads “Step 2 of 4”.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Goes back to a step that was passed.'],
  ],
  dos: [
    {
      says: 'Name each step by a noun.',
      picture: (
        <Steps label="Checkout" current={1} steps={[{ name: 'Contact' }, { name: 'Delivery' }, { name: 'Payment' }]} />
      ),
    },
  ],
  donts: [{ says: 'Do not show steps that cannot be told apart beforehand.' }],
}
