import type { Login } from '@shop/contract/auth'
import { chakra } from '@shop/design-system'
import { demo } from '../../../content/login.ts'

const Base = chakra('div', {
  base: {
    padding: '4',
    bg: 'sand',
    borderRadius: 'control',
    fontSize: 'sm',
    '& .demo-title': { textStyle: 'label' },
    '& code': { fontFamily: 'mono', overflowWrap: 'anywhere' },
    '& ul': { display: 'grid', gap: '2', marginBlock: '3' },
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

/** The published accounts of a demonstration shop; picking one fills the form. */
export function DemoPeople({ onPick }: { onPick: (login: Login) => void }) {
  return (
    <Base role="note" aria-labelledby="demo-title">
      <p className="demo-title" id="demo-title">
        {demo.title}
      </p>
      <p>{demo.text}</p>
      <ul>
        {demo.people.map(({ email, who, about }) => (
          <li key={email}>
            <button type="button" onClick={() => onPick({ username: email, password: demo.password })}>
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
