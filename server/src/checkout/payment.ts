import { lockInvoices } from '../invoice/payment.ts'
import type { PaymentContext } from '../payment/steps.ts'
import type { Services } from '../services.ts'
import { lockCart } from './cart-purchase.ts'

/** For the steps of a payment: a checkout locks its cart, or its invoices. */
export const paymentContext = (services: Services): PaymentContext => ({
  ...services,
  lock: (tx, checkout) =>
    checkout.snapshot.invoices ? lockInvoices(tx, services, checkout) : lockCart(tx, services, checkout),
})
