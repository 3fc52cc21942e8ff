import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { couponEndpoints } from '@shop/contract/endpoints/coupon'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'
import { useRefreshDesk } from './refresh-desk.ts'

type CouponsQuery = QueryOf<typeof couponEndpoints.listCoupons>

export const readCoupons = (query: CouponsQuery) => read(couponEndpoints.listCoupons, { query })
/** A page of coupons by code. */
export const useCoupons = (query: CouponsQuery) => useRead(readCoupons(query), { keepPreviousData: true })

/** Each makes or ends a coupon, then fetches the list again. */
export function useCouponActions() {
  const refresh = useRefreshDesk()
  return {
    create: async (body: BodyOf<typeof couponEndpoints.createCoupon>) => {
      const made = await request(couponEndpoints.createCoupon, { body })
      await refresh()
      return made
    },
    end: async (code: string, reason: string) => {
      await request(couponEndpoints.endCoupon, { params: { code }, body: { reason } })
      await refresh()
    },
  }
}
