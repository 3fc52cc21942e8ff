import { chakra, Illustration } from '@shop/design-system'
import { brand } from '../../brand.ts'

const Face = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'space-between',
    gap: '6',
    aspectRatio: { sm: '8 / 5' },
    minHeight: '14rem',
    padding: { base: '6', sm: '8' },
    overflow: 'hidden',
    borderRadius: 'card',
    colorScheme: 'light',
    bg: 'colorPalette.emphasized',
    color: 'colorPalette.contrast',
    '& .face-picture': {
      position: 'absolute',
      insetInlineEnd: '-6',
      insetBlockEnd: '-8',
      width: '48%',
      opacity: 0.35,
      pointerEvents: 'none',
    },
    '& .face-head, & .face-foot': { position: 'relative', display: 'grid', gap: '1', overflowWrap: 'anywhere' },
    '& .face-brand': { textStyle: 'eyebrow', color: 'inherit' },
    '& .face-amount': { textStyle: 'h1', color: 'inherit', fontVariantNumeric: 'tabular-nums' },
    '& .face-to': { maxWidth: '62%', lineClamp: 3 },
  },
})

type GiftCardFaceProps = {
  /** "$50.00". */
  amount: string
  /** Under the brand: what the amount is, or from whom it comes. */
  title: string
  /** At the foot: for whom, or the end of its code. */
  line?: string | undefined
}

/** A gift card as it looks in one's hand. */
export const GiftCardFace = ({ amount, title, line }: GiftCardFaceProps) => (
  <Face>
    <span className="face-picture">
      <Illustration name="results" />
    </span>
    <div className="face-head">
      <span className="face-brand">{brand.name} gift card</span>
      <span>{title}</span>
    </div>
    <div className="face-foot">
      <strong className="face-amount">{amount}</strong>
      <span className="face-to">{line}</span>
    </div>
  </Face>
)
