import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** A new page starts at its top and its heading; going back returns to where one was, which the browser does itself. */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    if (how === NavigationType.Push) scrollTo(0, 0)
  }, [pathname, how])
  return null
}
