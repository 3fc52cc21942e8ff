import { heading, hydrated, openPage } from './browser.ts'
import { sendLogin } from './log-in.ts'
import { linkInMail, newAddress } from './mail.ts'

const password = 'a sentence of my own'

/** Somebody who has registered as a vet through the form, and is logged in. */
export async function newVet(shop: { url: string; data: string }, email = newAddress('priya')) {
  const page = await openPage({ url: shop.url })
  await page.goto('/register/vet')
  await hydrated(page)
  for (const [label, value] of [
    ['First name', 'Priya'],
    ['Last name', 'Raman'],
    ['Email', email],
    ['Clinic or practice', 'Riverside Animal Clinic'],
    ['Registration number', '1234567'],
  ] as const)
    await page.getByLabel(label).first().fill(value)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await heading(page, 'Look into your mail')
  await page.goto(await linkInMail(email, '/register/confirm', shop))
  await heading(page, 'Your account is ready')
  await page.goto('/login?next=/my')
  await sendLogin(page, email, password)
  await page.getByText('Your practice is being checked').waitFor()
  return { page, email }
}
