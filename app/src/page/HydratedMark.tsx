import { reportEarlyInput, useIsHydrated } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether the first screen of this document has hydrated; all others are rendered by the browser. */
export const isScreenHydrated = () => document.documentElement.dataset.hydrated !== undefined

/**
 * Reports to its screen what was entered before it hydrated, and names on <html> the address whose screen has hydrated:
 * journeys and measurements wait for it.
 */
export function HydratedMark() {
  const { pathname } = useLocation()
  // True from its first render where the browser rendered the screen: nothing can have been entered before that.
  const [isRenderedHere] = useState(useIsHydrated())
  useEffect(() => {
    const main = document.getElementById('main')
    if (main && !isRenderedHere) reportEarlyInput(main)
  }, [isRenderedHere])
  useEffect(() => {
    document.documentElement.dataset.hydrated = pathname
  }, [pathname])
  return null
}
