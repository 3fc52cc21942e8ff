import type { Page } from 'playwright'
import { heading, hydrated } from './browser.ts'
import { linkInMail } from './mail.ts'

type Registration = {
  as: 'breeder' | 'pet-owner' | 'vet'
  email: string
  password: string
  /** The other fields, by their labels. */
  fields: Record<string, string>
}

/** Registers through the form, and confirms the address by the link in its mail. */
export async function register(
  page: Page,
  { as, email, password, fields }: Registration,
  shop?: { url: string; data: string },
) {
  await page.goto(`/register/${as}`)
  await hydrated(page)
  for (const [label, value] of Object.entries({ ...fields, Email: email }))
    await page.getByLabel(label).first().fill(value)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await heading(page, 'Check your email')
  await page.goto(await linkInMail(email, '/register/confirm', shop))
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await heading(page, 'Your account is ready')
}
