import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useSettings } from '../data/settings.tsx'
import { isFrameIncomplete } from '../layouts/ShopFrame/islands.ts'
import { isScreenHydrated } from './HydratedMark.tsx'
import { prefetch, prefetchScreen } from './prefetch.ts'

/** The address of the own page that a press leads to; undefined for everything else. */
function ownPageOf({ target }: Event): string | undefined {
  const link = (target as Element).closest?.('a[href]')
  if (!link || link.hasAttribute('download') || link.hasAttribute('target')) return undefined
  const href = link.getAttribute('href') ?? ''
  return /^\/(?!\/|api\/)/.test(href) ? href : undefined
}

/**
 * Makes every link the router's, by one pair of listeners: own pages change in place, and start loading when they are
 * pointed at. So a link is an ordinary anchor, which costs nothing and works before its part of the page is hydrated.
 * `within`: where to listen, if not in the whole document.
 */
export function SiteLinks({ within }: { within?: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate()
  const settings = useSettings()
  const { cache } = useSWRConfig()
  useEffect(() => {
    const root = within?.current ?? window
    const onPointerDown = (event: Event) => {
      const href = ownPageOf(event)
      if (href) prefetch(href, settings, cache)
    }
    const onPointerOver = (event: Event) => {
      const href = (event as PointerEvent).pointerType === 'mouse' && ownPageOf(event)
      if (href) prefetchScreen(href)
    }
    const follow = (event: Event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
      const href = ownPageOf(event)
      // What else the press is for, its own component or the browser knows.
      if (!href || isFrameIncomplete() || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)
        return
      event.preventDefault()
      const { pathname, search, hash } = location
      void navigate(href, { replace: href === pathname + search + hash })
    }
    // React stops an event whose part is not hydrated yet; no component of it could have prevented the press.
    const followEarly = (event: Event) => {
      if (!isScreenHydrated() && (event.target as Element).closest?.('#main')) follow(event)
    }
    root.addEventListener('pointerdown', onPointerDown, true)
    root.addEventListener('pointerover', onPointerOver, true)
    root.addEventListener('click', followEarly, true)
    root.addEventListener('click', follow)
    return () => {
      root.removeEventListener('pointerdown', onPointerDown, true)
      root.removeEventListener('pointerover', onPointerOver, true)
      root.removeEventListener('click', followEarly, true)
      root.removeEventListener('click', follow)
    }
  }, [within, navigate, settings, cache])
  return null
}
