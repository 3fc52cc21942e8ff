import type { Snapshot } from '../../schema/checkout.ts'
import { soldTo } from '../order/sold-to.ts'
import { brandOf, houseAddressOf } from '../../platform/config/brand.ts'
import type { Config } from '../../platform/config/config.ts'

/** Who sells, the name first, and by which number it pays tax where this was sold: on every bill, on paper and on the screen. */
export function sellerOf(config: Config, snapshot: Snapshot) {
  const { name, address, taxRegistrations } = config.seller
  const registration = snapshot.totals.taxes.length > 0 ? taxRegistrations[soldTo(snapshot).country] : undefined
  return {
    registration,
    lines: [name ?? brandOf(config), address, registration, houseAddressOf(config)].filter(
      (line): line is string => typeof line === 'string',
    ),
  }
}
