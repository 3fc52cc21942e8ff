import type { Snapshot } from '../../schema/checkout.ts'

/** Where an order was sold to, which decided its tax; orders of before it was kept say it by their addresses. */
export const soldTo = ({ soldTo: kept, shippingAddress, billingAddress, country }: Snapshot) =>
  kept ?? { country: (shippingAddress ?? billingAddress)?.country ?? country, state: null }
