import type { Snapshot } from '../../schema/checkout.ts'
import { soldTo } from '../order/sold-to.ts'
import { brandOf, houseAddressOf } from '../../platform/config/brand.ts'
import type { Config } from '../../platform/config/config.ts'

/** Whose tax it bears: an order to the Isle of Man bears that of GB. */
const taxedCountry = (snapshot: Snapshot) => {
  const { country, region } = soldTo(snapshot)
  return (region ?? country).slice(0, 2)
}

/**
 * The seller, the name first, and the number by which it pays tax where this was sold: on every bill, in print and on
 * the screen.
 */
export function sellerOf(config: Config, snapshot: Snapshot) {
  const { name, address, taxRegistrations } = config.seller
  const registration = snapshot.totals.taxes.length > 0 ? taxRegistrations[taxedCountry(snapshot)] : undefined
  return {
    registration,
    lines: [name ?? brandOf(config), address, registration, houseAddressOf(config)].filter(
      (line): line is string => typeof line === 'string',
    ),
  }
}
