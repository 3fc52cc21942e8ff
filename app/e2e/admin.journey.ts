import { expect, test } from 'vitest'
import { demo } from '../src/content/login.ts'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { logIn, sendLogin } from './log-in.ts'

useBrowser()

const reason = 'Asked by telephone why an order is not shown'

test('an admin sees the shop as a breeder, within limits, stops, and all of it is in the audit', async () => {
  const page = await openPage()
  await logIn(page, 'admin@example.com')
  await page.getByRole('region', { name: 'Where you work' }).getByRole('link', { name: 'The desk' }).click()
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.waitForURL('**/desk/people')
  await hydrated(page)

  await page.getByRole('searchbox', { name: 'Search name or email' }).fill('breeder@')
  await page.keyboard.press('Enter')
  await page.getByText('1 person with').waitFor()
  await page.getByRole('button', { name: 'View as Dana Whitcombe' }).click()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'View as Dana Whitcombe' }).click()
  await page.waitForURL('**/breeder')

  const bar = page.getByRole('complementary', { name: 'Viewing as a user' })
  await bar.getByText('Logged in as: Dana Whitcombe (breeder)').waitFor()
  expect((await bar.boundingBox())?.y).toBe(0)

  await page.goto('/my')
  await page.getByRole('heading', { name: 'Hello, Dana Whitcombe' }).waitFor()
  await page.getByRole('button', { name: 'History' }).waitFor()
  expect(await page.getByRole('button', { name: 'Redeem a coupon' }).count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Where you work' }).count()).toBe(0)

  await page.goto('/my/my-profile')
  await bar.waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Your details').count()).toBeGreaterThan(0)
  expect(await page.getByLabel('Current password').count()).toBe(0)
  // As the page itself would: what comes from elsewhere is refused anyway.
  const headers = { 'sec-fetch-site': 'same-origin' }
  const change = await page.request.put('/api/my/user/me/change-password', {
    headers,
    data: { current_password: demo.password, new_password: 'a quiet winter garden' },
  })
  expect(change.status()).toBe(403)
  // Nor are the admin's own pages theirs meanwhile.
  await page.goto('/desk/people')
  expect(new URL(page.url()).pathname).toBe('/my')

  await hydrated(page)
  // Nor does an admin fill a cart in somebody's place.
  const cart = await page.request.post('/api/cart', { headers, data: {} })
  expect(cart.status()).toBe(403)
  await bar.getByRole('button', { name: 'Stop viewing' }).click()
  await page.waitForURL('**/desk/people')
  expect(await bar.count()).toBe(0)
  await page.getByRole('link', { name: 'What was done at the desk' }).click()
  const began = page.getByRole('row').filter({ hasText: 'Began to view' }).first()
  await began.getByText(reason).waitFor()
  expect(await began.textContent()).toContain('breeder@example.com')
  expect(await page.getByRole('row').filter({ hasText: 'Stopped viewing' }).first().textContent()).toContain('Robin')
  await began.getByRole('link', { name: 'What was opened' }).click()
  await page.getByRole('row').filter({ hasText: 'POST /api/cart' }).filter({ hasText: 'Refused' }).waitFor()
})

test('a session that ends in the middle of something is opened again where one was', async () => {
  const page = await openPage()
  await logIn(page, 'owner@example.com')
  await page.getByRole('button', { name: 'Redeem a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NO-SUCH')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add the points' }).click()

  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await dialog.waitFor()
  forgiveProblems(/401/)
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('owner@example.com')
  await dialog.getByLabel('Password', { exact: false }).first().fill(demo.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('textbox', { name: 'Coupon' }).inputValue()).toBe('NO-SUCH')
  await page.getByRole('button', { name: 'Add the points' }).click()
  await page.getByText('We do not know this coupon', { exact: false }).first().waitFor()
  forgiveProblems(/428/)
})

test('a page of the account without a session leads to the login, and back', async () => {
  const page = await openPage()
  await page.goto('/my')
  expect(new URL(page.url()).search).toBe('?next=%2Fmy')
  await sendLogin(page, 'vet@example.com')
  await page.getByRole('heading', { name: 'Hello, Priya Raman' }).waitFor()
  await page.goto('/desk/people')
  expect(new URL(page.url()).pathname).toBe('/my')
})
