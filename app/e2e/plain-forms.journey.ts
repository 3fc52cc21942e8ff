import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, openPage, useBrowser } from './browser.ts'
import { newVoucher } from './database.ts'
import { mailPatience, mailsTo, newAddress } from './mail.ts'
import { placeOrder } from './order.ts'
import { newcomer, password } from './people.ts'
import { questionStart, rightAnswer, tokenOf } from './security-question.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

const listing = '/breeder/for-dogs/dna-tests'
const product = '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002'

/** Chromium notes a page that was answered with a refusal. */
const forgiveRefusals = () => forgiveProblems(/the server responded with a status of 4\d\d/)

const countIn = (page: Page) => page.locator('.cart-bag').getAttribute('aria-label')

test('without scripts: into the cart from a list and a product’s page, and the cart shows both', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(listing)
  await page.locator('.product-card-add').first().click()
  await page.getByRole('status').getByText('Item added to cart').waitFor()
  expect(new URL(page.url()).pathname).toBe(listing)
  expect(await countIn(page)).toContain('1 item')
  await page.goto(product)
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('status').getByText('Item added to cart').waitFor()
  await page.goto('/cart')
  await expect.poll(() => page.getByText('4 items. Prices are in USD.').isVisible()).toBe(true)
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(2)
})

test('without scripts: three tests are switched to the profile that holds them for less, and back', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  const tests = [/^Collie eye anomaly/, /^Exercise-induced collapse/, /^Trapped neutrophil syndrome/]
  const main = page.getByRole('main')
  await page.goto('/breeder/for-dogs/breeds/border-collie/200193')
  for (const name of tests) {
    const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    await row.getByRole('button', { name: /^Add / }).click()
    await page.getByRole('status').getByText('Item added to cart').waitFor()
  }
  await page.goto('/cart')
  const line = (name: string | RegExp) => main.getByRole('heading', { level: 3, name })
  const profile = 'Border Collie full breed profile'
  await page.getByRole('button', { name: `Switch to ${profile}` }).click()
  await line(profile).waitFor()
  for (const name of tests) expect(await line(name).count()).toBe(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  for (const name of tests) await line(name).waitFor()
  expect(await line(profile).count()).toBe(0)
})

test('without scripts: the cart’s refusal is shown in the page', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Item added to cart').waitFor()
  // Less than this is one press too many, and no second wish.
  await page.waitForTimeout(5000)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('This item is already in your cart. You can only add it once.').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('Already in the Cart')
  expect(await countIn(page)).toContain('1 item')
  forgiveRefusals()
})

test('without scripts: whoever owes for an order reads how much, and gets to where it is paid', async () => {
  const { page: before } = await newcomer('owner', { shop })
  const { totals } = await placeOrder(before, shop, { items: [{ productId: 2002 }], by: 'EFT' })
  const page = await openPage({ url: shop.url, scripts: false })
  await page.context().addCookies(await before.context().cookies())
  await page.goto(listing)
  await page.locator('.product-card-add').first().click()
  const notice = page.getByRole('alert')
  await notice.getByText(`Pending Payments ${totals.total.label}`).waitFor()
  const text = await notice.textContent()
  expect(text).toContain('You have payments pending and therefore cannot proceed with making any new orders.')
  expect(text).toContain('Please pay your outstanding accounts or contact Kinpaw to discuss.')
  await notice.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('heading', { name: 'Pay what is open' }).waitFor()
  forgiveRefusals()
})

test('without scripts: the cart is changed, line by line, and a coupon is added and removed', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByText('2 items.').waitFor()
  await page.getByRole('spinbutton').fill('7')
  await page.getByRole('spinbutton').press('Enter')
  await page.getByText('7 items.').waitFor()
  await page.getByRole('spinbutton').fill('700')
  await page.getByRole('button', { name: /^Update quantity/ }).click()
  await page.getByText('Still 7.').waitFor()

  const coupon = page.getByLabel('Coupon or voucher')
  await coupon.fill('NO-SUCH')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  expect(await coupon.inputValue()).toBe('NO-SUCH')
  const voucher = await newVoucher(database)
  await coupon.fill(voucher.toLowerCase())
  await coupon.press('Enter')
  await page.getByText(`${voucher} · `).first().waitFor()
  await page.getByRole('button', { name: new RegExp(`^Remove ${voucher}`) }).click()
  await page.getByText(`${voucher} · `).first().waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Remove Collie/ }).click()
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  forgiveRefusals()
})

