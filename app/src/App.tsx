import type { EmotionCache } from '@emotion/cache'
import { DesignSystem, PartFailureProvider, toaster, Toaster } from '@shop/design-system'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { trackPage } from './data/analytics.ts'
import { type FormAnswer, FormAnswerProvider } from './data/form-answer.tsx'
import { type Settings, SettingsProvider, useSettings } from './data/settings.tsx'
import { takeFlash } from './data/flash.ts'
import { retryPolitely } from './data/use-call.ts'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { findRow } from './page/find-route.ts'
import { useAudience } from './layouts/audience.ts'
import { frames } from './layouts/frames.tsx'
import { GuestType } from './layouts/GuestType.tsx'
import { AnswerNotice } from './layouts/AnswerNotice.tsx'
import { RememberTool } from './layouts/RememberTool.tsx'
import { PendingPayment } from './parts/payment/PendingPayment.tsx'
import { CountryHost } from './parts/country/CountryHost.tsx'
import { NewsletterHost } from './parts/newsletter/NewsletterHost.tsx'
import { FormDoubts } from './parts/form/FormDoubts.tsx'
import { TabMemory } from './parts/form/TabMemory.tsx'
import { OfflineNotice } from './parts/failure/OfflineNotice.tsx'
import { SessionExpired } from './parts/auth/SessionExpired.tsx'
import { elsewhere, loginAgain, type RouteRow } from './page/route.tsx'
import { ScrollToTop } from './page/ScrollToTop.tsx'
import { SiteLinks } from './page/SiteLinks.tsx'
import { showPartFailure } from './page/show-part-failure.ts'

/** What comes with a page from the server: who is there, and the replies to the page's first calls by their key. */
export type PageData = {
  /** The path and query that it was rendered for. */
  url: string
  settings: Settings
  fallback: Record<string, unknown>
  /** When its screen hydrates: by its row, but with the page where a first read failed. */
  hydrate: RouteRow['hydrate']
  /** What became of the form that was sent before. */
  answer: FormAnswer
}

/** `PageData` with what the browser fetches ahead while the page rests: built files, by their names. */
export type SentData = PageData & { ahead: string[] }

const NotFound = lazy(async () => ({ default: (await import('./screens/errors/NotFound/NotFound.tsx')).NotFound }))

/** The app without its router, so that server and browser each bring their own. */
export function App({ data, ...caches }: { data: PageData; cache: EmotionCache; globalCache?: EmotionCache }) {
  return (
    <SWRConfig value={{ fallback: data.fallback, onErrorRetry: retryPolitely }}>
      <SettingsProvider value={data.settings}>
        <DesignSystem {...caches}>
          <PartFailureProvider value={showPartFailure}>
            <ErrorBoundary>
              <FormAnswerProvider value={data.answer}>
                <SiteLinks />
                <ScrollToTop />
                <GuestType />
                <RememberTool />
                <FormDoubts>
                  <TabMemory>
                    <Site />
                    <Notices />
                  </TabMemory>
                </FormDoubts>
              </FormAnswerProvider>
            </ErrorBoundary>
          </PartFailureProvider>
        </DesignSystem>
      </SettingsProvider>
    </SWRConfig>
  )
}

/** The row of the address. The router gets this one alone: it would try all of them, one expression after the other. */
export function Site() {
  const row = findRow(useLocation().pathname)
  return (
    <Routes>
      {row && <Route path={row.path} element={<Allowed row={row} />} />}
      <Route path="*" element={<Page frame="shop" screen={<NotFound />} />} />
    </Routes>
  )
}

/** The page, for those who may open it. */
function Allowed({ row }: { row: RouteRow }) {
  const { pathname, search } = useLocation()
  const settings = useSettings()
  const other = loginAgain(row, settings, pathname + search) ?? elsewhere(row, settings, pathname + search)
  useEffect(() => {
    if (!other) trackPage(row.path)
  }, [row.path, pathname, other])
  if (other) return <Navigate to={other} replace />
  return <Page frame={row.frame} screen={<row.Screen />} />
}

/** A screen in its frame: when it breaks, the frame stays, and another page that is opened works. */
function Page({ frame, screen }: { frame: keyof typeof frames; screen: ReactNode }) {
  const Frame = frames[frame]
  const { pathname } = useLocation()
  return (
    <Frame>
      <AnswerNotice />
      <ErrorBoundary key={pathname}>
        <Suspense>{screen}</Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** Beside the pages, so that a message outlives the page it came from, even when the next is loaded from the server. */
function Notices() {
  useEffect(() => {
    const flash = takeFlash()
    if (flash) toaster.success(flash)
  }, [])
  return (
    <div data-audience={useAudience()}>
      <Toaster />
      <PendingPayment />
      <SessionExpired />
      <CountryHost />
      <NewsletterHost />
      <OfflineNotice />
    </div>
  )
}
