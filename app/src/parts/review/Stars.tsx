import { chakra } from '@shop/design-system'

const Base = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    whiteSpace: 'nowrap',
    letterSpacing: '0.08em',
    lineHeight: '1',
    color: 'line',
    '& > span': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      overflow: 'hidden',
      color: 'colorPalette.solid',
    },
  },
})

/** A rating as stars, parts of a star too. */
export const Stars = ({ rating }: { rating: number }) => (
  <Base role="img" aria-label={`${rating} of 5 stars`}>
    ★★★★★
    <span style={{ width: `${rating * 20}%` }}>★★★★★</span>
  </Base>
)
