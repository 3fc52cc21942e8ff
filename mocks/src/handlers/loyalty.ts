import { loyaltyCalls } from '@shop/contract/loyalty'
import { loyalty } from '../fixtures/loyalty.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(loyaltyCalls.getLoyaltyPoints, loyalty()),
  mock(loyaltyCalls.redeemLoyaltyCoupon, loyalty()),
]
