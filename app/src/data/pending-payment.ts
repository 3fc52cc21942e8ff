import { pendingPaymentEndpoints } from '@shop/contract/endpoints/pending-payment'
import type { PendingPaymentBody } from '@shop/contract/pending-payment'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

/**
 * What is to be paid for the orders of these numbers, less this many points; without numbers, for all that are open.
 */
export const readPendingPayment = (numbers: readonly string[] = [], points = 0) =>
  read(pendingPaymentEndpoints.getPendingPayment, {
    query: { orderIds: numbers.join(','), ...(points && { loyaltyPoints: String(points) }) },
  })

/** Null numbers read nothing. */
export const usePendingPayment = (numbers: readonly string[] | null = [], points = 0) =>
  useRead(numbers && readPendingPayment(numbers, points), { keepPreviousData: true })

/** Whether anything is open now: not as it is cached. */
export async function findIfOwed(): Promise<boolean> {
  const { amount, others } = await request(pendingPaymentEndpoints.getPendingPayment)
  return amount.amount > 0 || others.length > 0
}

/** Makes a payment that waits for its money, as `createOrder` does for a cart. */
export const payPending = (body: PendingPaymentBody) => request(pendingPaymentEndpoints.payPending, { body })

const changedByPaying = [
  '/api/my/invoices',
  '/api/my/order-history',
  '/api/my/pending-orders',
  '/api/my/loyalty-points',
  '/api/store/orders',
  '/api/my/membership',
  // The balance of kits.
  '/api/activate',
]

/** Fetches again everything that a payment changes. */
export function useRefreshPayments() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => typeof key === 'string' && changedByPaying.some((start) => key.startsWith(start)))
}
