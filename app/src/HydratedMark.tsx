import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Names on <html> the address whose screen it stands beside has hydrated: journeys and measurements wait for it. */
export function HydratedMark() {
  const { pathname } = useLocation()
  useEffect(() => {
    document.documentElement.dataset.hydrated = pathname
  }, [pathname])
  return null
}
