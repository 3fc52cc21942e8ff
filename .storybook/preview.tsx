import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type ReactNode, useRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'
import { countryName } from '../app/src/content/country.ts'
import { SiteLinks } from '../app/src/SiteLinks.tsx'
import { resetConfig } from '../app/src/data/config.ts'
import { loadFrame } from '../app/src/layouts/ShopFrame/islands.ts'
import { defaultSettings, SettingsProvider } from '../app/src/data/settings.tsx'
import { DesignSystem, PageStyles, toaster } from '../design-system/src/index.ts'
import { handlers } from '../mocks/src/handlers.ts'
import { PendingPayment } from '../app/src/parts/payment/PendingPayment.tsx'
import { SessionExpired } from '../app/src/parts/auth/SessionExpired.tsx'
import { hideCountryDialog } from '../app/src/parts/country/country-dialog.ts'
import { hidePendingPayment } from '../app/src/parts/payment/pending-payment.ts'
import { freezeClock } from './clock.ts'
import { countRequests, requestsAnswered } from './requests.ts'

// One element for all rules, as in production; Emotion's element for each makes the browser match them all anew.
const styles = createCache({ key: 'story', speedy: true })

let unhandled: string[] = []
let errors: string[] = []

// What React says of a component: markup that no browser reads as it is written, keys, updates after the end.
const { error: logError } = console
console.error = (...args: unknown[]) => {
  const text = args.map(String).join(' ')
  // Of the way tests press, not of what they press.
  if (!text.includes('`act`')) errors.push(text)
  logError(...args)
}

// A picture of a whole story shows all of it (design-system/src/theme/rests-off-screen.ts).
document.documentElement.dataset.laidOut = ''

// What a story waits for may take long on a busy machine; a story that passes never waits as long.
configure({ asyncUtilTimeout: 20_000 })

/** What the app has around its screens; links stay within their story, also where a page shows several. */
function Surroundings({ audience, children }: { audience: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} data-audience={audience}>
      {children}
      <SiteLinks within={root} />
      <PendingPayment />
      <SessionExpired />
    </div>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    loadFrame,
    mswLoader(async () => {
      const worker = setupWorker(...handlers)
      await worker.start({
        // Also where the workshop is published under a folder of a site.
        serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
        quiet: true,
        onUnhandledRequest: (request) => {
          if (new URL(request.url).pathname.startsWith('/api/')) unhandled.push(`${request.method} ${request.url}`)
        },
      })
      return worker
    }),
  ],
  beforeEach: () => {
    unhandled = []
    errors = []
    countRequests()
    localStorage.clear()
    sessionStorage.clear()
    hidePendingPayment()
    hideCountryDialog()
    resetConfig()
    toaster.dismissAll()
    return freezeClock()
  },
  afterEach: async ({ parameters }) => {
    await requestsAnswered()
    if (errors.length && !parameters.provokesErrors) throw new Error(`In the console: ${errors.join('; ')}`)
    if (unhandled.length) throw new Error(`No mock answers ${unhandled.join(', ')}`)
  },
  globalTypes: {
    audience: {
      description: 'Whose colours',
      toolbar: { title: 'Audience', icon: 'users', items: ['breeder', 'owner', 'vet'], dynamicTitle: true },
    },
    country: {
      description: 'Whose prices and dates',
      toolbar: { title: 'Country', icon: 'globe', items: ['US', 'AU', 'CA', 'FR', 'GB'], dynamicTitle: true },
    },
  },
  initialGlobals: { audience: 'breeder', country: 'US' },
  decorators: [
    (Story, { id, globals, parameters }) => {
      const settings = { ...defaultSettings, country: globals.country, ...parameters.settings }
      return (
        <SWRConfig
          key={id}
          value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0, shouldRetryOnError: false }}
        >
          <CacheProvider value={styles}>
            <DesignSystem>
              <PageStyles />
              <MemoryRouter initialEntries={[parameters.path ?? '/']}>
                <SettingsProvider
                  value={{ ...settings, countryName: settings.country && countryName(settings.country) }}
                >
                  <Surroundings audience={parameters.audience ?? globals.audience}>
                    <Story />
                  </Surroundings>
                </SettingsProvider>
              </MemoryRouter>
            </DesignSystem>
          </CacheProvider>
        </SWRConfig>
      )
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { matchers: { color: /colou?r$/i, date: /date$/i } },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens', 'Journeys'] } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of the rules that pass, only the first element each is described.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}
export default preview
