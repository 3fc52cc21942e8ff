import { DesignSystem, LinkProvider } from '@shop/design-system'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { AppLink } from './AppLink.tsx'
import { type Settings, SettingsProvider } from './data/settings.tsx'
import { frames } from './layouts/frames.tsx'
import { routes } from './routes.tsx'
import { NotFound } from './screens/errors/NotFound/NotFound.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'

/** What comes with a page from the server: who is there, and the replies to the page's first calls by their key. */
export type PageData = { settings: Settings; fallback: Record<string, unknown> }

/** The app without its router, so that server and browser each bring their own. */
export function App({ data }: { data: PageData }) {
  return (
    <SWRConfig value={{ fallback: data.fallback, shouldRetryOnError: false }}>
      <SettingsProvider value={data.settings}>
        <DesignSystem>
          <LinkProvider link={AppLink}>
            <ScrollToTop />
            <Routes>
              {routes.map(({ path, Screen, frame }) => {
                const Frame = frames[frame]
                return (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <Frame>
                        <Suspense>
                          <Screen />
                        </Suspense>
                      </Frame>
                    }
                  />
                )
              })}
              <Route
                path="*"
                element={
                  <frames.shop>
                    <NotFound />
                  </frames.shop>
                }
              />
            </Routes>
          </LinkProvider>
        </DesignSystem>
      </SettingsProvider>
    </SWRConfig>
  )
}
