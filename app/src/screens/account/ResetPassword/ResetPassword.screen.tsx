import { Failure } from '@shop/contract/failure'
import { Button, LinkButton } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { resetCopy as copy } from '../../../content/login.ts'
import { useRefusal } from '../../../data/form-answer.tsx'
import { AuthMessage } from '../../../parts/auth/AuthMessage.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { paths } from '../../../paths.ts'
import { ResetForm } from './ResetForm.tsx'

type ResetPasswordProps = {
  /** Loads a page from the server: whoever was logged in here is not any more. */
  loadPage?: (path: string) => void
}

/** `/reset-password?token=`, the link of a mail: a new password, and nothing of the old sessions is left. */
export function ResetPassword({ loadPage = (path) => location.assign(path) }: ResetPasswordProps) {
  const token = useTokenOnce()
  const isGone = useRefusal('resetPassword')?.failure.status === 404
  const [outcome, setOutcome] = useState<'done' | 'gone' | undefined>(isGone ? 'gone' : undefined)
  if (outcome === 'done')
    return (
      <AuthPage name={copy.title} heading={copy.done.heading} lead={copy.done.lead} isNews>
        <AuthMessage
          picture="dog"
          actions={
            <Button size="lg" full onClick={() => loadPage(paths.login)}>
              Log in
            </Button>
          }
        >
          <p>{copy.done.text}</p>
        </AuthMessage>
      </AuthPage>
    )
  if (outcome === 'gone' || !token) {
    const { heading, lead, text } = outcome ? copy.gone : copy.missing
    return (
      <AuthPage name={copy.title} heading={heading} lead={lead} isNews={outcome !== undefined}>
        <AuthMessage
          picture={outcome ? 'lost' : 'mail'}
          actions={
            <LinkButton href={paths.forgotPassword} size="lg" full>
              {copy.again}
            </LinkButton>
          }
        >
          <p>{text}</p>
        </AuthMessage>
      </AuthPage>
    )
  }
  return (
    <AuthPage name={copy.title} heading={copy.heading} lead={copy.lead}>
      <ResetForm
        token={token}
        onDone={() => setOutcome('done')}
        onFailed={(failure) => {
          if (!(failure instanceof Failure && failure.status === 404)) throw failure
          setOutcome('gone')
        }}
      />
    </AuthPage>
  )
}

/** The token, taken out of the address bar and so out of the history, of screenshots and of what a page reports. */
function useTokenOnce(): string | null {
  const [query, setQuery] = useSearchParams()
  const [token] = useState(query.get('token'))
  const isShown = query.has('token')
  useEffect(() => {
    if (isShown) setQuery({}, { replace: true })
  }, [isShown, setQuery])
  return token
}
