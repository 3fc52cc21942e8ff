import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { stockCalls } from '@shop/contract/stock'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { booksAgree } from '../../../test/books.ts'
import { australian, awaitTransfer, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { catKit, dispatch, dogKit, orderKits, swabs } from '../../../test/parcels.ts'
import { buyItems, cancelOrder, filledCart, packOfTwo } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { countStock, forgetStock, stockOf } from '../../../test/stock.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'
import { auditEntries } from '../../schema/admin.ts'
import { stockMovements } from '../../schema/stock.ts'
import { checkouts } from '../../schema/checkout.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { reopenOrder, withOrder } from '../checkout/end-order.ts'
import { endPayment, finishPayment, readCheckout } from '../payment/steps.ts'

const shop = useShop(withDesk)
const swabKit = 701
const dnaTest = 2002

let admin: Browser
beforeAll(async () => {
  admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
})
afterEach(async () => {
  await booksAgree(shop)
  await forgetStock(shop)
})

const counted = async (productId: number) => (await stockOf(admin, productId)).count
const left = async (productId: number) => (await counted(productId))?.available
const sweep = async () => {
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
}
const move = (productId: number, body: object) =>
  admin.ask(stockCalls.moveStock, {
    params: { productId: String(productId) },
    body: { id: randomUUID(), kind: 'received', quantity: 1, reason: 'A test', ...body } as never,
  })
const settings = { warningLevel: 5, allowsBackorder: false, reason: 'A test' }
const set = (productId: number, body: object) =>
  admin.ask(stockCalls.setStock, { params: { productId: String(productId) }, body: { ...settings, ...body } as never })
const refused = (status: number, more: object = {}) => expect.objectContaining({ status, ...more }) as unknown

describe('what is counted', () => {
  test('is what is posted, and nothing until somebody begins: it is sold without limit', async () => {
    const { results, count } = await admin.ask(stockCalls.listStock)
    expect(count).toBeGreaterThan(8)
    for (const stock of results) expect(stock.count).toBeNull()
    await buyItems(australian(shop), [[dogKit, 9]])
    expect((await admin.ask(stockCalls.listStock, { query: { search: 'swab KIT' } })).results).toMatchObject([
      { product: { id: swabKit }, count: null },
    ])
    const params = { productId: String(swabKit) }
    expect(await admin.ask(stockCalls.getStock, { params })).toMatchObject({ product: { id: swabKit }, count: null })
    const notPosted = { productId: String(dnaTest) }
    await expect(admin.ask(stockCalls.getStock, { params: notPosted })).rejects.toEqual(refused(404))
    await expect(set(dnaTest, { version: 0, onHand: 5 })).rejects.toEqual(refused(404))
    await expect(move(dogKit, {})).rejects.toEqual(refused(404))
    await expect(set(dogKit, { version: 0 })).rejects.toEqual(refused(428, { errors: { onHand: expect.any(String) } }))
  })

  test('is sorted by name and figures; what is not counted comes last', async () => {
    await buyItems(australian(shop), [
      [dogKit, 3],
      [catKit, 1],
    ])
    await countStock(shop, admin, dogKit, 2)
    await countStock(shop, admin, catKit, 30)
    await countStock(shop, admin, swabs, 7)
    await expectSorted(async (sort) => (await admin.ask(stockCalls.listStock, { query: { sort } })).results, {
      product: ({ product }) => product.name.toLowerCase(),
      onHand: ({ count }) => count && count.onHand,
      reserved: ({ reserved }) => reserved,
      available: ({ count }) => count && count.available,
    })
  })

  test('begins with a count, and is low at its warning level', async () => {
    const { reserved } = await stockOf(admin, swabKit)
    await set(swabKit, { version: 0, onHand: reserved + 6 })
    expect(await counted(swabKit)).toMatchObject({ available: 6, isLow: false, version: 1 })
    expect((await admin.ask(stockCalls.listStock, { query: { low: 'true' } })).results).toEqual([])
    await set(swabKit, { version: 1, warningLevel: 6 })
    expect((await admin.ask(stockCalls.listStock, { query: { low: 'true' } })).results).toMatchObject([
      { product: { id: swabKit }, count: { isLow: true, version: 2 } },
    ])
  })

  test('is changed by one person at a time, and once by whoever presses twice', async () => {
    await set(swabKit, { version: 0, onHand: 10 })
    await set(swabKit, { version: 0, onHand: 10 })
    expect(await set(swabKit, { version: 1, allowsBackorder: true })).toMatchObject({ count: { version: 2 } })
    await expect(set(swabKit, { version: 1, warningLevel: 1 })).rejects.toEqual(refused(409))
    expect(await set(swabKit, { version: 1, allowsBackorder: true })).toMatchObject({ count: { version: 2 } })
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'set-stock'))
    expect(entries.at(-1)).toMatchObject({
      subject: 'Swab kit',
      before: { warningLevel: 5, allowsBackorder: false },
      after: { warningLevel: 5, allowsBackorder: true },
    })
  })
})

