import type { CartRow } from '../../schema/cart.ts'
import { messages } from '@shop/contract/messages'
import { refusal } from '../../platform/input/refusal.ts'
import { chooseCoupons } from '../coupon/coupon.ts'
import type { Db } from '../../platform/db/open.ts'
import { wholeNumberIn } from '../../platform/values/typed-number.ts'
import type { Catalogue } from '../../storefront/catalogue/catalogue.ts'

/** Throws 428 on the field where there is no such shipping method; none at all is fine. */
export function checkShippingMethod(
  { deliveries }: Pick<Catalogue, 'deliveries'>,
  id: number | undefined | null,
  field: string,
) {
  if (id && !deliveries.some((method) => method.id === id)) throw refusal({ [field]: messages.failedToUpdateCart })
}

const numberIn = (text: string | undefined) => (text === undefined ? undefined : wholeNumberIn(text))
/** What the database's integers hold. */
const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** 31

type PriceQuery = { coupon?: string; loyaltyPoints?: string; shippingMethod?: string }

/** The columns of a query by which to price the cart. Throws 428 on the fields that are no numbers, and for coupons. */
export async function pricedBy(tx: Db, catalogue: Catalogue, query: PriceQuery): Promise<Partial<CartRow>> {
  const points = numberIn(query.loyaltyPoints)
  const method = numberIn(query.shippingMethod)
  const wrong = Object.fromEntries(
    Object.entries({ loyaltyPoints: points, shippingMethod: method })
      .filter(([, value]) => value !== undefined && !isCount(value))
      .map(([field]) => [field, messages.notANumber]),
  )
  if (Object.keys(wrong).length) throw refusal(wrong)
  checkShippingMethod(catalogue, method, 'shippingMethod')
  return {
    ...(points !== undefined && { loyaltyPoints: points }),
    ...(method !== undefined && { shippingMethodId: method || null }),
    ...(query.coupon !== undefined && { coupons: await chooseCoupons(tx, query.coupon.split(',')) }),
  }
}
