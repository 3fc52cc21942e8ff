import type { Guidance } from '../guidance.ts'
import { Callout } from './Callout.tsx'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'Something beside the text that must not be overlooked: a limit of a test, a payment that waits.',
  instead: 'An answer to what somebody just did: a toast. A field that is wrong: its own error.',
  reads: 'Read where it stands. Only what appears after a press is announced.',
  dos: [
    {
      says: 'Say what to know first, then what to do.',
      picture: (
        <Callout tone="caution" title="Your breed is not validated yet">
          The result is read the same way. What it means for your dog is less certain.
        </Callout>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use a warning for what is merely good to know.',
      picture: (
        <Callout tone="warning" title="We ship on weekdays">
          Orders after noon leave the next day.
        </Callout>
      ),
    },
  ],
}
