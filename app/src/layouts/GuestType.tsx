import { userTypeAt } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRememberUserType, useSettings } from '../data/settings.tsx'

// The cookie is for the next visit: this page works without it.
const showNotKept = () =>
  toaster.info('We could not remember which shop you came for. You can choose it again next time.', {
    title: messages.errorSettingUserType,
  })

/** Keeps the entry point through which a guest came in (audience-3), as the server does for the first page. */
export function GuestType() {
  const { user, userType } = useSettings()
  const remember = useRememberUserType()
  const entered = userTypeAt(useLocation().pathname)
  useEffect(() => {
    if (!user && entered && entered !== userType) remember(entered).catch(showNotKept)
  }, [user, entered, userType, remember])
  return null
}
