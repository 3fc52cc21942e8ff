import { installStripe, type StripeBank } from '@shop/mocks/stripe-script'
import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { fakeStripe, type FakeStripe } from '../../server/test/fake-stripe.ts'
import { stripeSettings } from '../../server/test/provider-shop.ts'
import { useEmptyShop } from './shop.ts'

/** An empty shop on PostgreSQL with Stripe's keys, and a Stripe on this machine. */
export function useStripeShop() {
  const stripe = {} as FakeStripe
  beforeAll(async () => void Object.assign(stripe, await fakeStripe()))
  afterAll(() => stripe.close())
  const opened = useEmptyShop(() => ({
    ...stripeSettings(stripe),
    BANK_ACCOUNTS: JSON.stringify({ USD: { holder: 'Kinpaw', bank: 'First Bank', Number: '1234 5678' } }),
  }))
  /** What Stripe sends to the shop: an event, signed; returns the status. */
  const tell = async (type: string, object: object) => {
    const { body, headers } = stripe.event(type, object)
    return (await fetch(`${opened.shop.url}/api/webhooks/stripe`, { method: 'POST', body, headers })).status
  }
  return { ...opened, stripe, tell }
}

/** Gives a visitor's pages Stripe's script, whose bank is `stripe`'s; one that authenticates leads away to `atBank`. */
export async function withStripe(
  page: Page,
  stripe: FakeStripe,
  atBank: (secret: string, returnUrl: string) => Promise<void> = async () => {},
) {
  const context = page.context()
  await context.addInitScript(installStripe)
  await context.exposeFunction('stripeCards', stripe.browser.savedCards)
  const bank: StripeBank = async (secret, card, returnUrl, customer) => {
    const {
      id,
      status,
      last_payment_error: refused,
    } = card.startsWith('pm_')
      ? stripe.browser.payWithSaved(secret, card, customer.session)
      : stripe.browser.pay(secret, card.replaceAll(' ', ''), customer)
    if (status === 'requires_action') await atBank(secret, returnUrl)
    return refused ? { error: { type: 'card_error', ...refused } } : { paymentIntent: { id } }
  }
  await context.exposeFunction('stripeBank', bank)
}

/** Types a number into Stripe's form, in the dialog that is open, and pays; `isSaved` ticks its box. */
export async function payWithStripe(page: Page, number = '4242 4242 4242 4242', { isSaved = false } = {}) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Card number').fill(number)
  if (isSaved) await dialog.getByLabel('Save payment details').check()
  await dialog.getByRole('button', { name: /^Pay / }).click()
}

/** Pays with a card that the dialog which is open shows, by its last digits. */
export async function payWithSavedCard(page: Page, last4: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Saved card ${last4}` }).click()
  await dialog.getByRole('button', { name: /^Pay / }).click()
}
