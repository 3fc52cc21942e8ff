import type { Guidance } from '../guidance.ts'
import { Badge } from './Badge.tsx'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'One word on the state of the thing beside it: a result, an order, a price.',
  instead: 'A sentence: Callout. A choice that can be removed: TagChips.',
  reads: 'It is read as its word; the icon is passed over.',
  dos: [{ says: 'Say the state in a word or two.', picture: <Badge tone="clear">Clear</Badge> }],
  donts: [
    { says: 'Do not use the colours of results for anything else.', picture: <Badge tone="affected">Sold out</Badge> },
  ],
}
