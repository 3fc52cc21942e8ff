import { orderCalls } from '@shop/contract/order'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { cards, choosePayment, giveContact, giveDelivery } from './checkout.ts'
import { desk, lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail, newAddress } from './mail.ts'
import { kitsFrom } from './order.ts'
import { newcomer } from './people.ts'
import { payWithSavedCard, payWithStripe, useStripeShop, withStripe } from './stripe.ts'
import { isShort } from '../../vitest/tier.ts'

useBrowser()

const { shop, stripe, tell } = useStripeShop()
const thanks = 'Thank you. Your order is placed.'

async function addToCart(page: Page, productId: number) {
  await page.goto(`/store/a-test/p/${productId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
}

/** Up to the open form of a card for one product. */
async function openForm(page: Page, productId: number, email?: string) {
  await addToCart(page, productId)
  await page.getByText('Item added to cart').first().waitFor()
  await giveContact(page, email)
  await giveDelivery(page)
  await choosePayment(page, 'Card')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('dialog').getByLabel('Card number').waitFor()
}

/** What Stripe took, one line for each intent that was paid. */
const taken = () => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')

test('Stripe: declined, then the bank’s own page authenticates the payer, in another tab: one order, one charge', async () => {
  const page = await openPage({ url: shop.url })
  const email = newAddress('dana')
  const tab = await openTab(page)
  const isBack = Promise.withResolvers<void>()
  await withStripe(page, stripe, async (secret, returnUrl) => {
    const { id } = stripe.browser.authenticate(secret, true)
    const query = new URLSearchParams({
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: 'succeeded',
    })
    await tab.goto(`${returnUrl}&${query.toString()}`)
    isBack.resolve()
    // The page that paid never hears of it.
    await new Promise(() => {})
  })
  await openForm(page, 36, email)
  expect(stripe.intents.size).toBe(0)
  await payWithStripe(page, cards.insufficient)
  await page
    .getByRole('dialog')
    .getByText('There is not enough money on this card. Nothing was charged.')
    .first()
    .waitFor()
  await payWithStripe(page, cards.authenticated)
  await isBack.promise
  await heading(tab, thanks)
  expect(new URL(tab.url()).searchParams.has('payment_intent_client_secret')).toBe(false)
  await page.reload()
  await heading(page, thanks)
  const checkoutId = new URL(tab.url()).searchParams.get('order') ?? ''
  const { totals } = await ask(page, shop, orderCalls.getOrder, { params: { checkoutId } })
  const [intent] = taken()
  expect(taken()).toHaveLength(1)
  expect(intent).toMatchObject({ amount_received: Math.round(totals.total.amount * 100), currency: 'usd' })
  expect(await tell('payment_intent.succeeded', intent ?? {})).toBe(200)
  await inMail(email, /We have your order and your payment/, shop)
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})

test.skipIf(isShort)('a payment is disputed and lost: results stay, what is owed is shown and paid again', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  await withStripe(page, stripe)
  await openForm(page, 2138)
  const [barcode = ''] = await kitsFrom(shop, async () => {
    await payWithStripe(page, cards.good, { isSaved: true })
    await heading(page, thanks)
  })
  const orderPage = page.url()
  await lab(shop, 'advance', '--stage', 'dispatched', barcode)
  const dog = await activate(page, shop, { barcode, name: 'Biscuit', email })
  await lab(shop, 'advance', '--stage', 'received', barcode)
  await importReadings(shop, [{ barcode, marker: 'Marker 001' }])
  const seeResults = async () => {
    await page.goto(`/my/animals/${dog.id}`)
    await heading(page, 'Biscuit’s results are here')
  }
  await seeResults()

  const intent = taken().at(-1)
  const dispute = {
    id: 'dp_1',
    object: 'dispute',
    payment_intent: intent?.id,
    amount: intent?.amount,
    currency: intent?.currency,
  }
  expect(await tell('charge.dispute.created', { ...dispute, status: 'needs_response' })).toBe(200)
  await page.goto(orderPage)
  await page.getByText('This payment is being disputed').waitFor()
  expect(await desk(shop, 'disputes')).toMatch(/is disputed.*dp_1/)

  expect(await tell('charge.dispute.closed', { ...dispute, status: 'lost' })).toBe(200)
  await page.reload()
  await heading(page, 'This order is not paid any more')
  await page.getByText('Your bank has taken this payment back').waitFor()
  expect(await desk(shop, 'disputes')).toMatch(/was taken back.*dp_1/)
  await seeResults()
  await page.goto('/my/pending-orders')
  await page
    .getByText(/KP-\d+/)
    .first()
    .waitFor()
  await addToCart(page, 36)
  await page.getByRole('dialog', { name: /^Pending Payments \$/ }).waitFor()
  forgiveProblems(/status of 409 /)

  await page.goto(orderPage)
  await page.getByRole('link', { name: 'Pay it online' }).click()
  await heading(page, 'One order')
  await hydrated(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payWithSavedCard(page, '4242')
  await heading(page, 'Thank you. Your payment is in.')
  await page.goto(orderPage)
  await heading(page, thanks)
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})
