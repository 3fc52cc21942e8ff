import type { PaymentForm } from '@shop/contract/checkout'
import type { PaymentMethod } from '@shop/contract/constants'
import type { Order } from '@shop/contract/order'

/** What is under way and must not be interrupted. */
export type Busy = 'starting' | 'paying' | 'checking'

/** What the page shows meanwhile. */
export const busyTexts: Record<Busy, string> = {
  starting: 'One moment, please',
  paying: 'Taking your payment',
  checking: 'We are checking whether your payment went through',
}

/** What the review shows above its button. */
export type Notice = { title: string; text: string; canCheck?: boolean }

/** What an open payment dialog shows. */
export type OpenForm = PaymentForm & {
  checkoutId: string
  /** What is charged: the order's, whatever its cart would cost meanwhile. */
  total: Order['totals']['total']
  method: PaymentMethod
}

type Review = { step: 'review'; notice: Notice | null }
/** The dialog is open; `declined` is why the last charge failed. */
type Form = { step: 'form'; form: OpenForm; declined: string | null }
/** The dialog is open, and the sandbox's bank authenticates the payer. */
type Bank = { step: 'bank'; form: OpenForm }
/** What is under the overlay while something is under way, and is displayed again when it ends without news. */
type Under = (Review & { notice: null }) | (Form & { declined: null }) | Bank
/** Something is under way; when it is `placed`, there is an order and its page loads. */
type Covered = { step: 'busy' | 'placed'; busy: Busy; under: Under }

export type PaymentState = Review | Form | Bank | Covered

export type PaymentEvent =
  | { type: 'working'; busy: Busy }
  /** What was under way ended without news. */
  | { type: 'done' }
  | { type: 'formReady'; form: OpenForm }
  | { type: 'bankAsked' }
  | { type: 'declined'; reason: string }
  /** This payment is over, and another one can be tried. */
  | { type: 'ended'; notice: Notice | null }
  | { type: 'placed' }
  /** The visitor closes the dialog. */
  | { type: 'closed' }

const atReview = { step: 'review', notice: null } as const
export const atRest: PaymentState = atReview

const declinedNotice = (text: string): Notice => ({ title: 'Your payment did not go through', text })

function underOf(state: PaymentState): Under {
  if (state.step === 'review') return atReview
  if (state.step === 'form') return { ...state, declined: null }
  return state.step === 'bank' ? state : state.under
}

const isCovered = (state: PaymentState): state is Covered => state.step === 'busy' || state.step === 'placed'

/** The state after an event; the very same one where the event means nothing in it. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  const under = underOf(state)
  switch (event.type) {
    case 'working':
      return { step: 'busy', busy: event.busy, under }
    case 'closed':
      if (isCovered(state)) return under.step === 'review' ? state : { ...state, under: atReview }
      if (state.step === 'review') return state
      return state.step === 'form' && state.declined
        ? { ...atReview, notice: declinedNotice(state.declined) }
        : atReview
    case 'declined':
      if (state.step === 'placed') return state
      return under.step === 'review'
        ? { ...atReview, notice: declinedNotice(event.reason) }
        : { step: 'form', form: under.form, declined: event.reason }
  }
  // All others are news of what is under way.
  if (state.step !== 'busy') return state
  switch (event.type) {
    case 'done':
      return under
    case 'formReady':
      return { step: 'form', form: event.form, declined: null }
    case 'bankAsked':
      // Whoever closed the dialog meanwhile does not answer the bank, and can pay again.
      return under.step === 'review' ? under : { step: 'bank', form: under.form }
    case 'ended':
      return { ...atReview, notice: event.notice }
    case 'placed':
      return { ...state, step: 'placed' }
  }
}

/** What screens display of it. */
export function displayedOf(state: PaymentState) {
  const shown = isCovered(state) ? state.under : state
  const declined = shown.step === 'form' ? shown.declined : null
  return {
    busy: isCovered(state) ? state.busy : null,
    payment: shown.step === 'review' ? null : shown.form,
    declined,
    isAtBank: shown.step === 'bank',
    notice: shown.step === 'review' ? shown.notice : declined ? declinedNotice(declined) : null,
  }
}
