import { chakra } from '@shop/design-system'
import type { ReactNode } from 'react'

const Base = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    '& h2': { textStyle: 'h4' },
    '& a': { marginBlock: '-1', flexShrink: 0 },
  },
})

type CardHeadProps = { id: string; title: string; children?: ReactNode }

/** A card's heading, and the way to everything that it shows a part of. */
export const CardHead = ({ id, title, children }: CardHeadProps) => (
  <Base>
    <h2 id={id}>{title}</h2>
    {children}
  </Base>
)
