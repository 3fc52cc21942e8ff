import type { Guidance } from '../guidance.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'Where a list or a page would be, when there is nothing of it yet.',
  instead: 'Something failed: ErrorState. A single missing value: a dash.',
  reads: 'Its heading is in the page’s outline; its button is next.',
  dos: [
    {
      says: 'Say what will be here, and offer the first step.',
      picture: (
        <EmptyState
          title="No litters yet"
          text="Puppies you enter together are kept together."
          actions={<Button>Enter a litter</Button>}
        />
      ),
    },
  ],
  donts: [{ says: 'Do not leave it at “No data”.', picture: <EmptyState title="No data" /> }],
}
