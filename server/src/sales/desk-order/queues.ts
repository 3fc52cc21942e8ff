import type { OrderMailBody } from '@shop/contract/desk-order'
import { queue } from '../../platform/jobs/queue.ts'

/** Notifies an order's buyer that it is delivered elsewhere. */
export const orderAddressQueue = queue<{ orderId: string; version: number }>('order-address')

/** Sends a mail about an order again; `id` makes it another one. */
export const orderMailQueue = queue<{
  id: string
  orderId: string
  kind: OrderMailBody['kind']
  parcelId: string | null
}>('order-mail')
