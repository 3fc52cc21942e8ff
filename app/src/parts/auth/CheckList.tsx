import { chakra } from '@shop/design-system'
import { Check } from 'lucide-react'

const Base = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    listStyleType: 'none',
    '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '3' },
    '& svg': { marginBlockStart: '0.5', color: 'colorPalette.emphasized' },
  },
})

/** What one gets, point by point. */
export const CheckList = ({ points }: { points: readonly string[] }) => (
  <Base>
    {points.map((point) => (
      <li key={point}>
        <Check aria-hidden size={20} />
        <span>{point}</span>
      </li>
    ))}
  </Base>
)
