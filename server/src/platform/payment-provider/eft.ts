import { livePaymentMode, transferTerms } from '@shop/contract/constants'
import { endOfDayIn } from '../values/days.ts'
import type { Provider } from './provider.ts'

/** Until when a transfer is waited for that is promised now. */
export const transferDeadline = (now = new Date()) => endOfDayIn(transferTerms.days, now)

/** A bank transfer, and a vet's account: nothing is charged here, the order waits for its money. */
export const eft = (isTest: boolean): Provider => ({
  name: 'eft',
  account: 'live_international',
  mode: (country) => (isTest ? 'test' : livePaymentMode(country)),
  isTest,
  publishableKey: null,
  start: async () => ({ clientSecret: null, paymentRef: null }),
  confirm: async ({ checkoutId }) => ({
    status: 'pending',
    paymentRef: `eft_${checkoutId}`,
    expiresAt: transferDeadline(),
  }),
  close: async () => ({ status: 'closed' }),
})
