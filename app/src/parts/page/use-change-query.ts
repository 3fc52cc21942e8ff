import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { addressWith } from './address-with.ts'

/**
 * Changes parameters of the address's query. A navigation is a transition, so a form on the page may still show the
 * query before it: the next change starts from the newest address, not from the one that is shown.
 */
export function useChangeQuery(path: string, options?: NavigateOptions) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  /** Queries that were navigated to and are not shown yet. */
  const pending = useRef<string[]>([])
  useEffect(() => {
    const shown = pending.current.indexOf(search)
    pending.current = shown === -1 ? [] : pending.current.slice(shown + 1)
  }, [search])
  /** The browser's own, which names the next page while this one is still shown. */
  const openedAt = useRef('')
  useEffect(() => {
    openedAt.current = window.location.pathname
  }, [pathname])

  return (changes: Record<string, string>, more?: NavigateOptions) => {
    // A late change, as of a text typed just before a link was pressed, would lead back.
    if (window.location.pathname !== openedAt.current) return
    const newest = new URLSearchParams(pending.current.at(-1) ?? search)
    const address = addressWith(path, newest, changes)
    // What is shown already is no step to go back by.
    if (address === addressWith(path, newest, {})) return
    pending.current.push(address.slice(path.length))
    void navigate(address, { ...options, ...more })
  }
}
