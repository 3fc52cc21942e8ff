import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, type PageData } from './App.tsx'
import { brand } from './brand.ts'
import { startAnalytics } from './data/analytics.ts'
import { onLogOutElsewhere } from './data/auth.ts'
import { findRoute } from './find-route.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'

const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
// The server's own style elements carry the page's nonce; styles added later need the same one.
const nonce = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.nonce
const cache = createCache({ key: 'css', ...(nonce && { nonce }) })

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') as HTMLElement,
      <CacheProvider value={cache}>
        <BrowserRouter>
          <App data={data} />
        </BrowserRouter>
      </CacheProvider>,
    )
  })

// The screen's chunk first: hydration then finds everything the server rendered.
const found = findRoute(routes, location.pathname, location.search, data.settings)
// Without it the error boundary has its turn.
void Promise.resolve(found?.row.load())
  .catch(() => {})
  .finally(start)

startAnalytics(brand.analytics)
onLogOutElsewhere(() => location.assign(paths.home))
