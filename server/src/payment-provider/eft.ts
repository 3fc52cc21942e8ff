import { livePaymentMode } from '@shop/contract/constants'
import type { Provider } from './provider.ts'

/** A bank transfer, and a vet's account: nothing is charged here, the order waits for its money. */
export const eft = (isTest: boolean): Provider => ({
  name: 'eft',
  mode: (country) => (isTest ? 'test' : livePaymentMode(country)),
  isTest,
  start: async () => ({ clientSecret: null, publishableKey: null, paymentRef: null }),
  confirm: async ({ checkoutId }) => ({ status: 'pending', paymentRef: `eft_${checkoutId}` }),
  close: async () => ({ status: 'closed' }),
})
