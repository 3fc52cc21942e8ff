import type { Guidance } from '../guidance.ts'
import { ErrorState } from './ErrorState.tsx'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'A part of a page that could not be fetched.',
  instead: 'A form that was refused: the errors of its fields. Nothing there: EmptyState.',
  reads: 'Announced at once, with the button to try again.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Tries again.'],
  ],
  dos: [
    {
      says: 'Say what could not be had, and offer to try again.',
      picture: <ErrorState text="Failed to fetch orders" onRetry={() => {}} />,
    },
  ],
  donts: [
    {
      says: 'Do not blame the visitor, nor show a code.',
      picture: <ErrorState title="Error 500" text="Bad request" />,
    },
  ],
}
