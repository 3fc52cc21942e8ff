import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Follows a link into the page, such as /help#faqs: the router changes the address but does not scroll. */
export function useHashTarget() {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    if (hash && how !== NavigationType.Pop) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key, how])
}
