import type { Browser, Page, Request } from 'playwright'
import type { Channel } from 'storybook/internal/channels'
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events'
import { type Size, sizes } from '../.storybook/workshop/sizes.ts'

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
  }
}

const failures = [PLAY_FUNCTION_THREW_EXCEPTION, UNHANDLED_ERRORS_WHILE_PLAYING, STORY_THREW_EXCEPTION, STORY_ERRORED]

/** The outcome by the events: an error, several of them, or the story. */
type Told = {
  message?: string
  description?: string
  0?: { message?: string }
  storyId?: string
  status?: string
  storyGlobals?: { viewport?: { value?: Size } }
}

/** What a story came to: the viewport that it names, and why it failed. */
export type Outcome = { viewport?: Size; failure?: string }

/** A story that ends never takes as long, on a busy machine either. */
const longestMs = 90_000

/** The workshop's frame for stories, with none in it yet. */
export async function openWorkshop(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  countFiles(page)
  await page.goto(`${url}iframe.html?viewMode=story`, { timeout: longestMs })
  await page.waitForFunction((name) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(name), STORY_MISSING, {
    timeout: longestMs,
  })
  // The tests run axe.
  await page.evaluate(
    (name) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit(name, { globals: { a11y: { manual: true } } }),
    UPDATE_GLOBALS,
  )
  return page
}

/** Opens a story, as a press in the sidebar does, and waits until its play has ended and its requests are answered. */
async function runStory(page: Page, ask: string, id: string): Promise<Outcome> {
  const run = page.evaluate(
    ({ ask, id, failures, missingName, finishedName, globalsName, longestMs }) =>
      new Promise<Outcome>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        const outcome: Outcome = {}
        const fail = (text: string) => (outcome.failure ??= text)
        const listeners: Record<string, (data: Told) => void> = {
          ...Object.fromEntries(
            failures.map((name) => [
              name,
              (data) => fail(`${name}: ${data.message ?? data.description ?? data[0]?.message}`),
            ]),
          ),
          [missingName]: () => end('The workshop has no such story'),
          [globalsName]: ({ storyGlobals }) => (outcome.viewport = storyGlobals?.viewport?.value),
          [finishedName]: ({ storyId, status }) => {
            if (storyId === id) end(status === 'error' ? 'It ended with an error' : undefined)
          },
        }
        const end = (failure?: string) => {
          if (failure) fail(failure)
          clearTimeout(timer)
          for (const [name, listener] of Object.entries(listeners)) channel?.off(name, listener)
          resolve(outcome)
        }
        const timer = setTimeout(() => end(`It has not ended after ${longestMs / 1000} s`), longestMs)
        for (const [name, listener] of Object.entries(listeners)) channel?.on(name, listener)
        scrollTo(0, 0)
        channel?.emit(ask, { storyId: id, viewMode: 'story' })
      }),
    {
      ask,
      id,
      failures,
      missingName: STORY_MISSING,
      finishedName: STORY_FINISHED,
      globalsName: GLOBALS_UPDATED,
      longestMs,
    },
  )
  // A story that leaves its page takes the answer with it.
  return run.catch((error: Error) => ({ failure: error.message }))
}

/** Runs a story at a size; one that is shown already runs again from its beginning. */
export async function showStory(page: Page, id: string, size: Size, isShown: boolean): Promise<Outcome> {
  await page.setViewportSize(sizes[size])
  return runStory(page, isShown ? FORCE_REMOUNT : SET_CURRENT_STORY, id)
}

/** Code, styles and images that a page waits for. Calls are the story's own: some are held by its mock. */
const awaited = new WeakMap<Page, Set<Request>>()

function countFiles(page: Page) {
  const files = new Set<Request>()
  awaited.set(page, files)
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'image', 'font'].includes(request.resourceType())) files.add(request)
  })
  page.on('requestfinished', (request) => files.delete(request))
  page.on('requestfailed', (request) => files.delete(request))
}

const stillMs = 200
const longestUnrestMs = 10_000

/** Waits until nothing in the document has changed for a moment: what a reply or a play brought about is there then. */
const atRest = (page: Page) =>
  page.evaluate(
    ({ stillMs, longestUnrestMs }) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect()
          clearTimeout(timer)
          clearTimeout(longest)
          // The processor has rested too: what was not drawn yet would be.
          requestIdleCallback(() => resolve(), { timeout: 2000 })
        }
        let timer = setTimeout(end, stillMs)
        const longest = setTimeout(end, longestUnrestMs)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, stillMs)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    { stillMs, longestUnrestMs },
  )

/** Waits until nothing changes and no file is awaited. */
async function atRestWithFiles(page: Page) {
  const end = performance.now() + longestUnrestMs
  do await atRest(page)
  while (awaited.get(page)?.size && performance.now() < end)
}

/**
 * Shows the page from its top, and waits for what comes without the story: code of lazy parts, fonts, images, and the
 * frame that shows them. A field that gets the focus scrolls to where the page happens to be laid out by then. Long lists,
 * whose code comes late, show all their rows, as they do for a print: those near the window depend on how far they were
 * measured.
 */
async function settled(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await atRestWithFiles(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await atRestWithFiles(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    // One that cannot be read is part of the picture too.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** The picture of the whole page, and by how many pixels the page is wider than its window. */
export async function takePicture(page: Page) {
  await settled(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return { overflow, picture }
}
