import { Failure } from '@shop/contract/failure'
import { Button, LinkButton } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { confirmCopy as copy } from '../../../content/register.ts'
import { useConfirmation, useNextStep } from '../../../data/auth.ts'
import { useRefusal } from '../../../data/form-answer.tsx'
import { useSettings } from '../../../data/settings.tsx'
import { AuthMessage } from '../../../parts/auth/AuthMessage.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { paths } from '../../../paths.ts'

/** `/register/confirm?token=`, the link of a mail. A button confirms: scanners of mail open links, and run scripts. */
export function RegisterConfirm() {
  const token = useSearchParams()[0].get('token')
  return token ? <Confirmation token={token} /> : <Missing />
}

function Confirmation({ token }: { token: string }) {
  const refusal = useRefusal('confirmEmail')
  const { confirmed, confirm } = useConfirmation(token)
  const [state, setState] = useState<'asking' | 'busy' | Failure>(refusal?.failure ?? 'asking')
  const press = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      await confirm()
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      setState(failure)
    }
  }
  if (confirmed) return <Confirmed {...confirmed} />
  const failure = state instanceof Failure ? state : undefined
  if (failure?.status === 404) return <Gone />
  const { heading, lead, submit } = failure ? copy.failed : copy.asking
  return (
    <AuthPage name={copy.title} heading={heading} lead={lead} isNews={failure !== undefined}>
      <AuthMessage
        picture={failure ? 'offline' : 'mail'}
        actions={
          <ActionForm call="confirmEmail" values={{ token }} onSubmit={() => void press()}>
            <Button type="submit" size="lg" full isBusy={state === 'busy'}>
              {submit}
            </Button>
          </ActionForm>
        }
      >
        {failure ? <p role="alert">{failure.message}</p> : <p>{copy.asking.text}</p>}
      </AuthMessage>
    </AuthPage>
  )
}

const LogIn = () => {
  const next = useNextStep()
  return (
    <LinkButton href={next ? paths.loginFirst(next) : paths.login} size="lg" full>
      Log in
    </LinkButton>
  )
}

function Confirmed({ email, what }: { email: string; what: 'registration' | 'email' }) {
  const { user } = useSettings()
  const { heading, lead, text } = copy[what]
  return (
    <AuthPage name={copy.title} heading={heading} lead={lead} isNews>
      <AuthMessage
        picture={what === 'registration' ? 'dog' : 'mail'}
        actions={
          what === 'email' && user ? (
            <LinkButton href={paths.myProfile} size="lg" full>
              Back to your profile
            </LinkButton>
          ) : (
            <LogIn />
          )
        }
      >
        <p>{text(email)}</p>
      </AuthMessage>
    </AuthPage>
  )
}

const Gone = () => (
  <AuthPage name={copy.title} heading={copy.gone.heading} lead={copy.gone.lead} isNews>
    <AuthMessage
      picture="lost"
      actions={
        <>
          <LogIn />
          <LinkButton href={paths.register} variant="outline" size="lg" full>
            Register again
          </LinkButton>
        </>
      }
    >
      <p>{copy.gone.text}</p>
    </AuthMessage>
  </AuthPage>
)

const Missing = () => (
  <AuthPage name={copy.title} heading={copy.missing.heading} lead={copy.missing.lead}>
    <AuthMessage picture="mail">
      <p>{copy.missing.text}</p>
    </AuthMessage>
  </AuthPage>
)
