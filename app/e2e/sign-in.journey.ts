import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demo } from '../src/content/login.ts'
import { forgiveProblems, holdScripts, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { logIn, logOut, sendLogin } from './log-in.ts'

useBrowser()

const breeder = 'breeder@example.com'

const whoIs = async (page: Page) => {
  const answer = await page.request.get('/api/my/details')
  return answer.ok() ? ((await answer.json()) as { email: string }).email : null
}

test('the breeder logs in and reaches the page they wanted', async () => {
  const page = await openPage({ size: 'phone' })
  await page.goto('/login?next=%2Fbreeder%2Ffor-dogs%2Fdna-tests')
  await sendLogin(page, breeder)
  await page.waitForURL('**/breeder/for-dogs/dna-tests')
  expect(await whoIs(page)).toBe(breeder)
  await page.goto('/login')
  await page.waitForURL('**/breeder')
})

test('each of the published people logs in', async () => {
  for (const { email, who } of demo.people) {
    // Of its own: a cart that another journey gave one of them would be remembered.
    const page = await openPage()
    await page.goto('/login')
    await page.getByRole('button', { name: new RegExp(`^${who}`) }).click()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(await whoIs(page)).toBe(email)
  }
})

test('a wrong password is refused, and the email stays', async () => {
  const page = await openPage()
  await page.goto('/login')
  await sendLogin(page, breeder, 'not the password')
  await page.getByText('Password: This email address and password do not belong together.').waitFor()
  forgiveProblems(/428/)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(breeder)
  expect(await whoIs(page)).toBeNull()
  expect(new URL(page.url()).search).toBe('')
})

test('what is typed before the scripts run is not lost', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(breeder)
  await page.getByLabel('Password', { exact: false }).first().fill(demo.password)
  release()
  await hydrated(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/my')
  expect(await whoIs(page)).toBe(breeder)
})

test('logging out in one tab ends the session in every tab, and leaves nothing behind', async () => {
  const page = await openPage()
  await logIn(page, breeder, { next: '/breeder' })
  const other = await openTab(page)
  // This list is a tool, which its page stores as the last one once the tools' table is there: here only after the
  // session's end.
  const hasLeft = Promise.withResolvers<void>()
  await other.route('**/user-tools-*.js', async (route) => {
    await hasLeft.promise
    await route.continue()
  })
  await other.route(/:\d+\/$/, async (route) => {
    hasLeft.resolve()
    await other.waitForTimeout(500)
    await route.continue()
  })
  await other.goto('/breeder/for-dogs/dna-tests')
  await hydrated(other)
  await page.evaluate(() => {
    localStorage.setItem('newsletter', 'closed')
    sessionStorage.setItem('checkout:draft', '{}')
  })

  await logOut(page, 'Dana Whitcombe')
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL((url) => url.pathname === '/')
  expect(await whoIs(other)).toBeNull()
  // Tabs share the storage through another process, which may be a moment behind.
  await expect
    .poll(() => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]))
    .toEqual([[], []])
})

test('the sign-out address signs out, empties the storage and leads home', async () => {
  const page = await openPage()
  // A page that fetches nothing more: what is under way when the session ends is refused.
  await logIn(page, breeder, { next: '/breeder' })
  await page.evaluate(() => localStorage.setItem('newsletter', 'closed'))
  await page.goto('/api/auth/signout')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await whoIs(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('newsletter'))).toBeNull()
})

test('a guest who comes back from a vet’s tab is a vet there too, and sees a message when the server cannot be reached', async () => {
  const page = await openPage()
  await page.goto('/search')
  await hydrated(page)
  const benefits = page.getByRole('banner').getByRole('link', { name: 'Breeders’ benefits' })
  await benefits.first().waitFor()
  const other = await openTab(page)
  await other.goto('/vet')
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.route('**/api/cookie/user-type', (route) => route.fulfill({ status: 500, body: '{}' }))
  await comeBack()
  await page.getByText('Error fetching user type').waitFor()
  expect(await benefits.count()).toBe(1)
  forgiveProblems(/500/)

  await page.unroute('**/api/cookie/user-type')
  await comeBack()
  await benefits.waitFor({ state: 'detached' })
  expect(await benefits.count()).toBe(0)
})
