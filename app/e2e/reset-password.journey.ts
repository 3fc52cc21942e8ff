import { expect, test } from 'vitest'
import { forgiveProblems, openPage, useBrowser } from './browser.ts'
import { sendLogin } from './log-in.ts'
import { linkInMail } from './mail.ts'
import { newcomer, password as forgotten } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

const chosen = 'olive sleeps on the keyboard'

test('a forgotten password: a link is requested, a new one chosen through the mail; the old one and the old sessions are gone', async () => {
  const { page: elsewhere, email } = await newcomer('owner', { shop })
  expect((await elsewhere.request.get('/api/my/details')).status()).toBe(200)

  const page = await openPage({ url: shop.url })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The login has a field of the same name.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()

  const link = await linkInMail(email, '/reset-password', shop)
  await page.goto(link)
  await page.locator('[name=password]').fill(chosen)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()

  expect((await elsewhere.request.get('/api/my/details')).status()).toBe(401)

  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/login')
  await sendLogin(page, email, forgotten)
  await page.getByText('Password: This email address and password do not belong together.').waitFor()
  forgiveProblems(/428/)
  await sendLogin(page, email, chosen)
  await page.waitForURL('**/my')

  const again = await openPage({ url: shop.url })
  await again.goto(link)
  await again.locator('[name=password]').fill('and now on the windowsill')
  await again.getByRole('button', { name: 'Save my new password' }).click()
  await again.getByRole('heading', { name: 'This link has expired' }).waitFor()
  forgiveProblems(/404/)
})
