import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { addressWith } from './address-with.ts'

/**
 * Changes parameters of the address's query. A navigation is a transition, so a form on the page may still show the
 * query before it: the next change starts from the newest address, not from the one that is shown.
 */
export function useChangeQuery(path: string, options?: NavigateOptions) {
  const { search } = useLocation()
  const navigate = useNavigate()
  /** Queries that were navigated to and are not shown yet. */
  const pending = useRef<string[]>([])
  useEffect(() => {
    const shown = pending.current.indexOf(search)
    pending.current = shown === -1 ? [] : pending.current.slice(shown + 1)
  }, [search])

  return (changes: Record<string, string>, more?: NavigateOptions) => {
    const newest = new URLSearchParams(pending.current.at(-1) ?? search)
    const address = addressWith(path, newest, changes)
    pending.current.push(address.slice(path.length))
    void navigate(address, { ...options, ...more })
  }
}
