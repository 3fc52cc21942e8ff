import { lockPending } from '../pending-payment/payment.ts'
import type { PaymentContext } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import { lockCartPurchase } from './cart-purchase.ts'

/** For the steps of a payment: a checkout locks its cart, or the orders that it pays. */
export const paymentContext = (services: Services): PaymentContext => ({
  ...services,
  lock: (tx, checkout) =>
    checkout.snapshot.orders ? lockPending(tx, services, checkout) : lockCartPurchase(tx, services, checkout),
})
