import { codes, Failure } from '@shop/contract/failure'
import { toaster } from '@shop/design-system'
import { showPendingPayment } from '../payment/pending-payment.ts'
import { noticesOf } from './notices-of.ts'

const toast = (failure: unknown) => noticesOf(failure).forEach(({ title, text }) => toaster.error(text, { title }))

/** What is wrong with the fields of whatever call, each in a toast beside the field's own message (login-4). */
export const showFieldErrors: (failure: Failure) => void = toast

/** Says why something takes longer: the shop is without its database for a moment. */
export const showRepeated = () =>
  toaster.info('We are trying again. What you entered is still here.', { title: 'This is taking longer than usual' })

/** Shows why something failed: what is owed in its dialog (code 79), anything else in toasts. */
export function showFailure(failure: unknown) {
  if (failure instanceof Failure && failure.code === codes.pendingPayment) return showPendingPayment()
  // The toasts of its fields are there already.
  if (!(failure instanceof Failure && failure.status === 428)) toast(failure)
}
