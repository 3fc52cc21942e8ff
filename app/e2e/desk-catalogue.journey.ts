import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { inSeconds, until } from '../../server/test/prices.ts'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { choosePayment, giveContact, giveDelivery, payWithCard } from './checkout.ts'
import { inDatabase, sweep } from './database.ts'
import { newAddress } from './mail.ts'
import { completePageOf, placeOrder } from './order.ts'
import { colleague, newcomer } from './people.ts'
import { useEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = useEmptyShop()

/** A moment as a field has it in the browser's own time, to the second. */
const localFieldOf = (iso: string) => {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('a price is planned in the browser, and a cart that was opened earlier is told before it is paid', async () => {
  const productId = 2111
  const { page: seller } = await colleague(shop, 'catalogue')
  const page = await openPage({ url: shop.url })
  await page.goto(`/store/a-test/p/${productId}`)
  await hydrated(page)
  await page.getByText('$58.00').first().waitFor()
  await press(page, 'Add to cart')
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, 'Your cart')
  await giveContact(page, newAddress('dana'))
  await giveDelivery(page)
  await choosePayment(page, 'Card')

  // Found by its number, planned, and listed among those whose price changes.
  await seller.goto(`/desk/catalogue?search=${productId}`)
  await hydrated(seller)
  await seller
    .getByRole('row', { name: /\$58\.00/ })
    .getByRole('link')
    .click()
  await press(seller, 'Plan new prices')
  const form = seller.getByRole('form', { name: /^Plan prices of/ })
  await form.getByLabel('USD').fill('64.50')
  const at = inSeconds(25)
  await form.getByLabel('From').fill(await seller.evaluate(localFieldOf, at))
  await form.getByText('$58.00 → $64.50').waitFor()
  await form.getByLabel('Reason').fill('New price list')
  await form.getByRole('button', { name: 'Plan these prices' }).click()
  await seller.getByRole('row', { name: /\$64\.50 USD.*Planned/ }).waitFor()
  await seller.goto('/desk/catalogue?planned=true')
  await seller.getByText('1 planned').waitFor()

  await until(at)
  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.click()
  await page.getByText('Please look at your cart again before you pay').waitFor()
  await page
    .getByRole('note')
    .filter({ hasText: 'One price has changed' })
    .getByText(/\$58\.00 when you put it in, \$64\.50 now\./)
    .waitFor()
  forgiveProblems(/409|404/)
  await pay.click()
  await page.getByRole('dialog', { name: /^Pay / }).waitFor()
  await payWithCard(page)
  await heading(page, 'Thank you. Your order is placed.')
  await seller.goto(`/desk/catalogue/prices/${productId}?state=current&currency=USD`)
  expect(await seller.getByRole('row', { name: /USD/ }).first().textContent()).toContain('$64.50')
})

test('the last kit is ordered by transfer and sold out at the desk; the order expires, and the kit is back', async () => {
  const kit = 36
  const { page: manager } = await colleague(shop, 'manager')
  await manager.goto(`/desk/catalogue/stock/${kit}`)
  await hydrated(manager)
  await press(manager, 'Start counting')
  const form = manager.getByRole('form', { name: /^Start counting/ })
  await form.getByLabel('How many are there').fill('1')
  await form.getByLabel('Warning level').fill('0')
  await form.getByLabel('Reason').fill('Stocktaking')
  await form.getByRole('button', { name: 'Start counting' }).click()
  const available = (count: string) =>
    manager.locator('dl > div').filter({ hasText: 'Available' }).getByText(count).waitFor()
  await available('1')

  const { page } = await newcomer('breeder', { shop })
  const order = await placeOrder(page, shop, { items: [{ productId: kit }], by: 'EFT' })
  await page.goto(completePageOf(order))
  await heading(page, 'Thank you. One transfer to go.')

  // Today leads to it.
  await manager.goto('/desk')
  await manager.getByRole('link', { name: /^1 Stock to order/ }).click()
  await manager
    .getByRole('row', { name: /Sold out/ })
    .getByRole('link')
    .click()
  await available('0')
  await manager.goto('/desk')
  const lowStock = manager.getByRole('link', { name: /^1 Stock to order/ })
  await lowStock.waitFor()

  await inDatabase(database, "update checkouts set expires_at = now() - interval '1 second' where id = $1", [
    order.checkoutId,
  ])
  await sweep(database)
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('heading', { name: 'This order has ended' }).count()
    })
    .toBe(1)
  // Nobody loads the page again: the tab is looked at.
  await expect
    .poll(async () => {
      await manager.evaluate(() => window.dispatchEvent(new Event('focus')))
      return lowStock.count()
    })
    .toBe(0)
  await manager.goto(`/desk/catalogue/stock/${kit}`)
  await available('1')
})
