import type { PaymentMethod } from '@shop/contract/constants'
import { checkoutCalls } from '@shop/contract/checkout'
import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { disputes } from '../src/schema/dispute.ts'
import { orders } from '../src/schema/order.ts'
import { refunds } from '../src/schema/refund.ts'
import { disagreementsIn } from './books.ts'
import { australian, checkoutBody, confirm, signIn } from './buyer.ts'
import { membershipBody } from './members.ts'
import type { useProviderShop } from './provider-shop.ts'
import { filledCart, kit } from './refunds.ts'

type ProviderShop = ReturnType<typeof useProviderShop>

/** What a provider sends: an event's type and its object. */
export type SentWebhook = { to: 'stripe' | 'paypal'; type: string; object: object }

/**
 * Payments in every state that a provider reports, and all the events about them. `paid` are the checkouts that have an
 * order once everything was sent, `references` what providers call what went back.
 */
export async function openScene({ shop, stripe, payPal }: ProviderShop) {
  const paid: string[] = []
  const begin = async (paymentMethod: PaymentMethod, isYearly = false) => {
    const browser = australian(shop)
    await signIn(shop, browser)
    const body = isYearly
      ? await membershipBody(browser, { paymentMethod })
      : checkoutBody(await filledCart(browser, [[kit, 2]]), { paymentMethod })
    await browser.ask(checkoutCalls.createOrder, { body })
    const { checkoutId } = body
    const { clientSecret } = await browser.ask(checkoutCalls.startPayment, { body: { checkoutId } })
    paid.push(checkoutId)
    return { clientSecret, confirm: () => confirm(browser, checkoutId) }
  }
  const told: SentWebhook[] = []
  const tell = (to: SentWebhook['to'], object: object, ...types: string[]) =>
    told.push(...types.map((type) => ({ to, type, object })))

  // The browser never came back.
  tell('stripe', stripe.browser.pay((await begin('C')).clientSecret), 'payment_intent.succeeded')
  tell('stripe', stripe.browser.pay((await begin('C', true)).clientSecret), 'payment_intent.succeeded')
  tell('paypal', payPal.approve((await begin('P')).clientSecret), 'CHECKOUT.ORDER.APPROVED')
  const subscription = (await begin('P', true)).clientSecret
  payPal.subscription.approve(subscription)
  tell('paypal', { id: subscription }, 'BILLING.SUBSCRIPTION.ACTIVATED', 'BILLING.SUBSCRIPTION.PAYMENT.FAILED')
  tell('paypal', { id: 'sale_1', billing_agreement_id: subscription }, 'PAYMENT.SALE.COMPLETED')

  // Refunded at the provider's desk, and disputed in vain.
  const [card, wallet] = [await begin('C'), await begin('P')]
  const intent = stripe.browser.pay(card.clientSecret)
  const order = payPal.approve(wallet.clientSecret)
  await card.confirm()
  await wallet.confirm()
  const [capture] = order.purchase_units[0]?.payments?.captures ?? []
  if (!capture) throw new Error('PayPal took nothing')
  tell('stripe', intent, 'payment_intent.succeeded')
  tell('stripe', { id: 'ch_1', payment_intent: intent.id }, 'charge.refunded')
  const dispute = { id: 'dp_1', payment_intent: intent.id, amount: intent.amount, currency: intent.currency }
  tell('stripe', { ...dispute, status: 'needs_response' }, 'charge.dispute.created')
  tell('stripe', { ...dispute, status: 'won' }, 'charge.dispute.closed')
  tell('paypal', capture, 'PAYMENT.CAPTURE.COMPLETED')
  const refunded = stripe.refund(intent.id, 500)
  tell('stripe', refunded, 'refund.created', 'refund.updated')
  const back = payPal.refund(capture.id, { currency_code: capture.amount.currency_code, value: '5.00' })
  tell('paypal', payPal.shown(back), 'PAYMENT.CAPTURE.REFUNDED')
  const claim = {
    dispute_id: 'PP-D-1',
    dispute_amount: capture.amount,
    disputed_transactions: [{ seller_transaction_id: capture.id }],
  }
  tell('paypal', claim, 'CUSTOMER.DISPUTE.CREATED')
  tell('paypal', { ...claim, dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }, 'CUSTOMER.DISPUTE.RESOLVED')
  // Of no interest.
  tell('stripe', { id: 'cus_1', object: 'customer' }, 'customer.created', 'payment_intent.created')
  tell('paypal', { id: '1' }, 'CATALOG.PRODUCT.CREATED')
  return { told, paid, references: { refunds: [refunded.id, back.id], disputes: [dispute.id, claim.dispute_id] } }
}

type Scene = Awaited<ReturnType<typeof openScene>>

/** What was sent is in the books: once, and whole. */
export async function expectBookedOnce({ shop }: ProviderShop, { paid, references }: Scene) {
  const placed = await shop.db.select().from(orders).where(inArray(orders.checkoutId, paid))
  expect(placed.map(({ checkoutId }) => checkoutId).toSorted(byText)).toEqual(paid.toSorted(byText))
  const back = await shop.db.select().from(refunds).where(inArray(refunds.reference, references.refunds))
  expect(back.map(({ reference }) => reference ?? '').toSorted(byText)).toEqual(references.refunds.toSorted(byText))
  const disputed = await shop.db.select().from(disputes).where(inArray(disputes.reference, references.disputes))
  expect(disputed.map(({ reference }) => reference).toSorted(byText)).toEqual(references.disputes.toSorted(byText))
  expect(await disagreementsIn(shop)).toEqual([])
}

const byText = (a: string, b: string) => a.localeCompare(b)
