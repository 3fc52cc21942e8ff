import { openPhone } from './phone.ts'

/** The page's main control, and what is seen once a press on it is answered; nothing where it is only there to compare. */
export type Control = { selector: string; answer?: string }

/**
 * A visit: the page opens, comes to rest, its control is pressed, and it is opened again. Times in ms from the start of
 * each navigation, sizes in bytes on the wire before anything is pressed.
 */
export async function measurePage(url: string, { selector, answer }: Control) {
  const { browser, page, requests: traffic, failures, observed, settle, tap } = await openPhone(selector)
  try {
    await page.goto(url, { waitUntil: 'load' })
    await settle()
    if (failures.length) throw new Error(`${url}: ${failures.join(', ')}`)

    const { lcp, cls, longTasks, shown } = await observed()
    if (shown === null) throw new Error(`${url}: ${selector} never came`)
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const requests = [...traffic.values()]
    const bytesOf = (some: typeof requests) => some.reduce((sum, { bytes }) => sum + bytes, 0)

    let interaction: number | null = null
    if (answer) {
      await tap(selector)
      await page.locator(answer).first().waitFor()
      await settle()
      interaction = (await observed()).interaction
    }

    await page.goto(url, { waitUntil: 'load' })
    await settle()
    const again = await observed()
    return {
      fcp,
      lcp,
      // What each long task after the first paint takes beyond 50 ms.
      blocking: longTasks.reduce((sum, { start, ms }) => sum + Math.max(0, Math.min(ms, start + ms - fcp) - 50), 0),
      shown: Math.max(shown, fcp),
      cls,
      interaction,
      lcpAgain: again.lcp,
      requests: requests.filter(({ isAhead }) => !isAhead).length,
      bytes: bytesOf(requests),
      scriptBytes: bytesOf(requests.filter(({ isScript, isAhead }) => isScript && !isAhead)),
      aheadBytes: bytesOf(requests.filter(({ isAhead }) => isAhead)),
      /** What was loaded, in order: who wonders about a figure finds it in the results file. */
      loaded: requests.map(
        ({ url: address, bytes, isAhead }) => `${bytes} ${new URL(address).pathname}${isAhead ? ' ahead' : ''}`,
      ),
    }
  } finally {
    await browser.close()
  }
}

/** The hasty visitor: presses the control as soon as it is painted. Time in ms from the press to its answer. */
export async function measureHaste(url: string, { selector, answer }: Required<Control>): Promise<number> {
  const { browser, page } = await openPhone(selector)
  try {
    await page.goto(url, { waitUntil: 'commit' })
    const control = page.locator(selector).first()
    await control.waitFor()
    await control.tap()
    const pressed = performance.now()
    await page.locator(answer).first().waitFor()
    return performance.now() - pressed
  } finally {
    await browser.close()
  }
}
