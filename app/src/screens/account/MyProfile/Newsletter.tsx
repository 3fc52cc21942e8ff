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
        isNewsletterSubscribed ? 'Saved. You will get the next newsletter.' : 'Saved. You are off the list.',
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
        Switch this on to agree to these emails. You can switch it off at any time, here or with the link in each email.
        The {newsletterDollars} dollars of <Link href={paths.loyaltyProgram}>loyalty points</Link> for your first
        sign-up are yours to keep either way.
      </chakra.p>
    </>
  )
}
