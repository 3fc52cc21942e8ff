import type { Guidance } from '../guidance.ts'
import { Link } from './Link.tsx'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'Going somewhere: a page, a part of this page, another site.',
  instead: 'Something that happens here: Button.',
  reads: 'Read as a link by its text, so the text makes sense alone.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it.'],
  ],
  dos: [{ says: 'Let the words say where it leads.', picture: <Link href="#">Read how samples are taken</Link> }],
  donts: [
    {
      says: 'Do not link “here” or “more”.',
      picture: (
        <span>
          For more click <Link href="#">here</Link>.
        </span>
      ),
    },
  ],
}
