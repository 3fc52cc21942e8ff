import type { Page } from 'playwright'
import { hydrated } from './browser.ts'
import { questionStart, rightAnswer } from './security-question.ts'

const breedersPage = '/breeder/for-dogs/responsible-breeder-program'

/** Applies to the responsible breeder program by the form, as Blackbeck in Penrith, to be listed. */
export async function applyAsBreeder(page: Page, email: string) {
  await page.goto(breedersPage)
  await hydrated(page)
  for (const [label, text] of [
    ['Your name', 'Iain Fraser'],
    ['Your email', email],
    ['Name of your kennel', 'Blackbeck'],
    ['Breeds', 'Border Collie'],
    ['Place', 'Penrith'],
    ['Kennel club or cat registry', 'The Kennel Club'],
    ['Your number there', 'AB-90210'],
    ['What you test before breeding', 'Eyes and TNS, since 2015'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  await page.getByLabel('Country').last().selectOption('GB')
  await page.getByRole('checkbox', { name: 'List me here' }).check()
  await page.getByRole('checkbox', { name: /^I test before breeding/ }).check()
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send my application' }).click()
  await page.getByRole('heading', { name: 'Thank you, we have your application' }).waitFor()
}

/** The kennel in the public list, as a visitor looks for it. */
export async function findBlackbeck(page: Page) {
  await page.goto(`${breedersPage}?search=penrith`)
  await hydrated(page)
  return page.getByRole('heading', { name: 'Blackbeck' })
}
