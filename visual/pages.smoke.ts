import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import type { StoryIndex } from 'storybook/internal/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBehaviour } from '../.storybook/workshop/classify.ts'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { builtWorkshop, withWorkshop } from './workshop.ts'

const folder = builtWorkshop()
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
})
afterAll(() => browser.close())

type DocsPage = { id: string; title: string; stories: string[] }

/** The pages of the built workshop, each with the stories of its file that show something. */
function pagesOf(): DocsPage[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const stories = Map.groupBy(
    Object.values(entries).filter((entry) => entry.type === 'story'),
    ({ title }) => title,
  )
  return Object.values(entries)
    .filter((entry) => entry.type === 'docs')
    .map(({ id, title }) => ({
      id,
      title,
      stories: (stories.get(title) ?? [])
        .filter(({ exportName = '', tags = [] }) => !isBehaviour({ name: exportName, story: { tags } }))
        .map(({ id }) => id),
    }))
}

/** On a busy machine. */
const longestMs = 90_000

/** Opens a page as its link does, and waits for its first frame, where it has one. */
async function openPage(page: Page, url: string, { id }: DocsPage) {
  await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`)
  await page.locator('#storybook-docs h1').first().waitFor()
  if ((await page.locator('.story-frame').count()) === 0) return
  // What is above it may still grow, and move it out of view.
  await page.waitForFunction(
    () => {
      const first = document.querySelector<HTMLElement>('.story-frame')
      first?.scrollIntoView({ block: 'nearest' })
      return first?.dataset.state !== 'waiting'
    },
    null,
    { timeout: longestMs },
  )
}

/** What is wrong with the page that is open; an empty list for a page that is true. */
const faultsOf = (page: Page, { title, stories }: DocsPage) =>
  page.evaluate(
    ({ title, stories }) => {
      const faults: string[] = []
      if (document.querySelector('dialog:modal, [aria-modal=true]')) faults.push('A modal covers it')
      const failed = document.querySelector<HTMLIFrameElement>('[data-state=failed] iframe')
      if (failed)
        faults.push(`${failed.title}: ${failed.contentDocument?.querySelector('.sb-errordisplay')?.textContent}`)
      if (document.querySelector('.sb-errordisplay')?.checkVisibility()) faults.push('It shows an error')
      const frame = document.querySelector<HTMLIFrameElement>('[data-state=ended] iframe')
      if (frame && !frame.contentDocument?.querySelector('#storybook-root > *')) faults.push('Its first frame is empty')
      const shown = new Set([...document.querySelectorAll('.sbdocs-content [id]')].map(({ id }) => id))
      const isList = /^(Components|Screens|Parts|Journeys|Documents|Emails)\//.test(title)
      if (isList && !stories.length) faults.push('It shows no story: `!autodocs` takes it away')
      for (const id of isList ? stories : []) if (!shown.has(id)) faults.push(`${id} is not on it`)
      return faults
    },
    { title, stories },
  )

test('each page of the workshop shows its stories, and nothing above it', async () => {
  const pages = pagesOf()
  expect(pages.length).toBeGreaterThan(200)
  const faults: Record<string, string[]> = {}
  const queue = [...pages]
  await withWorkshop(folder, async (url) => {
    const work = async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 600 } })
      let errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      for (let next = queue.shift(); next; next = queue.shift()) {
        errors = []
        const opening = await openPage(page, url, next).catch((error: Error) => error)
        const found = [...(opening ? [opening.message] : await faultsOf(page, next)), ...errors]
        if (found.length) faults[next.id] = found
      }
    }
    await Promise.all([work(), work()])
  })
  expect(faults).toEqual({})
})

test('frames of one page are not tabs of one browser: each cart is its story’s', async () => {
  await withWorkshop(folder, async (url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 600 } })
    await page.goto(`${url}iframe.html?viewMode=docs&id=screens-cart--docs`)
    const ended = page.locator('.story-frame[data-state=ended]')
    await ended.nth(2).waitFor()
    const linesOf = (name: string) => page.frameLocator(`iframe[title^="${name},"]`).getByRole('spinbutton').count()
    expect([await linesOf('One'), await linesOf('Three')]).toEqual([1, 3])
    await page.close()
  })
})

test('a story opens with sixty requests at the most', async () => {
  await withWorkshop(folder, async (url) => {
    const page = await browser.newPage()
    let requests = 0
    page.on('request', () => (requests += 1))
    await page.goto(`${url}?path=/story/components-button--solid`)
    await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Add to cart' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests).toBeLessThanOrEqual(60)
    await page.close()
  })
})
