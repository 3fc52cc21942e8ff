import { LinkButton } from '@shop/design-system'
import { useState } from 'react'
import { newsletterCopy as copy } from '../../../content/register.ts'
import { useHomeHref } from '../../../layouts/audience.ts'
import { AuthMessage } from '../../../parts/auth/AuthMessage.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { NewsletterForm } from '../../../parts/newsletter/NewsletterForm.tsx'

/** `/newsletter`: the pop-up's offer as a page of its own, for those who look for it. */
export function Newsletter() {
  const home = useHomeHref()
  const [isDone, setDone] = useState(false)
  const { heading, lead } = isDone ? copy.done : copy
  return (
    <AuthPage name={copy.title} heading={heading} lead={lead} isNews={isDone}>
      {isDone ? (
        <AuthMessage picture="mail" actions={<LinkButton href={home}>{copy.home}</LinkButton>}>
          <p>{copy.done.text}</p>
        </AuthMessage>
      ) : (
        <NewsletterForm onDone={() => setDone(true)} />
      )}
    </AuthPage>
  )
}
