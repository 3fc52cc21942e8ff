import { formatDate } from '@shop/contract/dates'
import type { Review } from '@shop/contract/review'
import { chakra } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { useSettings } from '../../data/settings.tsx'
import { Stars } from './Stars.tsx'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': { paddingBlock: '5', borderTop: 'hairline', maxWidth: 'prose', overflowWrap: 'anywhere' },
    '& .review-by': { fontSize: 'sm', color: 'ink2', marginBlockStart: '1' },
    '& .review-text': { whiteSpace: 'pre-line', marginBlockStart: '2' },
    '& .review-answer': {
      marginBlockStart: '3',
      paddingInlineStart: '4',
      borderInlineStart: '2px solid',
      borderColor: 'colorPalette.border',
      whiteSpace: 'pre-line',
      '& b': { display: 'block', fontWeight: 'semibold', fontSize: 'sm' },
    },
  },
})

/** Reviews, each with its stars, who wrote it and when, and what the shop answered. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { country } = useSettings()
  return (
    <List>
      {reviews.map(({ id, rating, text, name, writtenAt, answer }) => (
        <li key={id}>
          <Stars rating={rating} />
          <p className="review-by">
            {name}, {formatDate(writtenAt, country)}
          </p>
          <p className="review-text">{text}</p>
          {answer && (
            <p className="review-answer">
              <b>{brand.name} answers</b>
              {answer}
            </p>
          )}
        </li>
      ))}
    </List>
  )
}
