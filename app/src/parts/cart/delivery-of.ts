import type { Cart } from '@shop/contract/cart'
import type { DeliveryPromise } from '@shop/contract/promise'

/** How a cart may travel to its country; null where nothing of it does. */
export function deliveryOf({ isSwabRequired, shippingMethods: { all, selected } }: Cart): DeliveryPromise | null {
  if (!isSwabRequired) return null
  return { isSent: all.length > 0, days: selected?.days ?? null, from: selected?.price ?? null }
}