describe('goods', () => {
  test('are ordered, called off, received and counted, each once', async () => {
    await set(swabKit, { version: 0, onHand: 10 })
    const id = randomUUID()
    const order = { id, kind: 'ordered', quantity: 100, expectedOn: '2027-03-12' }
    expect(await move(swabKit, order)).toMatchObject({ isNew: true, stock: { count: { onHand: 10, onOrder: 100 } } })
    expect(await move(swabKit, order)).toMatchObject({
      isNew: false,
      stock: { count: { onOrder: 100, expectedOn: '2027-03-12' } },
    })
    await expect(move(swabKit, { ...order, kind: 'received' })).rejects.toEqual(refused(409))
    await move(swabKit, { kind: 'ordered', quantity: -40 })
    await expect(move(swabKit, { kind: 'ordered', quantity: -61 })).rejects.toEqual(refused(428))
    await move(swabKit, { quantity: 50 })
    expect(await counted(swabKit)).toMatchObject({ onHand: 60, onOrder: 10, expectedOn: '2027-03-12' })
    // More than was ordered.
    await move(swabKit, { quantity: 20 })
    expect(await counted(swabKit)).toMatchObject({ onHand: 80, onOrder: 0, expectedOn: null })
    await move(swabKit, { kind: 'counted', quantity: 77 })
    expect(await counted(swabKit)).toMatchObject({ onHand: 77 })
    await expect(move(swabKit, { quantity: 0 })).rejects.toEqual(refused(428))
    await expect(move(swabKit, { kind: 'counted', quantity: -1 })).rejects.toEqual(refused(428))
    const { results } = await admin.ask(stockCalls.listStockMovements, { params: { productId: String(swabKit) } })
    expect(results.map(({ kind, quantity, onOrder }) => [kind, quantity, onOrder])).toEqual([
      ['counted', -3, 0],
      ['received', 20, -10],
      ['received', 50, -50],
      ['ordered', 0, -40],
      ['ordered', 0, 100],
      ['counted', 10, 0],
    ])
  })

  test('are sorted by their moment', async () => {
    await countStock(shop, admin, swabKit, 10)
    await move(swabKit, {})
    await shop.db
      .update(stockMovements)
      .set({ at: new Date('2020-01-01') })
      .where(eq(stockMovements.kind, 'received'))
    const params = { productId: String(swabKit) }
    await expectSorted(
      async (sort) => (await admin.ask(stockCalls.listStockMovements, { params, query: { sort } })).results,
      { at: ({ at }) => at },
    )
  })

  test('are kept by the command line', async () => {
    const reason = ['--reason', 'A test']
    const begun = await desk(shop, 'stock', 'set', '701', '--count', '10', '--warning', '3', ...reason)
    expect(begun.output).toMatch(/^701 Swab kit {2}10 on hand/)
    await desk(shop, 'stock', 'order', '701', '100', '--expected', '2027-03-12', ...reason)
    const calledOff = await desk(shop, 'stock', 'call-off', '701', '30', ...reason)
    expect(calledOff.output).toContain('70 on order, expected 2027-03-12')
    await desk(shop, 'stock', 'receive', '701', '70', ...reason)
    expect((await desk(shop, 'stock', 'count', '701', '79', ...reason)).output).toContain('79 on hand')
    const low = await desk(shop, 'stock', 'set', '701', '--warning', '99999', ...reason)
    expect(low.output).toContain('LOW (99999)')
    expect((await desk(shop, 'stock', 'list', '--low', 'yes')).output).toContain('701 Swab kit')
    expect((await desk(shop, 'stock', 'list', '--search', 'envelope')).output).toMatch(/not counted/)
    expect((await desk(shop, 'stock', 'history', '701')).output).toMatch(/counted {2}-1 on hand {2}A test \(ruth/)
    expect(await desk(shop, 'stock', 'receive', '999', '1', ...reason)).toMatchObject({ code: 1 })
    expect(await desk(shop, 'stock', 'receive', '701', ...reason)).toMatchObject({ code: 2 })
  })
})

describe('an order', () => {
  test('reserves its pieces, a parcel takes them, and both give them back', async () => {
    await countStock(shop, admin, dogKit, 10)
    await countStock(shop, admin, swabKit, 10)
    const browser = australian(shop)
    const { number } = await buyItems(browser, [
      [packOfTwo, 2],
      [dogKit, 1],
      [dnaTest, 3],
    ])
    expect([await left(dogKit), await left(swabKit)]).toEqual([5, 7])
    const before = [(await counted(dogKit))?.onHand, (await counted(swabKit))?.onHand]
    expect((await dispatch(shop, number)).code).toBe(0)
    expect([await left(dogKit), await left(swabKit)]).toEqual([5, 7])
    const after = [(await counted(dogKit))?.onHand, (await counted(swabKit))?.onHand]
    expect(after).toEqual([Number(before[0]) - 5, Number(before[1]) - 3])
    // Sent again, it is the same parcel.
    await dispatch(shop, number)
    expect((await counted(dogKit))?.onHand).toBe(after[0])
    await desk(shop, 'dispatch', 'undo', `${number}-1`, '--reason', 'Still here')
    await desk(shop, 'dispatch', 'undo', `${number}-1`, '--reason', 'Still here')
    expect([(await counted(dogKit))?.onHand, (await counted(swabKit))?.onHand]).toEqual(before)
    expect([await left(dogKit), await left(swabKit)]).toEqual([5, 7])
    const { results } = await admin.ask(stockCalls.listStockMovements, { params: { productId: String(dogKit) } })
    expect(results.slice(0, 2)).toMatchObject([
      { kind: 'undone', quantity: 5, parcel: `${number}-1`, reason: 'Still here' },
      { kind: 'dispatched', quantity: -5, parcel: `${number}-1` },
    ])
  })

  test('that is cancelled before it is sent gives all of it back', async () => {
    await countStock(shop, admin, catKit, 3)
    await countStock(shop, admin, swabs, 3)
    const browser = australian(shop)
    const order = await buyItems(browser, [
      [catKit, 2],
      [swabs, 2],
    ])
    expect([await left(catKit), await left(swabs)]).toEqual([1, 1])
    await cancelOrder(browser, order.checkoutId)
    expect([await left(catKit), await left(swabs)]).toEqual([3, 3])
  })

  test('of pieces without a barcode: what is left to post stays reserved, what is refunded does not', async () => {
    await countStock(shop, admin, swabs, 10)
    const { number } = await buyItems(australian(shop), [[swabs, 6]])
    await dispatch(shop, number, '--line', '1:2')
    expect(await left(swabs)).toBe(4)
    const { reserved } = await stockOf(admin, swabs)
    await desk(shop, 'refund', number, '--line', '1', '--quantity', '3', '--reason', 'Too many')
    expect([await left(swabs), (await stockOf(admin, swabs)).reserved]).toEqual([7, reserved - 3])
    await dispatch(shop, number)
    expect([await left(swabs), (await stockOf(admin, swabs)).reserved]).toEqual([7, reserved - 4])
  })

  test('that waits for a transfer reserves, and gives back when it expires', async () => {
    await countStock(shop, admin, dogKit, 2)
    const guest = australian(shop)
    const order = await awaitTransfer(shop, guest, await filledCart(guest, [[dogKit, 2]]))
    expect(await left(dogKit)).toBe(0)
    await shop.db
      .update(checkouts)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(checkouts.id, order.checkoutId))
    await sweep()
    expect(await readCheckout(shop.db, order.checkoutId)).toMatchObject({ status: 'expired' })
    expect(await left(dogKit)).toBe(2)

    // Its money comes after all, and somebody else has bought them: it is owed, and waits for the next delivery.
    await buyItems(australian(shop), [[dogKit, 2]])
    await withOrder(paymentContext(shop.services), order.checkoutId, reopenOrder)
    expect(await counted(dogKit)).toMatchObject({ available: -2, isLow: true })
    expect((await desk(shop, 'stock', 'list')).output).toContain('2 short')
    await cancelOrder(guest, order.checkoutId)
  })

  test('whose payment fails gives back; one that was paid all the same is taken, and waits', async () => {
    await countStock(shop, admin, dogKit, 1)
    const browser = australian(shop)
    const body = checkoutBody(await filledCart(browser, [[dogKit, 1]]))
    await browser.ask(checkoutCalls.createOrder, { body })
    expect(await left(dogKit)).toBe(1)
    await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
    expect(await left(dogKit)).toBe(0)
    // Their own cart is theirs to pay.
    const { items } = await browser.ask(cartCalls.getCart, { params: { sessionId: body.sessionId } })
    expect(items[0]?.problem).toBeNull()
    const context = paymentContext(shop.services)
    await endPayment(context, await readCheckout(shop.db, body.checkoutId), 'failed', null)
    expect(await left(dogKit)).toBe(1)
    await buyItems(australian(shop), [[dogKit, 1]])
    const paid = await readCheckout(shop.db, body.checkoutId)
    const { id: checkoutId, total: amount, currency } = paid
    await shop.db.insert(sandboxCharges).values({ checkoutId, amount, currency, status: 'paid' })
    await finishPayment(context, paid, { status: 'paid', paymentRef: `late_${paid.id}` })
    expect(await left(dogKit)).toBe(-1)
    expect(await orderKits(shop, paid.number)).toHaveLength(1)
  })
})

