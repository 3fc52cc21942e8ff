import { authCalls } from '@shop/contract/auth'
import type { Page } from 'playwright'
import { demo } from '../src/content/login.ts'
import { ask } from './ask.ts'
import { dialogButton, hydrated } from './browser.ts'
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

/** The shop to log in to; the published password unless another is given. */
type Session = { password?: string; url?: string }

/** Makes a session by the call, in the page's browser; the form has journeys of its own (sign-in.journey.ts). */
export async function signIn(
  page: Page,
  email: string,
  { password = demo.password, url = sharedShop().url }: Session = {},
) {
  await ask(page, { url }, authCalls.login, { body: { username: email, password } })
}

/** Opens a page as somebody who is logged in. */
export async function logIn(page: Page, email: string, { next = '/my', ...session }: Session & { next?: string } = {}) {
  await signIn(page, email, session)
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
