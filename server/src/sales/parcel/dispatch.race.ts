import type { Failure } from '@shop/contract/failure'
import { expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyItems, dispatch, dogKit, orderKits, printed, swabs, withBarcodes } from '../../../test/parcels.ts'
import { cancelOrder } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { eq } from 'drizzle-orm'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'

const shop = useShop(withDesk)
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const rounds = 8

const standing = async (number: string) =>
  (
    await shop.db
      .select({ parcel: parcels })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(eq(orders.number, number))
  ).flatMap(({ parcel }) => (parcel.undoneAt ? [] : parcel))

test('two desks pack the same order at once: every kit leaves once, under one barcode', async () => {
  for (const _ of times(rounds, () => 0)) {
    const { number } = await buyItems(australian(shop), [
      [dogKit, 2],
      [swabs, 2],
    ])
    const swabsIn = printed(4)
    const output = await Promise.all([
      dispatch(shop, number, ...withBarcodes(swabsIn.slice(0, 2)), '--line', '2'),
      dispatch(shop, number, ...withBarcodes(swabsIn.slice(2)), '--line', '2'),
    ])
    expect(output.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await standing(number)).toHaveLength(1)
    const barcodes = (await orderKits(shop, number)).map(({ barcode }) => barcode)
    expect([swabsIn.slice(0, 2).toSorted(), swabsIn.slice(2).toSorted()]).toContainEqual(barcodes)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('one swab for two orders at once: one has it, the other is refused', async () => {
  for (const _ of times(rounds, () => 0)) {
    const list = await Promise.all(times(2, () => buyItems(australian(shop), [[dogKit, 1]])))
    const [barcode = ''] = printed(1)
    const output = await Promise.all(list.map(({ number }) => dispatch(shop, number, '--barcode', barcode)))
    expect(output.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(output.find(({ code }) => code)?.output).toMatch(/is used already, in order KP-\d+\./)
    const sent = await Promise.all(list.map(({ number }) => standing(number)))
    expect(sent.flat()).toHaveLength(1)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('the same command four times at once: one parcel', async () => {
  const { number } = await buyItems(australian(shop), [[dogKit, 1]])
  const [barcode = ''] = printed(1)
  const words = ['--barcode', barcode, '--carrier', 'ups', '--tracking', '1Z999AA10123456784']
  const output = await Promise.all(times(4, () => dispatch(shop, number, ...words)))
  expect(output.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(output.filter(({ output: text }) => text.includes('is on its way'))).toHaveLength(1)
  expect(await standing(number)).toHaveLength(1)
})

test('undone and dispatched again at once: the books agree', async () => {
  for (const _ of times(rounds, () => 0)) {
    const { number } = await buyItems(australian(shop), [[dogKit, 2]])
    await dispatch(shop, number)
    await Promise.all([
      desk(shop, 'dispatch', 'undo', `${number}-1`, '--reason', 'Left in the office'),
      dispatch(shop, number, ...withBarcodes(printed(2))),
      desk(shop, 'dispatch', 'undo', `${number}-1`, '--reason', 'Left in the office'),
    ])
    const packed = (await standing(number)).flatMap(({ lines }) => lines.flatMap(({ kits }) => kits))
    const left = (await orderKits(shop, number)).filter(({ stage }) => stage === 'dispatched')
    expect(packed).toHaveLength(left.length)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('cancelled by its buyer and packed at once: one of the two happens', async () => {
  for (const round of times(rounds, (index) => index)) {
    const browser = australian(shop)
    const { number, checkoutId } = await buyItems(browser, [
      [dogKit, 1],
      [swabs, 1],
    ])
    const pack = () => dispatch(shop, number, '--line', '2')
    const give = () =>
      cancelOrder(browser, checkoutId).then(
        ({ status }) => status,
        ({ status }: Failure) => status,
      )
    const [packed, cancelled] = await (round % 2
      ? Promise.all([pack(), give()])
      : Promise.all([give(), pack()]).then(([given, sent]) => [sent, given] as const))
    expect([packed.code, cancelled]).toEqual(packed.code === 0 ? [0, 409] : [1, 'refunded'])
    expect(await standing(number)).toHaveLength(packed.code === 0 ? 1 : 0)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})
