import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page's scripts run: a press would be lost before that. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
