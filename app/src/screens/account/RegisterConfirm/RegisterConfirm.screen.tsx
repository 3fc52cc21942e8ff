import type { Failure } from '@shop/contract/failure'
import { Button, LinkButton, Spinner } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { confirmCopy as copy } from '../../../content/register.ts'
import { useConfirmation, useNextStep } from '../../../data/auth.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AuthMessage } from '../../../parts/auth/AuthMessage.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { paths } from '../../../paths.ts'

/** `/register/confirm?token=`, the link of a mail: opens it at once and shows what came of it. */
export function RegisterConfirm() {
  const token = useSearchParams()[0].get('token')
  const { data: confirmed, error, isValidating, mutate } = useConfirmation(token)
  if (!token) return <Missing />
  if (confirmed) return <Confirmed {...confirmed} />
  if (error?.status === 404) return <Gone />
  if (error) return <Failed failure={error} isRetrying={isValidating} onRetry={() => void mutate()} />
  return (
    <AuthPage name={copy.title} heading={copy.busy.heading} lead={copy.busy.lead}>
      <AuthMessage picture="mail">
        <p role="status">
          <Spinner size="sm" /> {copy.busy.text}
        </p>
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

type FailedProps = { failure: Failure; isRetrying: boolean; onRetry: () => void }

const Failed = ({ failure, isRetrying, onRetry }: FailedProps) => (
  <AuthPage name={copy.title} heading={copy.failed.heading} lead={copy.failed.lead} isNews>
    <AuthMessage
      picture="offline"
      actions={
        <Button size="lg" full onClick={onRetry} isBusy={isRetrying}>
          Try again
        </Button>
      }
    >
      <p role="alert">{failure.message}</p>
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