describe('what is sold out', () => {
  test('is refused when it is put in, marked in a cart that has it, and in no order', async () => {
    await countStock(shop, admin, dogKit, 3)
    const [first, second] = [australian(shop), australian(shop)]
    const cart = await filledCart(first, [[dogKit, 2]])
    const params = { sessionId: cart.sessionId }
    const line = { ...params, cartItemId: cart.items[0]?.id ?? '' }
    const change = (quantity: number) =>
      first.ask(cartCalls.updateItem, { params: line, body: { productId: dogKit, quantity } })
    await expect(change(4)).rejects.toEqual(refused(409, { message: expect.stringContaining('only 3 pieces left') }))
    await expect(first.ask(cartCalls.addItem, { params, body: { productId: packOfTwo, quantity: 1 } })).rejects.toEqual(
      refused(409, { message: expect.stringContaining('only 3 pieces left') }),
    )
    const body = checkoutBody(cart)
    await first.ask(checkoutCalls.createOrder, { body })

    await buyItems(second, [[dogKit, 2]])
    const read = await first.ask(cartCalls.getCart, { params })
    expect(read.items[0]?.problem).toContain('only 1 piece left')
    await expect(first.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })).rejects.toEqual(
      refused(409, { message: read.items[0]?.problem }),
    )
    // It was ordered before, and is paid now: nothing is charged.
    await expect(confirm(first, body.checkoutId)).rejects.toEqual(
      refused(409, { message: expect.stringContaining('sold out') }),
    )
    expect(await change(1)).toMatchObject({ items: [{ problem: null }] })

    await buyItems(second, [[dogKit, 1]])
    const now = await first.ask(cartCalls.getCart, { params })
    expect(now.items[0]?.problem).toContain('is sold out at the moment')
    // Another thing is sold as before.
    await buyItems(second, [[catKit, 1]])
    await set(dogKit, { version: 1, allowsBackorder: true })
    expect((await first.ask(cartCalls.getCart, { params })).items[0]?.problem).toBeNull()
    await buyItems(second, [[dogKit, 4]])
    expect(await left(dogKit)).toBe(-4)
  })

  test('is refused to an account, too', async () => {
    await countStock(shop, admin, swabKit, 1)
    const vet = australian(shop)
    await signIn(shop, vet, 'vet')
    const cart = await filledCart(vet, [[swabKit, 1]])
    await buyItems(australian(shop), [[dnaTest, 1]])
    await expect(vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })).rejects.toEqual(
      refused(409, { message: expect.stringContaining('Swab kit is sold out') }),
    )
  })
})
