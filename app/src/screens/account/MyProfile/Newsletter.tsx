import { newsletterDollars } from '@shop/contract/constants'
import type { User } from '@shop/contract/user'
import { chakra, Link, Switch, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useMyActions } from '../../../data/user.ts'
import { paths } from '../../../paths.ts'
import { useAction } from '../../../parts/form/use-action.ts'

/** Consent to the newsletter, given and withdrawn at once. */
export function Newsletter({ me }: { me: User }) {
  const { update } = useMyActions()
  const { run } = useAction()
  // The requested state, until the reply is there.
  const [wanted, setWanted] = useState<boolean>()
  const change = (isNewsletterSubscribed: boolean) =>
    run(async () => {
      setWanted(isNewsletterSubscribed)
      await update({ isNewsletterSubscribed }).finally(() => setWanted(undefined))
      toaster.success(
        isNewsletterSubscribed ? 'Saved. The next newsletter comes to you.' : 'Saved. We will not write to you again.',
      )
    }, `subscribed: ${isNewsletterSubscribed}`)
  return (
    <>
      <Switch
        label={`Send me the newsletter to ${me.email}`}
        checked={wanted ?? me.isNewsletterSubscribed}
        onChange={({ target }) => void change(target.checked)}
      />
      <chakra.p textStyle="small" color="ink2" marginBlockStart="2">
        With the switch on, you agree to these mails. Take that back whenever you like, here or with the link at the end
        of each of them. The {newsletterDollars} dollars of <Link href={paths.loyaltyProgram}>loyalty points</Link> for
        a first sign-up stay yours either way.
      </chakra.p>
    </>
  )
}
