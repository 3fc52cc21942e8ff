import type { Currency } from '@shop/contract/constants'
import type { Minor } from '@shop/contract/money'
import type { coupons } from '../../schema/coupon.ts'

type CouponRow = typeof coupons.$inferInsert

type InEach = Record<Currency, Minor>
const twenty: InEach = { AUD: 2000, USD: 2000, CAD: 2000, EUR: 2000, GBP: 2000 }
const fifty: InEach = { AUD: 5000, USD: 5000, CAD: 5000, EUR: 5000, GBP: 5000 }

/** Coupons to try the shop with, seeded with the demo data only. Amounts are minor units. */
export const demoCoupons = (): CouponRow[] => [
  { code: 'WELCOME10', label: '10% off your tests', percent: 10 },
  { code: 'LITTER20', label: '20 off for a new litter', amounts: twenty },
  {
    code: 'VOUCHER-USED',
    label: 'A voucher of 50, already redeemed',
    amounts: fifty,
    maxRedemptions: 0,
  },
  {
    code: 'EXPIRED',
    label: '15% off, until the end of 2023',
    percent: 15,
    expiresAt: new Date('2024-01-01T00:00:00Z'),
  },
  { code: 'LITTER-BONUS', label: '500 points for a new litter', points: 500 },
  {
    code: 'BONUS-USED',
    label: '500 points, already redeemed',
    points: 500,
    maxRedemptions: 0,
  },
]
