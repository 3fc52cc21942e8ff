import { loyaltyEndpoints } from '@shop/contract/endpoints/loyalty'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readLoyalty = () => read(loyaltyEndpoints.getLoyaltyPoints)

/** The user's points, what they are worth, and how they came and went. */
export const useLoyalty = () => useRead(readLoyalty())

/** Turns a coupon into points, which every widget then shows. */
export function useRedeemCoupon() {
  const { mutate } = useSWRConfig()
  return async (coupon: string) => {
    const loyalty = await request(loyaltyEndpoints.redeemLoyaltyCoupon, { body: { coupon } })
    await mutate(readLoyalty().key, loyalty, { revalidate: false })
    return loyalty
  }
}
