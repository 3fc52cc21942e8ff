import { readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterEach, beforeAll, expect, type RunnerTestCase as Test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts'
import { readRows } from '../../docs/conformance/proof.ts'
import { stepTimeout } from '../../vitest/tier.ts'
import { root } from './server.ts'
import { sharedShop } from './shop.ts'

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
type Options = {
  size?: keyof typeof widths
  scripts?: boolean
  url?: string
  /** The browser's language; one without a region leaves the country unknown. */
  locale?: string
  /** Lets the site's service worker in; it would hide built files from a journey that answers them itself. */
  serviceWorker?: boolean
}

/** SCRIPT_DELAY=700 delivers every script that many milliseconds late: journeys hold on a poor line too. */
const scriptDelay = Number(process.env.SCRIPT_DELAY ?? 0)

let launched: Promise<Browser> | undefined
let browser: Browser
let problems: string[] = []
/** Where this journey has been. */
let opened = new Set<string>()

/** Opens browsers for a file's journeys; any console error or warning, and any failed page script, fails the journey. */
export function useBrowser() {
  beforeAll(async () => {
    // One for all files of a worker, whose end is the browser's: a visitor is a context, not a browser.
    launched ??= chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
    browser = await launched
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages()
    const [seen, addresses] = [problems, opened]
    problems = []
    opened = new Set()
    for (const context of browser.contexts()) await context.close()
    expect(seen).toEqual([])
    if (task.result?.state === 'pass') expect(unopened(task, addresses)).toEqual([])
  })
}

const lives = readRows('lives', readFileSync(join(root, 'docs/conformance/lives.tsv'), 'utf8'))

/** The addresses that a journey would have to open to be the life that it proves (lives.tsv), and did not. */
function unopened({ name, suite, file }: Test, addresses: Set<string>): string[] {
  const own = [name, suite?.name].map((title) => `${relative(root, file.filepath)}#${title}`)
  const toOpen = lives.filter(({ proofs }) => proofs.some((proof) => own.includes(proof))).flatMap(({ opens }) => opens)
  const isOpened = (pattern: string) => [...addresses].some((address) => matchesGlob(address, pattern))
  return toOpen.filter((pattern) => !isOpened(pattern))
}

/** What a failed journey's pages show, for whoever reads the log and was not there. */
async function describePages() {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    console.log(`${page.url()}\n${text}`)
  }
}

/** A visitor of their own: fresh cookies and storage; by default an American browser. */
export async function openPage({
  size = 'desktop',
  scripts = true,
  url = sharedShop().url,
  locale = 'en-US',
  serviceWorker = false,
}: Options = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: widths[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    javaScriptEnabled: scripts,
    locale,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    // Drawing what moves takes a third of the processor's time of a way through the checkout.
    reducedMotion: 'reduce',
  })
  if (scriptDelay) await delayScripts(context)
  const page = await context.newPage()
  watch(page)
  return page
}

/** Another tab of the same visitor. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  watch(tab)
  return tab
}

/** The visitor's first interaction, and the screen of the page's address hydrated after it: from here on a press counts. */
export async function hydrated(page: Page) {
  let x = 0
  await expect
    .poll(async () => {
      // Again and again, as a hand does: the script may not be there yet.
      await page.mouse.move((x = (x + 1) % 9), 5)
      return page.evaluate(() => document.documentElement.dataset.hydrated === location.pathname)
    })
    .toBe(true)
  // The last move may have come before the script that listens for it.
  await page.mouse.move(x + 1, 5)
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

/** By how many pixels the page is too wide. A phone shows such a page smaller, so that its own `innerWidth` grows with it. */
export const tooWide = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0)

/** A button that opens a dialog, once it is hydrated: before that it leads to a page. */
export const dialogButton = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).and(page.locator('[aria-haspopup="dialog"]')).first()

/** Delivers every script as late as a poor line would. */
const delayScripts = (target: BrowserContext | Page, milliseconds = scriptDelay) =>
  target.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.fallback()
  })

/** Delivers no script until it is called, as a poor line would: a page is then HTML and nothing else. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** For what a journey provokes on purpose: the failed call is then no problem. */
export const forgiveProblems = (expected: RegExp) => {
  problems = problems.filter((problem) => !expected.test(problem))
}

function watch(page: Page) {
  page.setDefaultTimeout(stepTimeout)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) opened.add(new URL(frame.url()).pathname)
  })
  page.on('console', (message) => {
    // Our own doing.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) {
      const { url } = message.location()
      problems.push(`${page.url()}: ${message.text()} (${url})`)
    }
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
}
