import type { Guidance } from '../guidance.ts'
import { Spinner } from './Spinner.tsx'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'A small place that waits: a button, a field.',
  instead: 'A part of a page: Skeleton. The whole page: LoadingOverlay.',
  reads: 'With a label it is announced, without one the place says it.',
  dos: [{ says: 'Say what is waited for.', picture: <Spinner label="Looking for your sample" /> }],
  donts: [
    {
      says: 'Do not show two for one wait.',
      picture: (
        <>
          <Spinner /> <Spinner />
        </>
      ),
    },
  ],
}
