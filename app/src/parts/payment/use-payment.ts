import { sandboxCards, sandboxTokenIn } from '@shop/contract/sandbox'
import { type PaymentError, paymentErrorOf, paymentErrors } from '@shop/contract/payment-error'
import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import { codes, Failure, toastTexts } from '@shop/contract/failure'
import type { Order } from '@shop/contract/order'
import { toaster } from '@shop/design-system'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import {
  attemptFor,
  type CardExpiry,
  confirmPayment,
  storeAttempt,
  type PaidPlace,
  preparePayment,
  readAttempt,
  startPayment,
} from '../../data/checkout.ts'
import { findOrder } from '../../data/order.ts'
import { useRefetchCards } from '../../data/saved-card.ts'
import { type Checked, checkOrder } from './check-order.ts'
import { atRest, type Busy, displayedOf, nextPayment, type OpenForm } from './payment-state.ts'
import { showPendingPayment, showWhatFillsTheLimit } from './pending-payment.ts'
import { isReturn } from './use-return.ts'

const notices = {
  nothing: {
    title: 'Nothing was charged',
    text: 'The connection was lost before your payment was requested. Please try again.',
  },
  closed: { title: 'Nothing was charged', text: 'This payment was closed before it was finished. Please try again.' },
  slow: {
    title: 'Your bank has not answered yet',
    text: 'If it goes through, we email you at once. You may also try again: however often you do, this order is charged once.',
    canCheck: true,
  },
  unreachable: {
    title: 'We could not find out whether your payment went through',
    text: 'You seem to be offline. Nothing is lost: check again when you are back, and this order is charged once at most.',
    canCheck: true,
  },
}

const isBack = () => isReturn(new URLSearchParams(location.search))
const pause = () => new Promise((resume) => setTimeout(resume, 1500))
/** Nobody knows what the server did: no answer, or one from something in between. */
const isLost = (error: unknown) => error instanceof Failure && (error.status === 0 || error.status >= 500)
/** Nobody has answered the bank yet, so no charge is under way. */
const asksBank = (token: string) =>
  sandboxCards.some((card) => card.token === sandboxTokenIn(token) && card.plays === 'authentication')
const isPlaced = ({ status }: Order) => status === 'paid' || status === 'pending'

type Handlers = {
  /** What is paid for. */
  place: PaidPlace
  /** There is an order: its money is in, or awaited. */
  onPlaced: (order: Order) => void
  /** Fields that the server refused, which are in toasts already. */
  onRefused?: (fields: Record<string, string>) => void
  /** What is paid for is not what was reviewed: it should be fetched again. */
  onStale: () => void
}
type Wanted = {
  /** What is paid for, in this version: another version is another charge. */
  subject: string
  method: PaymentMethod
  /** Makes the order, or the payment of invoices, of this key. */
  order: (checkoutId: string) => Promise<Order>
}

/**
 * The way from "Pay" to an order. Every repetition, by a double press, a reload or a lost connection, uses the same
 * checkout id, with which the server makes one order and one charge.
 */
