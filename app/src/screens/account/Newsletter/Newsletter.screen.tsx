import { LinkButton } from '@shop/design-system'
import { useState } from 'react'
import { newsletterCopy as copy } from '../../../content/register.ts'
import { useHomeHref } from '../../../layouts/audience.ts'
import { DoorMessage } from '../../../parts/auth/DoorMessage.tsx'
import { DoorPage } from '../../../parts/auth/DoorPage.tsx'
import { NewsletterForm } from '../../../parts/newsletter/NewsletterForm.tsx'

/** `/newsletter`: the pop-up's offer as a page of its own, for those who look for it. */
export function Newsletter() {
  const home = useHomeHref()
  const [isDone, setDone] = useState(false)
  const { heading, lead } = isDone ? copy.done : copy
  return (
    <DoorPage name={copy.title} heading={heading} lead={lead} isNews={isDone}>
      {isDone ? (
        <DoorMessage picture="mail" actions={<LinkButton href={home}>{copy.home}</LinkButton>}>
          <p>{copy.done.text}</p>
        </DoorMessage>
      ) : (
        <NewsletterForm onDone={() => setDone(true)} />
      )}
    </DoorPage>
  )
}
