import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { stockCalls } from '@shop/contract/stock'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { booksAgree } from '../../../test/books.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { catKit, dispatch, dogKit } from '../../../test/parcels.ts'
import { buyItems, filledCart, packOfTwo } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { countStock, forgetStock, stockOf } from '../../../test/stock.ts'

const shop = useShop(withDesk)
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

let admin: Browser
beforeAll(async () => {
  admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
})
afterEach(async () => {
  await booksAgree(shop)
  await forgetStock(shop)
})

/** An order that is ready to be paid. */
async function ordered(items: [number, number][]) {
  const browser = australian(shop)
  const body = checkoutBody(await filledCart(browser, items))
  await browser.ask(checkoutCalls.createOrder, { body })
  return () => confirm(browser, body.checkoutId)
}
const statusesOf = async (payments: (() => Promise<{ status: string }>)[]) => {
  const settled = await Promise.allSettled(payments.map((pay) => pay()))
  return settled.map((one) =>
    one.status === 'fulfilled' ? one.value.status : (one.reason as { status: number }).status,
  )
}

test('the last kit is paid for by one of eight at once, and nobody else is charged', async () => {
  for (const _ of times(4, () => 0)) {
    await countStock(shop, admin, dogKit, 1)
    const statuses = await statusesOf(await Promise.all(times(8, () => ordered([[dogKit, 1]]))))
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect((await stockOf(admin, dogKit)).count?.available).toBe(0)
    await forgetStock(shop)
  }
})

test('orders of the same two things in another order wait for each other, and none is torn off', async () => {
  await countStock(shop, admin, dogKit, 12)
  await countStock(shop, admin, catKit, 6)
  const carts: [number, number][][] = times(8, (index) =>
    index % 2
      ? [
          [packOfTwo, 1],
          [catKit, 1],
        ]
      : [
          [catKit, 1],
          [dogKit, 2],
        ],
  )
  const statuses = await statusesOf(await Promise.all(carts.map(ordered)))
  expect(statuses.filter((status) => status === 'paid')).toHaveLength(6)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  expect([(await stockOf(admin, dogKit)).count?.available, (await stockOf(admin, catKit)).count?.available]).toEqual([
    0, 0,
  ])
})

test('parcels, deliveries and counts at once: the sum is what was moved', async () => {
  await countStock(shop, admin, dogKit, 100)
  const orders = await Promise.all(times(4, () => buyItems(australian(shop), [[dogKit, 2]])))
  const before = (await stockOf(admin, dogKit)).count?.onHand ?? 0
  const delivery = {
    id: randomUUID(),
    kind: 'received' as const,
    quantity: 10,
    reason: 'A test',
    expectedOn: undefined,
  }
  const receive = () => admin.ask(stockCalls.moveStock, { params: { productId: String(dogKit) }, body: delivery })
  const received = await Promise.all([
    ...times(5, receive),
    ...orders.map(async ({ number }) => {
      await dispatch(shop, number)
      return null
    }),
  ])
  expect(received.filter((one) => one?.isNew)).toHaveLength(1)
  expect((await stockOf(admin, dogKit)).count?.onHand).toBe(before + 10 - 8)
  await Promise.all(orders.map(({ number }) => desk(shop, 'dispatch', 'undo', `${number}-1`, '--reason', 'Still here')))
  expect((await stockOf(admin, dogKit)).count?.onHand).toBe(before + 10)
})

test('two people save at once: one of them is told', async () => {
  await countStock(shop, admin, dogKit, 1)
  const save = (warningLevel: number) =>
    admin.ask(stockCalls.setStock, {
      params: { productId: String(dogKit) },
      body: { warningLevel, allowsBackorder: false, version: 1, reason: 'A test', onHand: undefined },
    })
  const saved = await Promise.allSettled([save(3), save(4)])
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
})
