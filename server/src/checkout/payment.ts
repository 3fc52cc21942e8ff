import { lockInvoices } from '../invoice/payment.ts'
import type { PaymentContext } from '../payment/steps.ts'
import type { Services } from '../services.ts'
import { lockCart } from './cart-purchase.ts'
import { lockOrders } from './order-purchase.ts'

/** For the steps of a payment: a checkout locks its cart, or the orders or invoices that it pays. */
export const paymentContext = (services: Services): PaymentContext => ({
  ...services,
  lock: (tx, checkout) => {
    if (checkout.snapshot.invoices) return lockInvoices(tx, services, checkout)
    if (checkout.snapshot.orders) return lockOrders(tx, services, checkout)
    return lockCart(tx, services, checkout)
  },
})
