import { useLocation } from 'react-router-dom'
import { useSettings } from '../data/settings.tsx'
import { useAudience } from './audience.ts'
import type { Who } from './menu.ts'

/** Whom the frame's menus are for. */
export function useWho(): Who {
  const { user, country } = useSettings()
  return {
    audience: useAudience(),
    isSignedIn: user !== null,
    isAtDesk: Boolean(user?.roles.length),
    country,
    addressCountry: user?.addressCountry ?? null,
    ordersOnAccount: user?.ordersOnAccount ?? false,
  }
}

/** Whether the page is of the signed-in user's own area, or of the desk's. */
export function useIsInAccount(): boolean {
  const { user } = useSettings()
  const { pathname } = useLocation()
  return user !== null && /^\/(my|desk)(\/|$)/.test(pathname)
}
