import { chakra, Illustration, type IllustrationName } from '@shop/design-system'
import type { ReactNode } from 'react'

const Base = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    textAlign: 'center',
    '& svg': { maxWidth: '48' },
    '& > .door-text': { maxWidth: 'full', textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& > .door-actions': { display: 'grid', gap: '2', width: 'full', marginBlockStart: '2' },
  },
})

type DoorMessageProps = {
  picture: IllustrationName
  children: ReactNode
  /** Buttons and links onward, one below the other. */
  actions?: ReactNode
}

/** In a DoorPage's card when there is nothing to fill in: what happened, and the way on. */
export const DoorMessage = ({ picture, children, actions }: DoorMessageProps) => (
  <Base>
    <Illustration name={picture} />
    <div className="door-text">{children}</div>
    {actions && <div className="door-actions">{actions}</div>}
  </Base>
)
