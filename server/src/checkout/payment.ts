import { lockInvoices } from '../invoice/payment.ts'
import { paymentStepsFor } from '../payment/steps.ts'
import type { Services } from '../services.ts'
import { lockCart } from './cart-purchase.ts'

/** The steps of a payment, for a checkout of a cart as for one of invoices. */
export const paymentSteps = (services: Services) =>
  paymentStepsFor(services, (tx, checkout) =>
    checkout.snapshot.invoices ? lockInvoices(tx, services, checkout) : lockCart(tx, services, checkout),
  )
