import { Failure } from '@shop/contract/failure'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'

/**
 * What a checkout takes money for, locked inside a transaction together with its checkout: the lock puts all that
 * happens to its checkouts in a row.
 */
export type Purchase = {
  /** As it is now. */
  checkout: CheckoutRow
  /** Holds it for this checkout alone; else the id of the checkout that has it. Throws where it can be paid no more. */
  hold: () => Promise<string | null>
  /** Checks again before its money is taken. Throws where what is reserved can be delivered no more. */
  check: () => Promise<void>
  /** Its money is in, or promised: `done` is the checkout afterwards. */
  complete: (done: CheckoutRow) => Promise<void>
  /** No money was taken: gives back what was held. */
  free: () => Promise<void>
}

/** Locks what a checkout pays for, and the checkout itself, until the transaction ends. */
export type LockPurchase = (tx: Db, checkout: CheckoutRow) => Promise<Purchase>

const refusals = {
  cancelled: 'This payment was closed and nothing was charged. Please go back and pay again.',
  ordered: 'This cart has already been ordered.',
  changed: 'Your cart has changed since. Please look at it again before you pay.',
  elsewhere: 'This is being paid for in another window. Please finish there, or try again in a few minutes.',
  clearing:
    'PayPal has your payment for this already, and waits for the money from your bank, which takes some days. We email you as soon as it is in. Please do not pay a second time.',
  due: 'What is due has changed meanwhile. Nothing was charged. Please look at it again before you pay.',
  given: 'This order waits for no payment any more. Nothing was charged.',
  sent: 'This order is on its way already, or we have begun with it. Please write to us, and we see what can be done.',
  disputed: 'Your bank has asked for this payment back, and decides first.',
  lost: 'Your bank has taken money of this payment back, and less of it is left than this.',
  undeliverable: 'A product of this order is not sold any more. Please return the transfer.',
  changedMeanwhile: 'This transfer has just been changed. Please look at it again.',
  paid: 'This is paid already. Nothing was charged.',
  member: 'You are a member already. Nothing was charged.',
  paysMembership:
    'This card pays the next year of your kennel membership. Cancel the membership, or pay it in another way, then remove the card.',
  membershipOver: 'This membership has ended. Nothing was charged. You can join again at any time.',
}
export const refuse = (reason: keyof typeof refusals) => new Failure(409, { message: refusals[reason] })
