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
import { SiteLinks } from '../app/src/page/SiteLinks.tsx'
import { resetConfig } from '../app/src/data/config.ts'
import { loadFrame } from '../app/src/layouts/ShopFrame/islands.ts'
import { defaultSettings, type Settings, SettingsProvider } from '../app/src/data/settings.tsx'
import { type Audience, audienceOf } from '../app/src/layouts/audience.ts'
import { FormDoubtsContext } from '../design-system/src/form-doubts.ts'
import { DesignSystem, PageStyles, toaster } from '../design-system/src/index.ts'
import { authCalls } from '../contract/src/auth.ts'
import { doubtsIn } from '../contract/src/doubts.ts'
import { onFieldErrors } from '../contract/src/request.ts'
import { handlers } from '../mocks/src/handlers.ts'
import { mock, visitor } from '../mocks/src/mock.ts'
import { PendingPayment } from '../app/src/parts/payment/PendingPayment.tsx'
import { SessionExpired } from '../app/src/parts/auth/SessionExpired.tsx'
import { hideCountryDialog } from '../app/src/parts/country/country-dialog.ts'
import { showFieldErrors } from '../app/src/parts/failure/show-failure.ts'
import { hidePendingPayment } from '../app/src/parts/payment/pending-payment.ts'
import { setChromatic } from './chromatic.ts'
import { freezeClock } from './clock.ts'
import { elementsWithoutControl } from './element-controls.ts'
import { isolateFrame, leaveWorker } from './isolation.ts'
import { stateLayers } from './layers.ts'
import { aMoment, countRequests, requestsAnswered } from './requests.ts'
import { isForAxe, noteFirst } from './short-run.ts'
import { holdStill, moveAgain } from './stillness.ts'
import { DocsPage } from './workshop/DocsPage.tsx'
import { InFrame } from './workshop/InFrame.tsx'
import { reportEnds } from './workshop/reports.ts'
import { rowOf } from './workshop/screen-rows.ts'
import { sizes } from './workshop/sizes.ts'
import { settingsOf, userOf, type Viewer, viewers } from './workshop/viewer.ts'

// One element for all rules, as in production; Emotion's element for each makes the browser match all of them again.
const styles = createCache({ key: 'story', speedy: true })

isolateFrame()
leaveWorker()
reportEnds()
stateLayers()

onFieldErrors(showFieldErrors)

// In the app it is fetched with the first form that is used.
const loadDoubts = () => Promise.resolve(doubtsIn)

let unhandled: string[] = []
let errors: string[] = []

// React's warnings about a component: markup that no browser reads as it is written, keys, updates after the end.
const { error: logError } = console
console.error = (...args: unknown[]) => {
  const text = args.map(String).join(' ')
  // Of the way tests press, not of what they press.
  if (!text.includes('`act`') && !text.includes('wrapped in act(')) errors.push(text)
  logError(...args)
}

// A picture of a whole story shows all of it (design-system/src/theme/rests-off-screen.ts).
document.documentElement.dataset.laidOut = ''

// What a story waits for may take long on a busy machine; a story that passes never waits as long.
configure({ asyncUtilTimeout: 20_000 })

