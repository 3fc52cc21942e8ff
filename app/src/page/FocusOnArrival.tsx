import { useIsHydrated } from '@shop/design-system'
import { useEffect, useState } from 'react'

const headingIn = (main: HTMLElement) => main.querySelector('h1')

/** Tab does not stop there, but continues from there. */
function focusOn(place: HTMLElement) {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * A page that opens in place starts at its heading: whoever listens hears where they are, and Tab continues from there,
 * as on a page that the browser loads. Where the heading is still fetched, at the page's content. A screen that has put
 * the focus somewhere itself has its way. It is placed after the screen, so that it looks when that is there.
 */
export function FocusOnArrival() {
  // A page that came from the server was loaded by the browser.
  const [isRenderedHere] = useState(useIsHydrated())
  useEffect(() => {
    const main = document.getElementById('main')
    if (!isRenderedHere || !main || location.hash) return
    if (main.contains(document.activeElement) && document.activeElement !== main) return
    let place = headingIn(main) ?? main
    focusOn(place)
    const arrival = new MutationObserver(() => {
      const { activeElement } = document
      // The heading of a page that is still fetched goes with what stands in for the page, and the focus to nowhere.
      const isLost = !place.isConnected && activeElement === document.body
      if (activeElement !== place && !isLost) return arrival.disconnect()
      const heading = headingIn(main)
      if (!heading || heading === place) return
      place = heading
      focusOn(place)
    })
    arrival.observe(main, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [isRenderedHere])
  return null
}
