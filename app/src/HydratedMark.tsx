import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { reportEarlyInput } from './early-input.ts'

/** Tells its screen what was entered before it hydrated, and names on <html> the address whose screen has hydrated: journeys and measurements wait for it. */
export function HydratedMark() {
  const { pathname } = useLocation()
  useEffect(() => {
    const main = document.getElementById('main')
    if (main) reportEarlyInput(main)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.hydrated = pathname
  }, [pathname])
  return null
}
