import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import { newsletterCalls } from '@shop/contract/newsletter'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { reportedDogs } from './dogs.ts'
import { sendLogin } from './log-in.ts'
import { linkInMail, mailPatience, mailsTo, newAddress } from './mail.ts'
import { placeOrder } from './order.ts'
import { newcomer, password } from './people.ts'
import { sharedEmptyShop } from './shop.ts'
import { writesOf } from './writes.ts'

useBrowser()

const { shop } = sharedEmptyShop()

const forgiveRefusals = () => forgiveProblems(/the server responded with a status of 4\d\d/)

/** Somebody who has asked for an account, and has not confirmed it. */
async function registered() {
  const email = newAddress('asked')
  const page = await openPage({ url: shop.url })
  const person = { firstName: 'Ada', lastName: 'Sørensen', type: 'owner', country: 'US', acceptTerms: true }
  const headers = { 'x-forwarded-for': randomUUID() }
  await ask(page, shop, authCalls.register, { body: { ...person, email, password }, headers })
  return { email, link: await linkInMail(email, '/register/confirm', shop) }
}

test('a scanner that opens the link of a registration, and runs its scripts, confirms nothing', async () => {
  const { email, link } = await registered()
  const scanner = await openPage({ url: shop.url })
  const writes = writesOf(scanner)
  await scanner.goto(link)
  await hydrated(scanner)
  await scanner.waitForLoadState('networkidle')
  await heading(scanner, 'Is this your address?')
  expect(writes).toEqual([])
  await scanner.goto('/login')
  await sendLogin(scanner, email, password)
  await scanner.getByText('Email: Please confirm your address first').waitFor()
  forgiveRefusals()
})

test('no link of any mail changes anything by being opened', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  await ask(page, shop, newsletterCalls.signUpToNewsletter, { body: { email, countryCode: 'US' } })
  await ask(page, shop, authCalls.forgotPassword, { body: { email } })
  await reportedDogs(page, shop, email, ['Bracken'])
  await placeOrder(page, shop, { items: [{ productId: 2138 }], by: 'EFT' })
  const linksNow = () => [...new Set(mailsTo(email, shop).flatMap((text) => text.match(/https?:\/\/[^\s)]+/g) ?? []))]
  const awaited = [
    '/register/confirm',
    '/newsletter/unsubscribe',
    '/reset-password',
    '/my/animals/',
    '/checkout/complete',
  ]
  await expect
    .poll(() => awaited.filter((path) => !linksNow().some((link) => link.includes(path))), mailPatience)
    .toEqual([])
  const writes = writesOf(page)
  for (const link of linksNow().filter((text) => text.startsWith(shop.url))) {
    await page.goto(link)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(writes, link).toEqual([])
  }
  await page.goto(await linkInMail(email, '/newsletter/unsubscribe', shop))
  await hydrated(page)
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await heading(page, 'You are off the list')
})

test('without scripts: an address is confirmed by a press, once', async () => {
  const { email, link } = await registered()
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByRole('status').getByText(`${email} is confirmed. Log in with the password you chose.`).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/my')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await heading(page, 'This link has already been used')
  expect(await page.getByRole('button', { name: 'Confirm my address' }).count()).toBe(0)
  forgiveRefusals()
})

test('without scripts: a new password by the mail’s link, and off the newsletter’s list', async () => {
  const { page: elsewhere, email } = await newcomer('owner', { shop })
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('ab')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('status').getByText('If we know this address, a mail is on its way to it.').waitFor()
  await page.goto(await linkInMail(email, '/reset-password', shop))
  await page.locator('[name=password]').fill('short')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  await page.locator('[name=password]').fill('olive sleeps on the keyboard')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await page.getByRole('status').getByText('Your password is changed.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')

  await ask(elsewhere, shop, newsletterCalls.signUpToNewsletter, { body: { email, countryCode: 'US' } })
  await page.goto(await linkInMail(email, '/newsletter/unsubscribe', shop))
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await page.getByRole('status').getByText('You are off our list.').waitFor()
  forgiveRefusals()
})
