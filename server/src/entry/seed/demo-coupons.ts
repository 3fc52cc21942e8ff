import type { coupons } from '../../schema/coupon.ts'

type CouponRow = typeof coupons.$inferInsert

const everywhere = (amount: number) => ({ AUD: amount, USD: amount, CAD: amount, EUR: amount, GBP: amount })

/** Coupons to try the shop with, seeded with the demo data only. Amounts are minor units. */
export const demoCoupons = (): CouponRow[] => [
  { code: 'WELCOME10', label: '10% off your tests', percent: 10 },
  { code: 'LITTER20', label: '20 off for a new litter', amounts: everywhere(2000) },
  {
    code: 'VOUCHER-USED',
    label: 'A voucher of 50, already redeemed',
    amounts: everywhere(5000),
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
