import { DesignSystem, LinkProvider, Toaster } from '@shop/design-system'
import { lazy, type ReactNode, Suspense } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { AppLink } from './AppLink.tsx'
import { type Settings, SettingsProvider } from './data/settings.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useAudience } from './layouts/audience.ts'
import { frames } from './layouts/frames.tsx'
import { GuestType } from './layouts/GuestType.tsx'
import { PageExistsProvider } from './layouts/page-exists.ts'
import { PendingPayment } from './parts/cart/PendingPayment.tsx'
import { routes } from './routes.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'

/** What comes with a page from the server: who is there, and the replies to the page's first calls by their key. */
export type PageData = { settings: Settings; fallback: Record<string, unknown> }

const NotFound = lazy(async () => ({ default: (await import('./screens/errors/NotFound/NotFound.tsx')).NotFound }))

const pageExists = (href: string) => routes.some(({ path }) => matchPath(path, href.replace(/[?#].*/, '')))

/** The app without its router, so that server and browser each bring their own. */
export function App({ data }: { data: PageData }) {
  return (
    <SWRConfig value={{ fallback: data.fallback, shouldRetryOnError: false }}>
      <SettingsProvider value={data.settings}>
        <DesignSystem>
          <LinkProvider link={AppLink}>
            <PageExistsProvider value={pageExists}>
              <ErrorBoundary>
                <ScrollToTop />
                <GuestType />
                <Routes>
                  {routes.map(({ path, Screen, frame }) => (
                    <Route key={path} path={path} element={<Page frame={frame} screen={<Screen />} />} />
                  ))}
                  <Route path="*" element={<Page frame="shop" screen={<NotFound />} />} />
                </Routes>
                <Notices />
              </ErrorBoundary>
            </PageExistsProvider>
          </LinkProvider>
        </DesignSystem>
      </SettingsProvider>
    </SWRConfig>
  )
}

/** A screen in its frame: what breaks in it leaves the frame standing, and is over when another page is opened. */
function Page({ frame, screen }: { frame: keyof typeof frames; screen: ReactNode }) {
  const Frame = frames[frame]
  const { pathname } = useLocation()
  return (
    <Frame>
      <ErrorBoundary key={pathname}>
        <Suspense>{screen}</Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** Beside the pages, so that a message outlives the page it came from. */
const Notices = () => (
  <div data-audience={useAudience()}>
    <Toaster />
    <PendingPayment />
  </div>
)
