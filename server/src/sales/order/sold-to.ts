import type { TaxPlace } from '../../reference/tax/taxes.ts'
import type { Snapshot } from '../../schema/checkout.ts'

/**
 * Where an order was sold to, which decided its tax; earlier orders, which did not store it, have it in their
 * addresses.
 */
export function soldTo({ soldTo: kept, shippingAddress, billingAddress, country }: Snapshot) {
  const address = shippingAddress ?? billingAddress
  return kept ?? { country: address?.country ?? country, state: null }
}

/** Where its taxes are worked out again, for a further year: orders from before postcodes counted have them in their addresses. */
export function taxPlaceOf(snapshot: Snapshot): TaxPlace {
  const place = soldTo(snapshot)
  const address = [snapshot.billingAddress, snapshot.shippingAddress].find((one) => one?.country === place.country)
  return { ...place, postalCode: address?.postalCode }
}
