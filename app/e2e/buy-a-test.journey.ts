import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { cardDialog, cards, choosePayment, dana, fillAddress, fillCard, giveContact, payWithCard } from './checkout.ts'
import { useOwnShop } from './shop.ts'
import { buyATest } from './steps/buy-a-test.ts'
import { onPage } from './steps/on-page.ts'
import { walk } from './steps/visitor.ts'
import { isShort } from '../../vitest/tier.ts'

useBrowser()

const shop = useOwnShop()

const cea = /^Collie eye anomaly/
/** From the listing to a cart of two tests for Collie eye anomaly, with ten percent off. */
async function fillCart(page: Page) {
  await page.goto('/breeder/for-dogs/dna-tests')
  // On a phone they are in a sheet.
  const filters = page.getByRole('button', { name: 'Filters' })
  const isPhone = await filters.isVisible()
  if (isPhone) await filters.click()
  await page.getByRole('combobox', { name: 'Breeds', exact: true }).click()
  await page.keyboard.type('border coll')
  await page.getByRole('option', { name: 'Border Collie' }).click()
  if (isPhone) await page.getByRole('button', { name: 'Show tests' }).click()
  else await page.keyboard.press('Escape')
  await page.getByRole('link', { name: cea }).click()
  await page.getByRole('heading', { level: 1, name: cea }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, /cart/i)
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByText('$116.00').first().waitFor()
  await page.getByLabel('Coupon or voucher').fill('welcome10')
  await page.keyboard.press('Enter')
  await page.getByText('$111.35').first().waitFor()
}

const mails = () =>
  (existsSync(join(shop.data, 'mail')) ? readdirSync(join(shop.data, 'mail')) : []).filter((name) =>
    name.endsWith('.eml'),
  )

test.each(isShort ? (['phone'] as const) : (['desktop', 'phone'] as const))(
  'a guest buys the test for Collie eye anomaly, whatever gets in the way (%s)',
  async (size) => {
    const mailsBefore = mails().length
    const page = await openPage({ size, url: shop.url })
    await fillCart(page)
    await giveContact(page, 'dana@example.com')

    // A reload in the middle loses nothing, neither what was sent nor what was only typed.
    await heading(page, 'Where shall we send your kit?')
    await fillAddress(page, dana)
    await page.getByRole('radio').first().check()
    await page.reload()
    await heading(page, 'Where shall we send your kit?')
    await expect.poll(() => page.getByLabel('City or suburb').inputValue()).toBe('Ithaca')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await heading(page, 'How would you like to pay?')

    // Back and forth again.
    await page.goBack()
    await heading(page, 'Where shall we send your kit?')
    await page.goForward()
    await choosePayment(page, 'Card')

    // A declined card charges nothing and shows why; another one pays, once, however often it is pressed.
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await payWithCard(page, cards.declined)
    await page
      .getByText(/Your bank declined this card/)
      .first()
      .waitFor()
    await fillCard(page)
    await cardDialog(page)
      .getByRole('button', { name: /^Pay \$/ })
      .dblclick()
    await heading(page, 'Thank you. Your order is placed.')
    const number =
      /KP-\d+/.exec(
        (await page
          .getByRole('main')
          .getByText(/KP-\d+/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? ''
    const address = page.url()

    // The cart is gone, and going back pays nothing again.
    await page.goBack()
    await page
      .getByText(/nothing more to pay|cart is empty/i)
      .first()
      .waitFor()
    await page.goto(address)
    await page.getByRole('main').getByText(number).first().waitFor()

    // After a restart the order is still there, and its confirmation was written once.
    await expect.poll(() => mails().length - mailsBefore).toBe(1)
    if (size === 'desktop') await shop.restart()
    await page.goto(address)
    await heading(page, 'Thank you. Your order is placed.')
    await expect.poll(() => page.getByRole('main').getByText(number).first().isVisible()).toBe(true)
    expect(mails().length - mailsBefore).toBe(1)
    expect(mails().some((name) => readFileSync(join(shop.data, 'mail', name), 'utf8').includes(number))).toBe(true)
    forgiveProblems(/ERR_CONNECTION_REFUSED|Failed to fetch/)
  },
)

test.skipIf(isShort).each(['desktop', 'phone'] as const)(
  'the steps that the workshop shows buy a test (%s)',
  async (size) => {
    const page = await openPage({ size, url: shop.url })
    await page.goto('/breeder/for-dogs/dna-tests?search=collie+eye')
    await hydrated(page)
    await walk(onPage(page), buyATest)
    expect(new URL(page.url()).pathname).toBe('/checkout/complete')
  },
)

test('two tabs show one cart, and a lost connection loses nothing', async () => {
  const page = await openPage({ url: shop.url })
  await fillCart(page)
  const tab = await openTab(page)
  await tab.goto(`${shop.url}/cart`)
  await tab.getByText('$111.35').first().waitFor()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByText('Network error').first().waitFor()
  await expect.poll(() => page.getByText('$111.35').first().isVisible()).toBe(true)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByText('$163.55').first().waitFor()
  await tab.getByText('$163.55').first().waitFor()
  forgiveProblems(/ERR_INTERNET_DISCONNECTED/)
})