export function usePayment({ place, onPlaced, onRefused, onStale }: Handlers) {
  const [state, send] = useReducer(nextPayment, atRest)
  // Not of the state: a second press can come before the first one is rendered.
  const isUnderWay = useRef(false)
  const refetchCards = useRefetchCards()

  const markSent = (isSent: boolean) => {
    const current = readAttempt(place)
    if (current) storeAttempt(place, { ...current, isSent })
  }

  /** Acts on an order's status; the overlay stays on while a placed order's page loads. */
  const settle = (order: Order) => {
    if (isPlaced(order)) {
      storeAttempt(place, null)
      // A card declined before is of no interest any more.
      toaster.dismissAll()
      send({ type: 'placed' })
      onPlaced(order)
    } else if (order.status === 'failed' && order.paymentError) {
      markSent(false)
      decline(order.paymentError)
    } else if (order.status === 'failed') {
      storeAttempt(place, null)
      send({ type: 'ended', notice: notices.closed })
    }
    return order.status !== 'paying'
  }
  const decline = (error: PaymentError) => {
    if (error === 'card_removed') void refetchCards()
    toaster.error(paymentErrors[error])
    send({ type: 'declined', reason: paymentErrors[error] })
  }
  const check = async () => {
    const current = readAttempt(place)
    if (!current) return send({ type: 'done' })
    send({ type: 'working', busy: 'checking' })
    const checked: Checked = await checkOrder(() => findOrder(current.checkoutId), pause, current.isSent)
    if (typeof checked === 'object') settle(checked)
    else {
      if (checked === 'nothing') markSent(false)
      send({ type: 'ended', notice: notices[checked] })
    }
  }
  const lookUp = async () => {
    const current = readAttempt(place)
    try {
      return current && (await findOrder(current.checkoutId))
    } catch {
      return null
    }
  }
  const fail = async (error: unknown) => {
    if (isLost(error)) return check()
    if (!(error instanceof Failure)) throw error
    if (error.status === 428) {
      send({ type: 'ended', notice: null })
      return onRefused?.(error.fields)
    }
    if (error.code === codes.pendingPayment) {
      showPendingPayment()
      return send({ type: 'done' })
    }
    // Changed, closed or ordered elsewhere: perhaps this very order is there already.
    const known = await lookUp()
    if (known && isPlaced(known)) return void settle(known)
    if (error.status === 409) storeAttempt(place, null)
    onStale()
    if (error.code === codes.creditLimit) void showWhatFillsTheLimit()
    const title = error.code === codes.creditLimit ? 'Your account does not reach for this' : 'Please look once more'
    send({ type: 'ended', notice: { title, text: toastTexts(error).join(' ') } })
  }
  /** One thing at a time: a second press while one is under way does nothing. */
  const once = async (busy: Busy, work: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    send({ type: 'working', busy })
    try {
      await work()
    } catch (error) {
      await fail(error)
    } finally {
      isUnderWay.current = false
    }
  }

  const confirm = async (checkoutId: string, token: string, saved?: CardExpiry) => {
    markSent(true)
    if (settle(await confirmPayment(checkoutId, token, saved))) return
    if (asksBank(token)) send({ type: 'bankAsked' })
    else await check()
  }
  const begin = async ({ subject, method, order }: Wanted) => {
    // By another method it is another payment, and the one before gives way.
    const attempt = attemptFor(place, `${subject} ${method}`)
    const made = await order(attempt.checkoutId)
    const { checkoutId } = made
    // One that was there already has a key of its own.
    if (checkoutId !== attempt.checkoutId) storeAttempt(place, { ...attempt, checkoutId })
    if (isPlaced(made)) return void settle(made)
    // Nothing to type: a bank transfer, or an order that points and coupons pay for.
    if (method === paymentMethods.eft || made.totals.total.amount === 0)
      return confirm(checkoutId, (await startPayment(checkoutId, method)).provider)
    const form = await preparePayment(checkoutId, method)
    send({ type: 'formReady', form: { ...form, checkoutId, total: made.totals.total, method } })
  }
  /** Makes the payment at the provider; null where it was refused, which the page then shows. */
  const start = async ({ checkoutId, method }: OpenForm) => {
    let clientSecret: string | null = null
    await once('starting', async () => {
      clientSecret = (await startPayment(checkoutId, method)).clientSecret
      send({ type: 'done' })
    })
    return clientSecret
  }
  /** The sandbox has no script that starts the payment. */
  const take = async ({ provider, checkoutId, method }: OpenForm, token: string, saved?: CardExpiry) => {
    if (provider === 'sandbox') await startPayment(checkoutId, method)
    await confirm(checkoutId, token, saved)
  }

  /** A reload in the middle of a charge, or the way back from the bank's own page: first look what became of it. */
  const resume = useEffectEvent(() => {
    const attempt = readAttempt(place)
    if (attempt?.isSent) void once('checking', () => (isBack() ? confirm(attempt.checkoutId, 'returned') : check()))
  })
  // Not within the effect: it starts a render of its own.
  useEffect(() => queueMicrotask(() => resume()), [])

  const displayed = displayedOf(state)
  const { payment } = displayed
  return {
    ...displayed,
    pay: (what: Wanted) => once('starting', () => begin(what)),
    /** The payment at the provider, for its script to confirm; null where it was refused. */
    start: async () => (payment ? start(payment) : null),
    /** The provider's script, or the sandbox, has a token for the money. */
    take: async (token: string, saved?: CardExpiry) => {
      if (payment) await once('paying', () => take(payment, token, saved))
    },
    /** The provider's script was refused, with the provider's code: nothing was charged. */
    refuse: (code: string | undefined) => {
      markSent(false)
      decline(paymentErrorOf(code))
    },
    /** The provider's script takes the money itself from now on. */
    markSent: () => markSent(true),
    recheck: () => once('checking', check),
    close: () => send({ type: 'closed' }),
  }
}
