import type { Order } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { checkOrder } from './check-order.ts'

/** All that is looked at. */
const order = (partial: Partial<Order> = {}) => ({ status: 'paid', paymentError: null, ...partial }) as Order
const now = async () => {}
const answers =
  (...replies: (ReturnType<typeof order> | null | Error)[]) =>
  async () => {
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (reply instanceof Error) throw reply
    return reply ?? null
  }
const offline = new Error('offline')
const paying = order({ status: 'paying' })

test('an order that went through is found, also after the connection comes back', async () => {
  expect(await checkOrder(answers(order()), now, true)).toEqual(order())
  expect(await checkOrder(answers(offline, paying, paying, order()), now, true)).toEqual(order())
})

test('a declined charge is an answer too', async () => {
  const failed = order({ status: 'failed', paymentError: 'card_declined' })
  expect(await checkOrder(answers(failed), now, true)).toEqual(failed)
})

test('without an order, or before a charge was requested, nothing was charged', async () => {
  expect(await checkOrder(answers(null), now, true)).toBe('nothing')
  expect(await checkOrder(answers(paying), now, false)).toBe('nothing')
})

test('patience ends', async () => {
  expect(await checkOrder(answers(paying), now, true)).toBe('slow')
  expect(await checkOrder(answers(offline), now, true)).toBe('unreachable')
})
