import { onFieldErrors, onRepeated } from '@shop/contract/request'
import { designSystem } from '@shop/design-system'
import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, type SentData } from './App.tsx'
import { brand } from './brand.ts'
import { startAnalytics } from './data/analytics.ts'
import { onLogOutElsewhere } from './data/auth.ts'
import { alignCart } from './data/cart.ts'
import { showFieldErrors, showRepeated } from './parts/failure/show-failure.ts'
import { fetchAhead } from './page/fetch-ahead.ts'
import { findRow } from './page/find-route.ts'
import { layOutWhenIdle } from './page/lay-out.ts'
import { paths } from './paths.ts'
import { browserStyleCache, discardedStyleCache } from './page/style-cache.ts'
import { watchHistory } from './page/watch-history.ts'

const { ahead, ...data } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as SentData
const cache = browserStyleCache()
const endWatch = watchHistory(data.url)
alignCart()

/** Lets the browser answer the visitor in between. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Its effect runs in the same task as the router's, which listens from then on. */
function Hydrated() {
  useLayoutEffect(endWatch, [])
  return <App data={data} cache={cache} globalCache={discardedStyleCache()} />
}

async function start() {
  await pause()
  designSystem()
  await pause()
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') as HTMLElement,
      <BrowserRouter>
        <Hydrated />
      </BrowserRouter>,
    )
  })
}

if (data.hydrate === 'interaction') void start()
else
  // The screen's chunk first: hydration then finds everything the server rendered. A lost chunk is the error boundary's.
  void Promise.resolve(findRow(location.pathname)?.load())
    .catch(() => {})
    .finally(() => void start())

layOutWhenIdle()
fetchAhead(ahead)
startAnalytics(brand.analytics)
onFieldErrors(showFieldErrors)
onRepeated(showRepeated)
onLogOutElsewhere(() => location.assign(paths.home))

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  // After the page, which needs the line more.
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
