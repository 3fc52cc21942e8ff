import { useSettings } from '../data/settings.tsx'
import { useAudience } from './audience.ts'
import type { Who } from './menu.ts'

/** Whom the frame's menus are for. */
export function useWho(): Who {
  const { user, country } = useSettings()
  return {
    audience: useAudience(),
    isSignedIn: user !== null,
    isAdmin: user?.isAdmin ?? false,
    country,
    addressCountry: user?.addressCountry ?? null,
    ordersOnAccount: user?.ordersOnAccount ?? false,
  }
}
