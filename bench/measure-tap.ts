import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { openPhone } from './phone.ts'

/** A link to another page, and what is seen there once all of it is. */
export type Way = { link: string; whole: string }

/** How long a visitor looks at a page before following a link of it, in ms. */
const lookMs = 4000

/** Runs in the page: notes when the next click comes, where the next page finds it too. */
const noteClick = () =>
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  )

/** When something with that text is painted, on the clock that all pages share. */
const paintedAt = async (page: Page, selector: string, text = '') => {
  const seen = await page.waitForFunction(
    ([what, holding]) => {
      const isThere = [...document.querySelectorAll(what)].some((one) => one.textContent.includes(holding))
      // Found before its frame is painted, reported after.
      return isThere
        ? new Promise<number>((tell) => setTimeout(() => tell(performance.timeOrigin + performance.now())))
        : 0
    },
    [selector, text] as const,
    { polling: 'raf' },
  )
  return seen.jsonValue()
}

/** Follows a link of a page that has come to rest, and goes back. Times in ms from the click, and from going back. */
export async function measureTap(url: string, { link, whole }: Way) {
  const { browser, page, settle, tap } = await openPhone(link)
  try {
    await page.goto(url, { waitUntil: 'load' })
    await settle()
    await sleep(lookMs)
    const name = (await page.locator(link).first().textContent()) ?? ''
    await page.evaluate(noteClick)
    const [heading, complete] = await Promise.all([paintedAt(page, 'h1', name), paintedAt(page, whole), tap(link)])
    const clicked = Number(await page.evaluate(() => sessionStorage.getItem('clicked')))
    await settle()
    const back = paintedAt(page, link, name)
    const left = await page.evaluate(() => {
      history.back()
      return performance.timeOrigin + performance.now()
    })
    return { heading: heading - clicked, whole: complete - clicked, back: (await back) - left }
  } finally {
    await browser.close()
  }
}
