import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { Button, Callout, LinkButton } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { unsubscribeCopy as copy } from '../../../content/register.ts'
import { withdrawNewsletter } from '../../../data/newsletter.ts'
import { useHomeHref } from '../../../layouts/audience.ts'
import { AuthMessage } from '../../../parts/auth/AuthMessage.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'

/** `/newsletter/unsubscribe?token=`, the link of every newsletter. A button does it: scanners of mail follow links too. */
export function Unsubscribe() {
  const token = useSearchParams()[0].get('token')
  const home = useHomeHref()
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'unknown' | Failure>(token ? 'asking' : 'unknown')

  const leave = async () => {
    setState('busy')
    try {
      await withdrawNewsletter(token ?? '')
      setState('done')
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      setState(failure.status === 404 ? 'unknown' : failure)
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
          <Button size="lg" full onClick={() => void leave()} isBusy={state === 'busy'}>
            {copy.submit}
          </Button>
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
