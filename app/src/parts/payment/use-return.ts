import type { Order } from '@shop/contract/order'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCartActions } from '../../data/cart.ts'
import { confirmPayment, storeAttempt, readAttempt } from '../../data/checkout.ts'

/**
 * The bank's own page has sent the visitor back, as Stripe marks in the address.
 * https://docs.stripe.com/js/payment_intents/confirm_payment
 */
export const isReturn = (query: URLSearchParams) => query.has('redirect_status')

/**
 * On the page of an order to which the bank's own page leads back: our server queries the payment's outcome, and what
 * the checkout stored of it is deleted. Nothing of the payment stays in the address.
 */
export function useReturn(order: Order | undefined, refresh: () => Promise<unknown>) {
  const [query, setQuery] = useSearchParams()
  const { renew } = useCartActions()
  const isBack = isReturn(query)
  const finish = useEffectEvent(async () => {
    if (!order) return
    const { checkoutId, status } = order
    // Where the answer is lost, the page continues to query.
    const known = status === 'paying' ? await confirmPayment(checkoutId, 'returned').catch(() => null) : { status }
    if (known?.status === 'paid') {
      if (readAttempt('checkout')?.checkoutId === checkoutId) storeAttempt('checkout', null)
      await renew(checkoutId)
    }
    await refresh()
    setQuery({ order: checkoutId }, { replace: true })
  })
  const isReady = isBack && order !== undefined
  useEffect(() => {
    if (isReady) void finish()
  }, [isReady])
}
