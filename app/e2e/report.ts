import type { Page } from 'playwright'

/**
 * Opens a report by the button of this name, in a tab of its own; returns its number and its bytes. A Chromium without
 * windows shows no PDF, so the tab's answer is what is waited for, not its address.
 */
export async function openReport(page: Page, name: string | RegExp): Promise<{ key: string; bytes: Buffer }> {
  const context = page.context()
  const [tab, answer] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('response', (response) => /\/api\/my\/reports\/[\w-]+\.pdf$/.test(response.url())),
    page.getByRole('button', { name }).click(),
  ])
  await tab.close()
  const again = await page.request.get(answer.url())
  if (!answer.ok() || !again.ok()) throw new Error(`${answer.url()}: ${answer.status()}, then ${again.status()}`)
  return { key: /(KR-[\w-]+)\.pdf/.exec(answer.url())?.[1] ?? '', bytes: await again.body() }
}
