import type { Snapshot } from '../../schema/checkout.ts'

/**
 * Where an order was sold to, which decided its tax; earlier orders, which did not store it, have it in their
 * addresses.
 */
export const soldTo = ({ soldTo: kept, shippingAddress, billingAddress, country }: Snapshot) =>
  kept ?? { country: (shippingAddress ?? billingAddress)?.country ?? country, state: null }
