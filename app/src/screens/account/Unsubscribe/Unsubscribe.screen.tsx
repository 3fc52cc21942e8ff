import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { Button, Callout, LinkButton } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { unsubscribeCopy as copy } from '../../../content/register.ts'
import { useRefusal } from '../../../data/form-answer.tsx'
import { withdrawNewsletter } from '../../../data/newsletter.ts'
import { useHomeHref } from '../../../layouts/audience.ts'
import { AuthMessage } from '../../../parts/auth/AuthMessage.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'

type State = 'asking' | 'busy' | 'done' | 'unknown' | Failure

const refused = (failure: Failure): State => (failure.status === 404 ? 'unknown' : failure)

/** `/newsletter/unsubscribe?token=`, the link of every newsletter. A button does it: scanners of mail follow links too. */
export function Unsubscribe() {
  const token = useSearchParams()[0].get('token')
  const home = useHomeHref()
  const refusal = useRefusal('withdrawNewsletter')
  const [state, setState] = useState<State>(token ? (refusal ? refused(refusal.failure) : 'asking') : 'unknown')

  const leave = async () => {
    setState('busy')
    try {
      await withdrawNewsletter(token ?? '')
      setState('done')
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      setState(refused(failure))
    }
  }

  if (state === 'done' || state === 'unknown') {
    const { heading, lead, text, picture } = copy[state]
    return (
      <AuthPage name={copy.title} heading={heading} lead={lead} isNews={token !== null}>
        <AuthMessage picture={picture} actions={<LinkButton href={home}>{copy.home}</LinkButton>}>
          <p>{text}</p>
        </AuthMessage>
      </AuthPage>
    )
  }
  return (
    <AuthPage name={copy.title} heading={copy.heading} lead={copy.lead}>
      <AuthMessage
        picture="mail"
        actions={
          <ActionForm call="withdrawNewsletter" values={{ token: token ?? '' }} onSubmit={() => void leave()}>
            <Button type="submit" size="lg" full isBusy={state === 'busy'}>
              {copy.submit}
            </Button>
          </ActionForm>
        }
      >
        <div aria-live="polite">
          {state instanceof Failure && (
            <Callout tone="warning" title={messages.somethingWentWrong}>
              {state.message}
            </Callout>
          )}
        </div>
        <p>{copy.text}</p>
      </AuthMessage>
    </AuthPage>
  )
}
