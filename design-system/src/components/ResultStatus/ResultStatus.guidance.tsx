import type { Guidance } from '../guidance.ts'
import { ResultStatus } from './ResultStatus.tsx'

export const guidance: Guidance = {
  group: 'Results',
  since: '2026-11',
  use: 'The verdict of a genetic test.',
  instead: 'Any other state: Badge.',
  reads: 'Its label is read; sign and colour are passed over.',
  dos: [{ says: 'Keep the laboratory’s three words.', picture: <ResultStatus status="carrier" label="Carrier" /> }],
  donts: [
    {
      says: 'Do not call a carrier affected, nor a no-call clear.',
      picture: <ResultStatus status="no_result" label="Clear" />,
    },
  ],
}
