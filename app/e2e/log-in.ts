import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { demo } from '../src/content/login.ts'
import { openPage } from './browser.ts'
import { linkInMail, newAddress } from './mail.ts'

/** Fills in the login form that is open and sends it; what follows is the journey's to see. */
export async function sendLogin(page: Page, email: string, password: string = demo.password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs in and waits for the page that was asked for, alive. */
export async function logIn(
  page: Page,
  email: string,
  { next = '/my', password }: { next?: string; password?: string } = {},
) {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await sendLogin(page, email, password)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.waitForLoadState('networkidle')
}

/** A confirmed pet owner of this journey's own: the published people keep their password and their settings. */
export async function registerOwner(password: string): Promise<string> {
  const email = newAddress('grace')
  const { request } = await openPage()
  const post = (path: string, data: object) => request.post(path, { data, headers: { origin: inject('shopUrl') } })
  const person = { type: 'owner', first_name: 'Grace', last_name: 'Okafor', country: 'US', accept_terms: true }
  expect((await post('/api/register', { ...person, email, password })).ok()).toBe(true)
  const token = new URL(await linkInMail(email, '/register/confirm')).searchParams.get('token')
  expect((await post('/api/register/confirm', { token })).ok()).toBe(true)
  return email
}
