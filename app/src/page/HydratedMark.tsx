import { reportEarlyInput, useIsHydrated } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

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
