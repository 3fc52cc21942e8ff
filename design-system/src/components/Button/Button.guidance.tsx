import type { Guidance } from '../guidance.ts'
import { Button } from './Button.tsx'

export const guidance: Guidance = {
  group: 'Actions',
  since: '2026-11',
  use: 'Something happens here and now: a form is sent, a dialog opens, an item goes into the cart.',
  instead: 'Going to another page: Link, or LinkButton for the main way onward.',
  reads: 'Its text is its name. While busy it keeps the focus and says that it is busy.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'Presses it.'],
  ],
  dos: [
    { says: 'One solid button for each view, named after what it does.', picture: <Button>Add to cart</Button> },
    { says: 'Beside it, the quieter ways.', picture: <Button variant="outline">Track a sample</Button> },
  ],
  donts: [
    { says: 'Do not name it after the gesture, or “OK”.', picture: <Button>Click here</Button> },
    {
      says: 'Do not disable it to say that a field is missing: let it be pressed, and say which.',
      picture: <Button disabled>Continue</Button>,
    },
  ],
}
