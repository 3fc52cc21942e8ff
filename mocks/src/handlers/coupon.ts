import { couponCalls } from '@shop/contract/coupon'
import { listOf } from '../fixture.ts'
import { deskCoupon, deskCoupons } from '../fixtures/coupon.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(couponCalls.listCoupons, ({ query }) =>
    listOf(deskCoupons.filter(({ state }) => !query.state || state === query.state)),
  ),
  mock(couponCalls.createCoupon, deskCoupon()),
  mock(couponCalls.endCoupon, deskCoupon({ state: 'ended' })),
]
