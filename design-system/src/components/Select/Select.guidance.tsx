import type { Guidance } from '../guidance.ts'
import { Select } from './Select.tsx'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'One of six to thirty, or a short list everybody knows.',
  instead: 'More: VirtualDropdown. Two to five with an explanation: RadioCards.',
  reads: 'The browser’s own list, with its label, help and error.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Letters', 'Find an option by its beginning.'],
    ['Up, Down', 'Choose the one before or after.'],
  ],
  dos: [
    {
      says: 'Begin with what is chosen most, or in the order of the alphabet.',
      picture: (
        <Select
          label="Sex"
          options={[
            { value: 'f', label: 'Female' },
            { value: 'm', label: 'Male' },
          ]}
        />
      ),
    },
  ],
  donts: [{ says: 'Do not preselect an answer to a question of fact.' }],
}
