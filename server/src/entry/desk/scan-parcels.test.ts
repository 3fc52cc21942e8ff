import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian } from '../../../test/buyer.ts'
import { deskScanning, withDesk } from '../../../test/desk.ts'
import { buyItems, catKit, dogKit, orderKits, printed, swabs } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'

const shop = useShop(withDesk)

const scan = (...lines: string[]) => deskScanning(shop, lines, 'dispatch', 'scan', '--carrier', 'auspost')
const parcelsOf = async (number: string) =>
  (
    await shop.db
      .select()
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(eq(orders.number, number))
  ).map(({ parcels: { trackingNumber } }) => trackingNumber)
const barcodesOf = async (number: string) => (await orderKits(shop, number)).map(({ barcode }) => barcode)

test('two orders are packed one after another: each swab on its line, each parcel with its number', async () => {
  const one = await buyItems(australian(shop), [
    [dogKit, 2],
    [swabs, 3],
  ])
  const other = await buyItems(australian(shop), [[catKit, 1]])
  const [first = '', second = '', third = ''] = printed(3)
  const { code, output } = await scan(
    one.number.toLowerCase(),
    `${first.slice(0, 6)} ${first.slice(6)}`,
    first,
    second,
    'ok',
    '33ABC900001',
    other.number,
    third,
    '33ABC900002',
  )
  expect(code).toBe(0)
  expect(output).toContain('Line 1: scan swab 2 of 2 of Full breed profile kit for dogs.')
  expect(output).toContain(`${first} is in the box already.`)
  expect(output).toContain('Line 2: put in 3 x Swabs, box of 20, and type ok.')
  expect(output).toMatch(new RegExp(`${one.number}-1 is on its way[^]*${other.number}-1 is on its way`))
  expect(await barcodesOf(one.number)).toEqual(expect.arrayContaining([first, second]))
  expect([await parcelsOf(one.number), await parcelsOf(other.number)]).toEqual([['33ABC900001'], ['33ABC900002']])
})

test('a line is left for another parcel, a swab is taken out again, and what is stopped does not change', async () => {
  const order = await buyItems(australian(shop), [
    [dogKit, 1],
    [swabs, 1],
  ])
  const [wrong = '', right = ''] = printed(2)
  const stopped = await scan(order.number, wrong, 'stop', right)
  expect(stopped.output).toContain(`${order.number} is left as it was.`)
  expect(stopped.output).toContain('Scan an order first')
  expect(await parcelsOf(order.number)).toEqual([])

  const { output } = await scan(order.number, wrong, 'undo', right, 'skip', 'none')
  expect(output).toMatch(/Left to pack:\n {2}2 {2}1 x Swabs, box of 20/)
  expect([await barcodesOf(order.number), await parcelsOf(order.number)]).toEqual([[right], [null]])
  // What ends in the middle of an order, as a closed window does, records nothing of it.
  expect((await scan(order.number, 'ok')).output).toContain(`${order.number} is left as it was.`)
  expect(await parcelsOf(order.number)).toHaveLength(1)
})

test('what the shop refuses is shown, and the order is packed again', async () => {
  const before = await buyItems(australian(shop), [[dogKit, 1]])
  const order = await buyItems(australian(shop), [[dogKit, 1]])
  const [used = '', own = ''] = printed(2)
  await scan(before.number, used, 'none')
  const { output } = await scan('KP-999999999', order.number, used, 'none', own, 'none', before.number)
  expect(output).toContain('KP-999999999 does not wait to be packed.')
  expect(output).toContain(`is used already, in order ${before.number}.`)
  expect(output).toMatch(new RegExp(`is used already[^]*scan swab 1 of 1[^]*${order.number}-1 is on its way`))
  expect(output).toContain(`${before.number} does not wait to be packed.`)
  expect(await barcodesOf(order.number)).toEqual([own])
})
