import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { dialogButton, forgiveProblems, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { chooseCountry } from './choose-country.ts'
import { desk } from './command.ts'
import { logIn, logOut, sendLogin } from './log-in.ts'
import { mailPatience, mailsTo, newAddress } from './mail.ts'
import { newcomer, password } from './people.ts'
import { register } from './register.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

test('a new pet owner registers, confirms, logs in, changes country, and is logged out in every tab', async () => {
  const email = newAddress('may')
  const page = await openPage({ url: shop.url })
  const fields = { 'First name': 'May', 'Last name': 'Okonjo' }
  await register(page, { as: 'pet-owner', email, password, fields }, shop)
  await logIn(page, email, { password, url: shop.url })
  await page.getByRole('heading', { name: 'Hello, May Okonjo' }).waitFor()

  await hydrated(page)
  await dialogButton(page, /^US/).click()
  await chooseCountry(page, 'united k', 'United Kingdom')
  await page.getByText('Prices are now in British pounds.').waitFor()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /prices in GBP/ })
    .waitFor()
  await page.getByRole('heading', { name: 'Hello, May Okonjo' }).waitFor()

  const other = await openTab(page)
  await other.goto('/my/my-profile')
  await hydrated(other)
  await page.bringToFront()
  await logOut(page, 'May Okonjo')
  for (const tab of [page, other]) {
    await tab.waitForURL((url) => url.pathname === '/')
    await tab.getByRole('link', { name: 'Log in' }).first().waitFor()
  }
  expect((await other.request.get('/api/my/details')).status()).toBe(401)
})

/** Sets up two-step login, and returns the codes. */
async function setUpTwoStep(page: Page): Promise<string[]> {
  await page.goto('/my/my-profile')
  await hydrated(page)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel(/^Your password/).fill(password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('img', { name: /QR code/ }).waitFor()
  const key = /(?:[A-Z2-7]{4} ?){8}/.exec(await dialog.innerText())?.[0] ?? ''
  await dialog.getByLabel(/^The code/).fill(new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate())
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}$/ })
  await codes.first().waitFor()
  const kept = await codes.allInnerTexts()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()
  return kept
}

test('two-step login: set up with an app, required at the login, opened by a recovery code, switched off', async () => {
  const { page, email } = await newcomer('owner', { shop })
  const [recoveryCode = ''] = await setUpTwoStep(page)

  const elsewhere = await openPage({ url: shop.url, size: 'phone' })
  await elsewhere.goto('/login?next=/my')
  await sendLogin(elsewhere, email, password)
  const code = elsewhere.getByLabel(/code/i).first()
  await code.fill('000000')
  await elsewhere.keyboard.press('Enter')
  await elsewhere.getByText('Code: This code is not right').waitFor()
  forgiveProblems(/409|428/)
  await code.fill(recoveryCode)
  await elsewhere.keyboard.press('Enter')
  await elsewhere.waitForURL(({ pathname }) => pathname === '/my')

  await page.reload()
  await page.getByText('9 recovery codes are left.').waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await page
    .locator('dialog[open]')
    .getByLabel(/^Your password/)
    .fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Set it up' }).waitFor()
  expect(await (await page.request.get('/api/my/two-factor')).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
})

test('phone and recovery codes lost: the desk switches two-step login off, the password opens alone, and a mail says so', async () => {
  const { page, email } = await newcomer('owner', { shop })
  await setUpTwoStep(page)
  const elsewhere = await openPage({ url: shop.url, size: 'phone' })
  await elsewhere.goto('/login?next=/my')
  await sendLogin(elsewhere, email, password)
  await elsewhere.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await elsewhere.getByText('Lost both?').waitFor()
  forgiveProblems(/409/)

  await desk(shop, 'two-step-off', email, '--reason', 'Lost both, and named their last order')
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/now takes only your password/))
  expect((await page.request.get('/api/my/details')).status()).toBe(401)
  await elsewhere.goto('/login?next=/my')
  await sendLogin(elsewhere, email, password)
  await elsewhere.waitForURL(({ pathname }) => pathname === '/my')
})
