import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { forgiveProblems, openPage, useBrowser } from './browser.ts'
import { linkInMail } from './mail.ts'

useBrowser()

const email = 'grace@example.org'
const forgotten = 'biscuit sleeps on the sofa'
const chosen = 'olive sleeps on the keyboard'

/** Somebody of this journey's own: the published people keep their password. */
async function register() {
  const page = await openPage()
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin: inject('shopUrl') } })
  const person = { type: 'owner', first_name: 'Grace', last_name: 'Okafor', country: 'US', accept_terms: true }
  expect((await post('/api/register', { ...person, email, password: forgotten })).ok()).toBe(true)
  const link = new URL(await linkInMail(email, '/register/confirm'))
  expect((await post('/api/register/confirm', { token: link.searchParams.get('token') })).ok()).toBe(true)
}

async function logIn(page: Page, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a forgotten password: asked for, chosen anew through the mail; the old one and the old sessions are gone', async () => {
  await register()
  const elsewhere = await openPage({ size: 'phone' })
  await logIn(elsewhere, forgotten)
  await elsewhere.waitForURL('**/pet-owner')

  const page = await openPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()

  const link = await linkInMail(email, '/reset-password')
  await page.goto(link)
  await page.locator('[name=password]').fill(chosen)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()

  expect((await elsewhere.request.get('/api/my/details')).status()).toBe(401)

  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/login')
  await logIn(page, forgotten)
  await page.getByText('password: This email address and password do not belong together.').waitFor()
  forgiveProblems(/428/)
  await logIn(page, chosen)
  await page.waitForURL('**/pet-owner')

  const again = await openPage()
  await again.goto(link)
  await again.locator('[name=password]').fill('and now on the windowsill')
  await again.getByRole('button', { name: 'Save my new password' }).click()
  await again.getByRole('heading', { name: 'This link is too old' }).waitFor()
  forgiveProblems(/404/)
})
