import { findIfOwed } from '../../data/pending-payment.ts'
import { shown } from '../page/shown.ts'

/** Opens and closes the dialog that shows what is owed; for whoever was refused with code 79. */
export const { show: showPendingPayment, hide: hidePendingPayment, useIsShown: useIsPendingPaymentShown } = shown()

/** For whoever was refused above the limit of their account (pay-5): what is open can be paid, which frees it. */
export async function showWhatFillsTheLimit() {
  if (await findIfOwed().catch(() => false)) showPendingPayment()
}
