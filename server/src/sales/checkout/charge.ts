import {
  applyOutcome,
  beginPayment,
  chargeOf,
  claimCharge,
  endPayment,
  finishPayment,
  type PaymentContext,
  readCheckout,
  releaseCharge,
} from '../payment/steps.ts'
import { atLength } from '../../platform/payment-provider/in-time.ts'
import type { CardExpiry } from '../../platform/payment-provider/provider.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'

const free = ({ id }: CheckoutRow) => ({ status: 'paid', paymentRef: `free_${id}` }) as const

/** Puts an order on its buyer's account: nothing is charged, it is billed. Throws 409 (code 111) above the account's limit. */
export async function putOnAccount(context: PaymentContext, checkout: CheckoutRow): Promise<CheckoutRow> {
  if (checkout.status === 'cancelled') return checkout
  const begun = await beginPayment(context, checkout)
  if (begun.status !== 'paying') return begun
  // What costs nothing is not billed.
  if (begun.total === 0) return finishPayment(context, begun, free(begun))
  try {
    return await finishPayment(context, begun, { status: 'pending', paymentRef: `account_${begun.id}` })
  } catch (reason) {
    // Above the limit: the cart is free again, to be paid in another way.
    await endPayment(context, begun, 'failed', null)
    throw reason
  }
}

/** What another request's charge came to; `paying` when that takes longer than a visitor waits. */
async function settled(context: PaymentContext, id: string, triesLeft = 50): Promise<CheckoutRow> {
  const checkout = await readCheckout(context.db, id)
  if (checkout.status !== 'paying' || triesLeft === 0) return checkout
  await new Promise((resume) => setTimeout(resume, 100))
  return settled(context, id, triesLeft - 1)
}

/** Takes the money. Whoever calls it at the same time waits for the same answer. */
export async function charge(
  context: PaymentContext,
  checkout: CheckoutRow,
  token: string,
  saved?: CardExpiry,
): Promise<CheckoutRow> {
  const claimed = await claimCharge(context, checkout.id)
  if (!claimed) return settled(context, checkout.id)
  if (claimed.total === 0) return finishPayment(context, claimed, free(claimed))
  const provider = context.payments.of(claimed)
  const outcome = await atLength(() =>
    provider.confirm({ ...chargeOf(claimed), token, ...(saved && { saved }) }),
  ).catch((error: unknown) => {
    // Nobody knows whether money moved: the order stays "paying" until the sweep has checked.
    context.log.error({ err: error, number: claimed.number }, 'charge')
    return null
  })
  if (!outcome) return claimed
  if (outcome.status === 'unknown') await releaseCharge(context, claimed.id)
  return applyOutcome(context, claimed, outcome)
}
