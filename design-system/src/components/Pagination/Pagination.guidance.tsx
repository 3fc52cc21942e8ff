import type { Guidance } from '../guidance.ts'
import { Pagination } from './Pagination.tsx'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'A long list somebody comes back to: orders, animals, tests.',
  instead: 'A list that is scrolled through: EndlessList. One page: nothing.',
  reads: 'A navigation that says the page and how many there are.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows the link.'],
  ],
  dos: [
    {
      says: 'Keep the page in the address, so that back and reload find it.',
      picture: <Pagination page={2} totalPages={9} hrefOf={(page) => `#${page}`} />,
    },
  ],
  donts: [{ says: 'Do not page what fits into one screen.' }],
}
