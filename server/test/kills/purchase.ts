import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Checkout, checkoutCalls } from '@shop/contract/checkout'
import { Failure } from '@shop/contract/failure'
import { sandboxTokens } from '@shop/contract/sandbox'
import type { Browser } from '../buyer.ts'

/** The ways to pay: what the browser sends, one after the other. */
export const ways = {
  card: { paymentMethod: 'C', tokens: ['tok_visa'] },
  authentication: { paymentMethod: 'C', tokens: ['tok_authenticationRequired', sandboxTokens.bankAccepts] },
  lostAnswer: { paymentMethod: 'C', tokens: ['tok_discover'] },
  payPal: { paymentMethod: 'P', tokens: [sandboxTokens.payPalApproves] },
  transfer: { paymentMethod: 'EFT', tokens: ['eft'] },
} as const
export type Way = (typeof ways)[keyof typeof ways]

const mostAttempts = 20
const refusedWith =
  (...statuses: number[]) =>
  (reason: unknown) => {
    if (reason instanceof Failure && statuses.includes(reason.status)) return null
    throw reason
  }

/**
 * Buys it, whatever happens: a payment that was closed meanwhile is begun again with a new key. Until it is paid, or the
 * order waits for its transfer.
 */
export async function purchase(
  browser: Browser,
  bodyWith: (change: Partial<Checkout>) => Checkout,
  way: Way,
  attempt = 1,
): Promise<void> {
  if (attempt > mostAttempts) throw new Error('It cannot be paid')
  const { paymentMethod, tokens } = way
  const body = bodyWith({ checkoutId: randomUUID(), paymentMethod })
  const { checkoutId } = body
  const again = () => purchase(browser, bodyWith, way, attempt + 1)
  const made = await browser.ask(checkoutCalls.createOrder, { body }).catch(refusedWith(404))
  // The cart was ordered: an earlier attempt of ours had been charged, and was finished after the crash.
  if (!made) return
  await browser.ask(checkoutCalls.startPayment, { body: { checkoutId, paymentMethod } }).catch(refusedWith(409))
  for (let at = 0; ; at++) {
    const token = tokens[at % tokens.length] ?? ''
    const order = await browser
      .ask(checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token } })
      .catch(refusedWith(409))
    if (!order) return again()
    if (order.status === 'paid' || order.status === 'pending') return
    await sleep(100)
  }
}
