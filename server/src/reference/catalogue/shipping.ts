import type { ShippingMethodRow } from './rows.ts'

type Amounts = { AUD: number; USD: number; CAD: number; EUR: number; GBP: number }
const minor = (AUD: number, USD: number, CAD: number, EUR: number, GBP: number): Amounts => ({
  AUD,
  USD,
  CAD,
  EUR,
  GBP,
})

const method = (
  id: number,
  country: string,
  name: string,
  place: string,
  [minDays, maxDays]: [number, number],
  amounts: Amounts,
): ShippingMethodRow => ({
  id,
  name,
  description: `${minDays} to ${maxDays} working days ${place}`,
  countries: [country],
  minDays,
  maxDays,
  amounts,
})

/** Packed first. */
export const expressMethodIds: readonly number[] = [2, 4, 6, 8]

/** Kits have to travel, so there is no delivery where we do not ship (SPEC: AU, US, CA, NZ). Days are working days. */
export const catalogueShippingMethods: ShippingMethodRow[] = [
  method(1, 'AU', 'Standard post', 'within Australia', [3, 7], minor(995, 650, 895, 600, 525)),
  method(2, 'AU', 'Express post', 'within Australia', [1, 3], minor(1695, 1100, 1525, 1025, 895)),
  method(3, 'US', 'Standard post', 'within the United States', [3, 6], minor(1050, 695, 950, 650, 550)),
  method(4, 'US', 'Express post', 'within the United States', [1, 3], minor(2250, 1495, 2050, 1395, 1195)),
  method(5, 'CA', 'Standard post', 'within Canada', [4, 8], minor(1295, 850, 1150, 795, 675)),
  method(6, 'CA', 'Express post', 'within Canada', [2, 4], minor(2595, 1695, 2350, 1595, 1350)),
  method(7, 'NZ', 'Standard post', 'to New Zealand', [5, 10], minor(1495, 995, 1350, 925, 795)),
  method(8, 'NZ', 'Express post', 'to New Zealand', [2, 5], minor(2895, 1895, 2595, 1750, 1525)),
]
