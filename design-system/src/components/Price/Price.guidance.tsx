import type { Guidance } from '../guidance.ts'
import { Price } from './Price.tsx'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'Any amount of money.',
  instead: 'A range or a sum in words: text.',
  reads: 'A former price is said to be one; a line through it is only seen.',
  dos: [
    { says: 'Give the amount as its country writes it.', picture: <Price label="$58.00" /> },
    { says: 'Show a former price only where it was asked for.', picture: <Price label="$52.20" was="$58.00" /> },
  ],
  donts: [{ says: 'Do not write “free” as $0.00.', picture: <Price label="$0.00" /> }],
}
