import { invoiceCalls } from '@shop/contract/invoice'
import { orderCalls } from '@shop/contract/order'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { cardDialog, cards, choosePayment, giveContact, giveDelivery, payWithCard } from './checkout.ts'
import { desk } from './command.ts'
import { givePoints, inDatabase } from './database.ts'
import { inMail, newAddress } from './mail.ts'
import { placeOrder } from './order.ts'
import { approvedVet } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

/** The orders of an address, each with what the sandbox's bank took for it. */
const booked = (email: string) =>
  inDatabase<{ status: string; total: number; charged: number | null }>(
    database,
    `select orders.status, orders.total, sandbox_charges.amount as charged from orders
     left join sandbox_charges on sandbox_charges.checkout_id = orders.checkout_id and sandbox_charges.status = 'paid'
     where orders.email = $1`,
    [email],
  )

/** A guest with one kit in the cart, at the open dialog that pays for it. */
async function openPayment(email: string, way: 'Card' | 'PayPal') {
  const page = await openPage({ url: shop.url })
  await page.goto('/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  await giveContact(page, email)
  await giveDelivery(page)
  await choosePayment(page, way)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await cardDialog(page).waitFor()
  return page
}

const output = (page: Page, text: string) => cardDialog(page).getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => cardDialog(page).getByRole('button', { name })
const thanks = 'Thank you. Your order is placed.'

test('a card that is declined, then one whose bank authenticates the payer: one order, one charge', async () => {
  const email = newAddress('dana')
  const page = await openPayment(email, 'Card')
  await payWithCard(page, cards.insufficient)
  await output(page, 'There is not enough money on this card. Nothing was charged.')
  await payWithCard(page, cards.authenticated)
  await button(page, 'No, refuse it').click()
  await output(page, 'Your bank could not confirm that it is you. Nothing was charged. Please try again.')
  expect(await booked(email)).toEqual([])

  await payWithCard(page, cards.authenticated)
  await button(page, 'Yes, I am paying this').dblclick()
  await heading(page, thanks)
  await page.reload()
  await heading(page, thanks)
  const checkoutId = new URL(page.url()).searchParams.get('order') ?? ''
  const { totals } = await ask(page, shop, orderCalls.getOrder, { params: { checkoutId } })
  const total = Math.round(totals.total.amount * 100)
  expect(await booked(email)).toEqual([{ status: 'paid', total, charged: total }])
  await inMail(email, /We have your order and your payment/, shop)
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})

test('PayPal takes the money and the page is closed before it returns: there is an order all the same', async () => {
  const email = newAddress('dana')
  const page = await openPayment(email, 'PayPal')
  await button(page, 'Let PayPal decline it').click()
  await output(page, 'Your bank declined this card. Nothing was charged. Please try another card.')
  expect(await booked(email)).toEqual([])
  const asked = page.waitForRequest('**/confirm')
  await button(page, /^Agree and pay/).click()
  await asked
  await page.close()
  await inMail(email, /We have your order and your payment/, shop)
  const [order, ...others] = await booked(email)
  expect(order).toEqual({ status: 'paid', total: order?.total, charged: order?.total })
  expect(others).toEqual([])
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})

const places = {
  US: { country: 'US', city: 'Ithaca', state: 'NY', postcode: '14850' },
  AU: { country: 'AU', city: 'Melbourne', state: 'VIC', postcode: '3121' },
}

/** An order of one kit: on the practice's account, or by bank transfer. */
const orderKit = (page: Page, country: 'US' | 'AU', by: 'account' | 'EFT' = 'account') => {
  const items = [{ productId: 36, metaData: { animalName: 'Juno' } }]
  return placeOrder(page, shop, { items, place: places[country], by })
}

test('a pending order and two invoices in two currencies are paid, with points on one payment', async () => {
  const { page, email } = await approvedVet(shop, 5000)
  const american = await orderKit(page, 'US')
  // The practice has moved: its account is in another currency since.
  await inDatabase(database, `update users set country_code = 'AU' where email = $1`, [email])
  const australian = await orderKit(page, 'AU')
  const waiting = await orderKit(page, 'US', 'EFT')
  await givePoints(database, email, 700)
  const { value, others } = await ask(page, shop, invoiceCalls.getInvoiceTotal)
  expect([value, ...others].map(({ currency }) => currency).toSorted()).toEqual(['AUD', 'USD'])

  await page.goto('/invoices/pay')
  await heading(page, 'Pay what is open')
  await hydrated(page)
  await page.getByRole('link', { name: /^Pay \$[\d.]+ USD$/ }).click()
  await heading(page, '2 orders, one payment')
  await page.getByText(waiting.number).first().waitFor()
  const inUsd = Math.round((american.totals.total.amount + waiting.totals.total.amount) * 100)
  const labelled = (minor: number) => `Pay $${(minor / 100).toFixed(2)}`
  await page.getByRole('button', { name: labelled(inUsd) }).waitFor()
  await page.getByLabel('Loyalty points').fill('700')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: labelled(inUsd - 700) }).click()
  await payWithCard(page, cards.declined)
  await output(page, 'Your bank declined this card. Nothing was charged. Please try another card.')
  await payWithCard(page)
  await heading(page, 'Thank you. Your payment is in.')

  // The page leads on to what is open in the other currency.
  await page.getByRole('link', { name: /^Pay / }).click()
  await heading(page, 'One invoice')
  const inAud = Math.round(australian.totals.total.amount * 100)
  await page.getByRole('button', { name: labelled(inAud) }).click()
  await payWithCard(page)
  await page.getByText(/AUD$/).first().waitFor()
  await heading(page, 'Thank you. Your payment is in.')

  expect((await booked(email)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
  const charges = await inDatabase<{ amount: number; currency: string }>(
    database,
    `select sandbox_charges.amount, sandbox_charges.currency from sandbox_charges
     join checkouts on checkouts.id = sandbox_charges.checkout_id join users on users.id = checkouts.user_id
     where users.email = $1 and sandbox_charges.status = 'paid' order by sandbox_charges.currency`,
    [email],
  )
  expect(charges).toEqual([
    { amount: inAud, currency: 'AUD' },
    { amount: inUsd - 700, currency: 'USD' },
  ])
  await page.goto('/invoices/pay')
  await page
    .getByText(/nothing to pay/i)
    .first()
    .waitFor()
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})
