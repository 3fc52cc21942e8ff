import type { Guidance } from '../guidance.ts'
import { RadioCards } from './RadioCards.tsx'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'One of two to five, where each needs a sentence.',
  instead: 'More, or short ones: Select. Yes or no: Checkbox.',
  reads: 'A group of radios; each is read with its explanation.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Arrows', 'Choose the one before or after.'],
  ],
  dos: [
    {
      says: 'Say with each what follows from it.',
      picture: (
        <RadioCards
          label="Delivery"
          value="post"
          onChange={() => {}}
          options={[
            { value: 'post', title: 'Standard post, $9.00', description: '3 to 6 working days' },
            { value: 'courier', title: 'Express courier, $24.00', description: '1 to 2 working days' },
          ]}
        />
      ),
    },
  ],
  donts: [{ says: 'Do not preselect what costs more.' }],
}
