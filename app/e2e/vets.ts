import { openPage } from './browser.ts'
import { sendLogin } from './log-in.ts'
import { newAddress } from './mail.ts'
import { register } from './register.ts'

const password = 'a sentence of my own'

/** Somebody who has registered as a vet through the form, and is logged in. */
export async function newVet(shop: { url: string; data: string }, email = newAddress('priya')) {
  const page = await openPage({ url: shop.url })
  const fields = {
    'First name': 'Priya',
    'Last name': 'Raman',
    'Clinic or practice': 'Riverside Animal Clinic',
    'Registration number': '1234567',
  }
  await register(page, { as: 'vet', email, password, fields }, shop)
  await page.goto('/login?next=/my')
  await sendLogin(page, email, password)
  await page.getByText('Your practice is being checked').waitFor()
  return { page, email }
}
