import type { Guidance } from '../guidance.ts'
import { Checkbox } from './Checkbox.tsx'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'One yes or no that is sent with a form, or several of a list.',
  instead: 'One of several: RadioCards or Select. Something that takes effect at once: Switch.',
  reads: 'Read with its label and whether it is ticked; an error is read with it.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Space', 'Ticks it, or takes the tick away.'],
  ],
  dos: [{ says: 'Say what becomes true when it is ticked.', picture: <Checkbox label="I accept the terms" /> }],
  donts: [{ says: 'Do not ask in the negative.', picture: <Checkbox label="Do not send me no news" /> }],
}
