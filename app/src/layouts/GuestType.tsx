import { userTypeAt } from '@shop/contract/constants'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRememberUserType, useSettings } from '../data/settings.tsx'

/** Keeps the entry point through which a guest came in (audience-3), as the server does for the first page. */
export function GuestType() {
  const { user, userType } = useSettings()
  const remember = useRememberUserType()
  const entered = userTypeAt(useLocation().pathname)
  useEffect(() => {
    if (!user && entered && entered !== userType) remember(entered)
  }, [user, entered, userType, remember])
  return null
}
