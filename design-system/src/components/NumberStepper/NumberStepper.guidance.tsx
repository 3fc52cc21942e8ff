import type { Guidance } from '../guidance.ts'
import { NumberStepper } from './NumberStepper.tsx'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'A small whole number that is changed by one: a quantity.',
  instead: 'A number somebody knows, as a weight: TextInput with `inputMode`.',
  reads: 'A field with its value, and two buttons named after the thing.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Up, Down', 'Change it by one.'],
    ['Enter', 'Takes over what was typed.'],
  ],
  dos: [{ says: 'Name what is counted.', picture: <NumberStepper item="Geno Pet" value={1} onChange={() => {}} /> }],
  donts: [
    {
      says: 'Do not use it for large steps.',
      picture: <NumberStepper item="Weight in grams" value={14200} max={99999} onChange={() => {}} />,
    },
  ],
}