test('without scripts: a guest logs in, with the cart, reaches the page they wanted, and logs out', async () => {
  const { email } = await newcomer('owner', { shop })
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/login?next=/cart')
  await page.getByLabel('Email').fill(email)
  await page.locator('[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.locator('[name=password]').inputValue()).toBe('')
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/cart')
  expect(await page.getByRole('main').getByText('Collie eye anomaly').first().isVisible()).toBe(true)

  await page.getByLabel('Account of Grace Okafor').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  forgiveRefusals()
})

test('without scripts: somebody registers', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto('/register/pet-owner')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill('plain-form@example.org')
  await page.locator('[name=password]').fill('a sentence of my own')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Ana')
  await page.locator('[name=password]').fill('a sentence of my own')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByText(/^Check your email/).waitFor()
  forgiveRefusals()
})

test('without scripts: the country is chosen, and the cart comes along', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Item added to cart').waitFor()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^US, prices in USD/ })
    .click()
  await page.getByRole('button', { name: 'Confirm' }).waitFor()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('status').getByText('Prices are now in British pounds.').waitFor()
  expect(new URL(page.url()).pathname).toBe(product)
  await page.goto('/cart')
  await page.getByText('1 item. Prices are in GBP.').waitFor()
})

test('without scripts: an address joins the newsletter', async () => {
  const email = newAddress('plain-newsletter').replace(/@.*/, '@gmial.com')
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody')
  // A misspelt host is asked about once.
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText(/^Did you mean .*@gmail\.com\?/).waitFor()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page
    .getByRole('status')
    .getByText(/^Thank you\. Ten dollars of points/)
    .waitFor()
  await expect.poll(() => mailsTo(email, shop), mailPatience).toContainEqual(expect.stringMatching(/newsletter/i))
  forgiveRefusals()
})

test('without scripts: somebody writes to us; a wrong answer loses nothing, and a second press sends nothing twice', async () => {
  const email = newAddress('plain-enquiry')
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto('/contact-us')
  await page.getByLabel('Your name').fill('Ada Sørensen')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('What is it about?').selectOption('sample')
  await page.getByLabel('Your message').fill('Has it arrived?')
  const first = await tokenOf(page)
  await page.getByLabel(questionStart).fill('a giraffe')
  await page.getByRole('button', { name: 'Send my message' }).click()
  await page.getByText('That was not the answer. Please try the new question.').first().waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('Has it arrived?')
  expect(await page.getByLabel('What is it about?').inputValue()).toBe('sample')
  expect(await page.getByLabel(questionStart).inputValue()).toBe('')
  // Two questions may be of the same words.
  expect(await tokenOf(page)).not.toBe(first)
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send my message' }).click()
  await page
    .getByRole('status')
    .getByText(/Its number is KE-/)
    .waitFor()
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/within 2 working days/))
  forgiveRefusals()
})

test('without scripts: a show applies for its sponsorship', async () => {
  const email = newAddress('plain-show')
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto('/resources/show-sponsorship')
  await page.getByLabel('Your name').fill('Iain Fraser')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Name of the show').fill('Cumbria Collie Day')
  await page.getByLabel('Date').fill('2027-06-05')
  await page.getByLabel('Expected entries').fill('120')
  await page.getByLabel('Place').fill('Penrith')
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('What you would like from us').fill('Prizes for three classes.')
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send my request' }).click()
  await page
    .getByRole('status')
    .getByText(/Its number is KE-/)
    .waitFor()
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/within 10 working days/))
})
