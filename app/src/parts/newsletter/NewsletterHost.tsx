import { lazyPart } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfig } from '../../data/config.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

const [NewsletterPopup] = lazyPart(() => import('./NewsletterPopup.tsx').then((part) => part.NewsletterPopup))

/** How long somebody has looked at one page before the popup opens. */
const politeAfterMs = 20_000

/** Where somebody is in the middle of something. */
const busyPaths = [
  paths.cart,
  paths.checkout,
  paths.activate,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.findOrder,
  paths.resetPassword,
  paths.newsletter,
]
const isBusyAt = (pathname: string) => busyPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** They type, or something is open above the page: a menu, filters, a question. */
const isBusy = () =>
  document.activeElement?.matches('input, select, textarea') ||
  document.querySelector(':is(dialog[open], [popover=auto]:popover-open, header details[open])') !== null

/**
 * When the newsletter may be offered (newsletter-1): to who is not signed in, whose country is known, and who has not
 * closed it. After a while on one page, never where it would be in the way. Placed once, beside the pages.
 */
export function NewsletterHost({ after = politeAfterMs }: { after?: number }) {
  const { user, isCountryKnown } = useSettings()
  const { isCampaignOpened } = useConfig()
  const { pathname } = useLocation()
  const [isDue, setDue] = useState(false)
  const isWelcome = !user && isCountryKnown && !isCampaignOpened && !isBusyAt(pathname)

  useEffect(() => {
    if (!isWelcome || isDue) return
    const timer = setInterval(() => setDue(!isBusy()), after)
    return () => clearInterval(timer)
  }, [isWelcome, isDue, pathname, after])

  return isWelcome && isDue ? <NewsletterPopup part={{}} /> : null
}
