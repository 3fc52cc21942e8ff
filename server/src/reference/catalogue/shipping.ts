import { delivery, type Post } from '@shop/contract/delivery'
import type { ShippingMethodRow } from './rows.ts'

const ways = Object.entries(delivery)

/** Packed first. */
export const expressMethodIds: readonly number[] = ways.map(([, { express }]) => express.id)

/** Kits have to travel, so there is no delivery where we do not ship (SPEC: AU, US, CA, NZ). Days are working days. */
export const catalogueShippingMethods: ShippingMethodRow[] = ways.flatMap(([country, { place, standard, express }]) => {
  const method = (name: string, { id, days: [minDays, maxDays], amounts }: Post): ShippingMethodRow => ({
    id,
    name,
    description: `${minDays} to ${maxDays} working days ${place}`,
    countries: [country],
    minDays,
    maxDays,
    amounts: { ...amounts },
  })
  return [method('Standard post', standard), method('Express post', express)]
})