/** What the app has around its screens; links stay within their story, also where a page shows several. */
function Surroundings({ audience, children }: { audience: Audience; children: ReactNode }) {
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

/** Whose colours: the viewer's, else those the story names, else the ones the site would have here. */
const audienceIn = (settings: Settings, path: string, viewer: Viewer, named?: Audience): Audience =>
  (viewer === 'story' && named) || audienceOf(settings, new URL(path, location.origin).pathname)

const preview: Preview = {
  // manifests/components.json is of components: to describe every story would take as long as the rest of a build.
  tags: ['autodocs', '!manifest'],
  argTypesEnhancers: [elementsWithoutControl, setChromatic],
  loaders: [
    noteFirst,
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
  beforeEach: async ({ globals, msw, parameters }) => {
    // Effects of the last story, which is gone, may still be cleaned up: not after this one has begun.
    await aMoment()
    unhandled = []
    errors = []
    countRequests()
    localStorage.clear()
    sessionStorage.clear()
    hidePendingPayment()
    hideCountryDialog()
    resetConfig()
    toaster.dismissAll()
    document.documentElement.style.setProperty('--scheme', globals.scheme)
    visitor.country = parameters.settings?.country ?? globals.country
    holdStill()
    const viewer = userOf(globals.viewer)
    if (viewer) msw.use(mock(authCalls.getMyDetails, viewer))
    return freezeClock()
  },
  afterEach: async (context) => {
    const { globals, parameters } = context
    await requestsAnswered()
    moveAgain()
    // The addon's own check comes next.
    if (!isForAxe(context)) globals.a11y = { ...globals.a11y, manual: true }
    // A play speaks of its story's own visitor.
    if (globals.viewer !== 'story') return
    // axe allows it, and HTML does not.
    const searches = document.querySelectorAll('input[type=search][role=combobox]')
    if (searches.length) throw new Error('A combobox is an input of type text')
    if (errors.length && !parameters.provokesErrors) throw new Error(`In the console: ${errors.join('; ')}`)
    if (unhandled.length) throw new Error(`No mock answers ${unhandled.join(', ')}`)
  },
  globalTypes: {
    viewer: {
      description: 'Who is looking: user, menus, tabs and colours',
      toolbar: {
        icon: 'users',
        items: viewers.map((value) => ({ value, title: value === 'story' ? 'As the story says' : value })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark, as the visitor has set it',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    frame: {
      description: 'The screen in the frame of its route, or alone',
      toolbar: {
        icon: 'browser',
        items: [
          { value: 'page', title: 'In its frame' },
          { value: 'alone', title: 'Alone' },
        ],
        dynamicTitle: true,
      },
    },
    country: {
      description: 'Whose prices and dates',
      toolbar: { title: 'Country', icon: 'globe', items: ['US', 'AU', 'CA', 'FR', 'GB'], dynamicTitle: true },
    },
  },
  // Tests look at screens, and a story of each frame at that: with a frame around all they would take twice as long.
  initialGlobals: {
    viewer: 'story',
    country: 'US',
    scheme: 'light',
    frame: import.meta.env.MODE === 'test' ? 'alone' : 'page',
  },
  decorators: [
    (Story, { id, globals, parameters, canvasElement }) => {
      const { viewer, country, frame } = globals
      const path = parameters.path ?? '/'
      const settings = { ...defaultSettings, country, ...parameters.settings, ...settingsOf(viewer) }
      const row = frame === 'page' ? rowOf(parameters.fileName, parameters.path) : undefined
      return (
        <SWRConfig
          key={id}
          value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0, shouldRetryOnError: false }}
        >
          <CacheProvider value={styles}>
            <DesignSystem>
              <PageStyles />
              <MemoryRouter initialEntries={[path]}>
                <SettingsProvider
                  value={{ ...settings, countryName: settings.country && countryName(settings.country) }}
                >
                  <FormDoubtsContext value={loadDoubts}>
                    <Surroundings audience={audienceIn(settings, path, viewer, parameters.audience)}>
                      {row ? (
                        <InFrame row={row} canvas={canvasElement}>
                          <Story />
                        </InFrame>
                      ) : (
                        <Story />
                      )}
                    </Surroundings>
                  </FormDoubtsContext>
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
    docs: { page: DocsPage, toc: { headingSelector: 'h2, h3', title: 'On this page' }, codePanel: true },
    controls: { matchers: { color: /colou?r$/i, date: /date$/i } },
    options: {
      storySort: {
        // As a designer reads and a visitor meets them.
        order: [
          'Foundations',
          [
            'Introduction',
            'A new screen',
            'Status',
            'Words',
            'Colours',
            'Type',
            'Spacing',
            'Icons',
            'Motion',
            'Coats',
            'Before and after',
          ],
          'Components',
          ['All components'],
          'Screens',
          [
            'Home',
            'Shop',
            'Cart',
            'Checkout',
            'Account',
            'Activate',
            'Animals',
            'Animal',
            'Tools',
            'Content',
            'Admin',
            'Frame',
            'Parts',
            'Errors',
          ],
          'Journeys',
          'Emails',
          'Documents',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of the rules that pass, only the first element each is described.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(sizes).map(([key, { name, width, height }]) => [
          key,
          { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
}
export default preview
