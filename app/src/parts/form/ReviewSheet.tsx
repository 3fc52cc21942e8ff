import { chakra, Link } from '@shop/design-system'
import type { ReactNode } from 'react'

/** What was entered, as text: a row for each step. */
export const ReviewSheet = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', sm: '8rem 1fr auto' },
      columnGap: '4',
      paddingBlock: '4',
      borderTop: 'hairline',
    },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
    '& dd.review-what': {
      gridColumn: { base: '1 / -1', sm: '2' },
      gridRow: { base: '2', sm: '1' },
      color: 'ink2',
      whiteSpace: 'pre-line',
    },
    '& dd.review-edit': { gridColumn: { base: '2', sm: '3' }, gridRow: '1' },
  },
})

/** One row, and the way back to where it is changed. */
export function ReviewRow({ term, what, href }: { term: string; what: ReactNode; href?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="review-what">{what}</dd>
      {href && (
        <dd className="review-edit">
          <Link href={href} aria-label={`Change ${term.toLowerCase()}`}>
            Change
          </Link>
        </dd>
      )}
    </div>
  )
}
