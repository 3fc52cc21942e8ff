import type { Page } from 'playwright'
import { expect } from 'vitest'
import { demo } from '../src/content/login.ts'
import { dialogButton, hydrated, openPage } from './browser.ts'
import { linkInMail, newAddress } from './mail.ts'
import { sharedShop } from './shop.ts'

/**
 * Fills in the login form that is open and sends it once it is hydrated: before that the server answers with a page, not
 * with a toast (plain-forms.journey.ts). What follows is the journey's to see.
 */
export async function sendLogin(page: Page, email: string, password: string = demo.password) {
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Which page is opened, in which shop; the password is the published one unless said. */
type Session = { next?: string; password?: string; url?: string }

/** Opens a page as somebody who is logged in; the form has journeys of its own (sign-in.journey.ts). */
export async function logIn(
  page: Page,
  email: string,
  { next = '/my', password = demo.password, url = sharedShop().url }: Session = {},
) {
  const data = { username: email, password }
  const answer = await page.request.post(`${url}/api/auth/login/`, { data, headers: { origin: url } })
  expect(answer.ok()).toBe(true)
  await page.goto(next)
  await hydrated(page)
}

/** Logs out by the account's menu, once it is hydrated: before that other tabs do not hear of it. */
export async function logOut(page: Page, name: string) {
  await hydrated(page)
  // The flag hydrates together with the menu beside it.
  await dialogButton(page, /\. Change$/).waitFor()
  await page.getByLabel(`Account of ${name}`).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** A confirmed pet owner, or breeder, of this journey's own: the published people keep their password and their settings. */
export async function registerOwner(
  password: string,
  { type = 'owner', shop = sharedShop() }: { type?: 'owner' | 'breeder'; shop?: { url: string; data: string } } = {},
): Promise<string> {
  const email = newAddress('grace')
  const { request } = await openPage({ url: shop.url })
  const post = (path: string, data: object) => request.post(path, { data, headers: { origin: shop.url } })
  const person = { type, first_name: 'Grace', last_name: 'Okafor', country: 'US', accept_terms: true }
  expect((await post('/api/register', { ...person, email, password })).ok()).toBe(true)
  const token = new URL(await linkInMail(email, '/register/confirm', shop)).searchParams.get('token')
  expect((await post('/api/register/confirm', { token })).ok()).toBe(true)
  return email
}
