import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prefetchScreens } from './prefetch.ts'

/** How long a page is left alone, as its own requests go first; milliseconds. */
const restMs = 1500

/** Fetches the screens that a page leads to, once the page is loaded and the browser is idle. */
export function PrefetchScreens() {
  const { pathname } = useLocation()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not in Safari.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    const wait = () => {
      timer = setTimeout(() => whenIdle(prefetchScreens), restMs)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [pathname])
  return null
}
