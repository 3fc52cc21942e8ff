import { Button, chakra } from '@shop/design-system'
import { nothingThere } from '../../content/register.ts'
import { useSettings } from '../../data/settings.tsx'
import { AuthMessage } from './AuthMessage.tsx'

const Hints = chakra('div', {
  base: {
    marginBlockStart: '6',
    paddingBlockStart: '5',
    borderBlockStart: 'hairline',
    fontSize: 'sm',
    color: 'ink2',
    '& h2': { textStyle: 'label', color: 'ink', marginBlockEnd: '2' },
    '& ul': { display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc' },
  },
})

type MailSentProps = {
  email: string
  text: string
  onAgain: () => void
}

/** In an AuthPage's card after a link was mailed: the same for every address, known or not. */
export function MailSent({ email, text, onAgain }: MailSentProps) {
  const { isDemo } = useSettings()
  const { title, hints, demo, again } = nothingThere
  return (
    <>
      <AuthMessage picture="mail">
        <p>
          We have written to <strong>{email}</strong>. {text}
        </p>
      </AuthMessage>
      <Hints>
        <h2>{title}</h2>
        <ul>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
          {isDemo && <li>{demo}</li>}
        </ul>
        <chakra.p marginBlockStart="4">
          <Button variant="outline" full onClick={onAgain}>
            {again}
          </Button>
        </chakra.p>
      </Hints>
    </>
  )
}
