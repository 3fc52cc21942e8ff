import { cartCalls } from '@shop/contract/cart'
import { orderCalls } from '@shop/contract/order'
import { productCalls } from '@shop/contract/product'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { inSeconds, until } from '../../server/test/prices.ts'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { choosePayment, giveContact, giveDelivery, payWithCard } from './checkout.ts'
import { desk } from './command.ts'
import { inMail, newAddress } from './mail.ts'
import { placeOrder } from './order.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** No other journey buys it. */
const productId = 2111
const [before, after] = ['$58.00', '$64.50']

/** A visitor who has put the test into their cart. */
async function visitorWithCart(path: string, size?: 'phone') {
  const page = await openPage({ url: shop.url, size })
  await page.goto(path)
  await hydrated(page)
  await page.getByText(before).first().waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, 'Your cart')
  return page
}

const showsNewPrice = (page: Page, name: string) =>
  page
    .getByRole('note')
    .filter({ hasText: 'One price has changed' })
    .getByText(`${name}: ${before} when you put it in, ${after} now.`)
    .waitFor()

test('a price changes at a time set before: earlier carts show it, nobody pays another sum than they saw, an earlier order has its own price', async () => {
  const stranger = await openPage({ url: shop.url })
  const { name } = await ask(stranger, shop, productCalls.getProduct, { params: { id: String(productId) } })
  const path = `/store/a-test/p/${productId}`
  const email = newAddress('dana')

  // One who waits to transfer, one with a cart, one who is about to pay.
  const awaited = await placeOrder(await openPage({ url: shop.url }), shop, {
    items: [{ productId }],
    email: newAddress('grace'),
    by: 'EFT',
  })
  const idle = await visitorWithCart(path, 'phone')
  const page = await visitorWithCart(path)
  await giveContact(page, email)
  await giveDelivery(page)
  await choosePayment(page, 'Card')
  const pay = page.getByRole('button', { name: /^Pay / })
  const sum = async (button = pay) => Number(/[\d.]+/.exec((await button.textContent()) ?? '')?.[0])
  const shown = await sum()

  // Seen by so many that the server caches the page.
  const pageOf = async () => (await stranger.request.get(path, { headers: { 'accept-language': 'en-US' } })).text()
  for (let seen = 0; seen < 3; seen++) expect(await pageOf()).toContain(before)
  const at = inSeconds(20)
  const planned = await desk(
    shop,
    'prices',
    'plan',
    String(productId),
    '--amount',
    'USD=64.5',
    '--at',
    at,
    '--reason',
    'New price list',
  )
  expect(planned).toContain(`before ${before}`)
  expect(await pageOf()).toContain(before)

  await until(at)
  expect(await pageOf()).toContain(after)
  await stranger.goto(path)
  await stranger.getByText(after).first().waitFor()

  // About to pay what was shown: the new sum is shown first, and nothing is charged until then.
  await pay.click()
  await page.getByText('Please look at your cart again before you pay').waitFor()
  await showsNewPrice(page, name)
  // The order is refused, so there is none to continue with.
  forgiveProblems(/409|404/)
  await expect.poll(() => sum()).toBeCloseTo(shown + 6.5)
  await pay.click()
  await page.getByRole('dialog', { name: /^Pay / }).waitFor()
  await payWithCard(page)
  await heading(page, 'Thank you. Your order is placed.')
  const checkoutId = new URL(page.url()).searchParams.get('order') ?? ''
  const { totals } = await ask(page, shop, orderCalls.getOrder, { params: { checkoutId } })
  expect(totals.total.amount).toBeCloseTo(shown + 6.5)
  await inMail(email, new RegExp(totals.total.label.replace(/[$.]/g, String.raw`\$&`)), shop)

  // The cart that was left open shows it when it is looked at again.
  await idle.reload()
  await showsNewPrice(idle, name)
  const sessionId = await idle.evaluate(() => localStorage.getItem('cart') ?? '')
  const { items } = await ask(idle, shop, cartCalls.getCart, { params: { sessionId } })
  expect(items[0]?.unitPrice.label).toBe(after)

  // What waits for its transfer costs what it did.
  const kept = await ask(stranger, shop, orderCalls.getOrder, { params: { checkoutId: awaited.checkoutId } })
  expect([kept.totals.total, kept.transfer?.due]).toEqual([awaited.totals.total, awaited.totals.total])
})
