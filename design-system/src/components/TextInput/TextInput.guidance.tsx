import type { Guidance } from '../guidance.ts'
import { TextInput } from './TextInput.tsx'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'One line: a name, an address, a code.',
  instead: 'Several lines: Textarea. A number to step: NumberStepper. A date: DatePicker.',
  reads: 'Read with its label, help and error; the error is announced when it appears.',
  keys: [['Tab', 'Moves the focus to it.']],
  dos: [
    {
      says: 'Ask for one thing, and say why where it is not clear.',
      picture: <TextInput label="Microchip number" help="15 digits, from the vet’s record." />,
    },
  ],
  donts: [
    {
      says: 'Do not use the placeholder as the label.',
      picture: <TextInput label="Name" isLabelHidden placeholder="Name" />,
    },
  ],
}
