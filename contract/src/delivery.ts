import type { Currency, Minor } from './currencies.ts'
import type { PostedToCode } from './posted-to.ts'

export type Post = {
  /** Of the way of delivery: it never changes. */
  id: number
  /** Working days, from and to. */
  days: readonly [number, number]
  amounts: Readonly<Record<Currency, Minor>>
}

/** How kits travel to each country they are posted to: `place` is "within Australia". New shops begin with it. */
export const delivery: Readonly<Record<PostedToCode, { place: string; standard: Post; express: Post }>> = {
  AU: {
    place: 'within Australia',
    standard: { id: 1, days: [3, 7], amounts: { AUD: 995, USD: 650, CAD: 895, EUR: 600, GBP: 525 } },
    express: { id: 2, days: [1, 3], amounts: { AUD: 1695, USD: 1100, CAD: 1525, EUR: 1025, GBP: 895 } },
  },
  US: {
    place: 'within the United States',
    standard: { id: 3, days: [3, 6], amounts: { AUD: 1050, USD: 695, CAD: 950, EUR: 650, GBP: 550 } },
    express: { id: 4, days: [1, 3], amounts: { AUD: 2250, USD: 1495, CAD: 2050, EUR: 1395, GBP: 1195 } },
  },
  CA: {
    place: 'within Canada',
    standard: { id: 5, days: [4, 8], amounts: { AUD: 1295, USD: 850, CAD: 1150, EUR: 795, GBP: 675 } },
    express: { id: 6, days: [2, 4], amounts: { AUD: 2595, USD: 1695, CAD: 2350, EUR: 1595, GBP: 1350 } },
  },
  NZ: {
    place: 'to New Zealand',
    standard: { id: 7, days: [5, 10], amounts: { AUD: 1495, USD: 995, CAD: 1350, EUR: 925, GBP: 795 } },
    express: { id: 8, days: [2, 5], amounts: { AUD: 2895, USD: 1895, CAD: 2595, EUR: 1750, GBP: 1525 } },
  },
}
