import type { Guidance } from '../guidance.ts'
import { Switch } from './Switch.tsx'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'A setting that takes effect at once.',
  instead: 'A choice that is sent with a form: Checkbox.',
  reads: 'A switch that is on or off.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Space', 'Turns it on or off.'],
  ],
  dos: [{ says: 'Say what is on.', picture: <Switch label="News by mail" defaultChecked /> }],
  donts: [{ says: 'Do not put it above a button that saves.' }],
}
