import { audienceAt, choiceAt, userTypeAt } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings, useUserType } from '../data/settings.tsx'

// The cookie is for the next visit: this page works without it.
const showNotKept = () =>
  toaster.info('We could not remember which shop you came for. You can choose it again next time.', {
    title: messages.errorSettingUserType,
  })

const showNotFetched = () =>
  toaster.info('If you chose another shop in another tab, load this page again.', {
    title: messages.errorFetchingUserType,
  })

/**
 * Stores the entry point through which a guest came in (audience-3) and the shop that they chose, as the server does for
 * the first page. Pages of no
 * audience follow the guest: into another tab's shop when they come back to this one.
 */
export function GuestType() {
  const { user, userType, chosenType } = useSettings()
  const { remember, choose, fetchAgain } = useUserType()
  const { pathname } = useLocation()
  const entered = userTypeAt(pathname, { userType, chosenType })
  const chosen = choiceAt(pathname)
  const isOfAudience = audienceAt(pathname) !== undefined
  useEffect(() => {
    if (user) return
    if (chosen && chosen !== chosenType) choose(chosen).catch(showNotKept)
    else if (entered !== userType) remember(entered).catch(showNotKept)
  }, [user, chosen, chosenType, entered, userType, choose, remember])
  useEffect(() => {
    if (user || isOfAudience) return undefined
    const listener = () => {
      if (document.visibilityState === 'visible') fetchAgain().catch(showNotFetched)
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [user, isOfAudience, fetchAgain])
  return null
}
