import { shown } from '../page/shown.ts'

/** Opens and closes the dialog that shows what is owed; for whoever was refused with code 79. */
export const { show: showPendingPayment, hide: hidePendingPayment, useIsShown: useIsPendingPaymentShown } = shown()
