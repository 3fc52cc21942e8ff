import type { Login } from '@shop/contract/auth'
import { chakra, useIsHydrated } from '@shop/design-system'
import { demo } from '../../../content/login.ts'

const Base = chakra('section', {
  base: {
    padding: { base: '5', md: '6' },
    bg: 'sand',
    borderRadius: 'card',
    fontSize: 'sm',
    '& h2': { textStyle: 'h4', marginBlockEnd: '1' },
    '& code': { fontFamily: 'mono', overflowWrap: 'anywhere' },
    '& ul': { display: 'grid', gap: '2', marginBlock: '4' },
    '& button': {
      width: 'full',
      paddingBlock: '2',
      paddingInline: '3',
      textAlign: 'start',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& .demo-who': { fontWeight: 'semibold' },
    '& .demo-email': { display: 'block', color: 'ink2', overflowWrap: 'anywhere' },
  },
})

/** The published accounts of a demonstration shop; picking one fills the form, and leads to its button. */
export function DemoPeople({ onPick }: { onPick: (login: Login) => void }) {
  const isHydrated = useIsHydrated()
  return (
    <Base aria-labelledby="demo-title">
      <h2 id="demo-title">{demo.title}</h2>
      <p>{demo.text}</p>
      <ul>
        {demo.people.map(({ email, who, about }) => (
          <li key={email}>
            <button
              type="button"
              disabled={!isHydrated}
              onClick={() => onPick({ username: email, password: demo.password })}
            >
              <span className="demo-who">{who}</span>: {about}
              <span className="demo-email">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        Everyone’s password: <code>{demo.password}</code>
      </p>
    </Base>
  )
}
