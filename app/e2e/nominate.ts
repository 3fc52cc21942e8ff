import type { Page } from 'playwright'
import { hydrated } from './browser.ts'
import { questionStart, rightAnswer } from './security-question.ts'

/** Nominates whoever is logged in at this page, by the form. */
export async function nominate(page: Page) {
  await page.goto('/resources/collection-agent-nomination')
  await hydrated(page)
  await page.getByText('Myself', { exact: true }).click()
  await page.getByLabel(/^Practice, club or occupation/).fill('Show steward')
  await page
    .getByLabel(/^Country/)
    .last()
    .selectOption('US')
  for (const [label, text] of [
    ['Address', '3 Mill Street'],
    ['City or suburb', 'Trumansburg'],
    ['ZIP code', '14886'],
    ['Phone', '607 555 0142'],
    ['When', 'Tuesdays, 9 to 12'],
  ] as const)
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text)
  await page.getByLabel(/^State/).selectOption('NY')
  await page.getByLabel(/^Of which animals/).selectOption('dog')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send the nomination' }).click()
  await page.getByRole('heading', { name: 'Thank you, we have the nomination' }).waitFor()
}
