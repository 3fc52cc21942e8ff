import { chakra, Illustration, type IllustrationName } from '@shop/design-system'
import type { ReactNode } from 'react'

const Base = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    textAlign: 'center',
    '& svg': { maxWidth: '48' },
    '& > .auth-text': { maxWidth: 'full', textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& > .auth-actions': { display: 'grid', gap: '2', width: 'full', marginBlockStart: '2' },
  },
})

type AuthMessageProps = {
  picture: IllustrationName
  children: ReactNode
  /** Buttons and links onward, one below the other. */
  actions?: ReactNode
}

/** In an AuthPage's card when there is nothing to fill in: what happened, and the way on. */
export const AuthMessage = ({ picture, children, actions }: AuthMessageProps) => (
  <Base>
    <Illustration name={picture} />
    <div className="auth-text">{children}</div>
    {actions && <div className="auth-actions">{actions}</div>}
  </Base>
)
