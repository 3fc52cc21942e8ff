import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo, newEmail } from '../../../test/account.ts'
import { australian } from '../../../test/buyer.ts'
import { withDesk } from '../../../test/desk.ts'
import { buyItems, dispatch, dogKit, printed, swabs, withBarcodes } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { samples } from '../../schema/sample.ts'
import { erased } from '../../platform/values/erased.ts'
import { remindOfKits } from './remind.ts'

const shop = useShop(withDesk)

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** A guest's two kits, posted so many days ago. */
async function posted(days: number) {
  const email = newEmail()
  const order = await buyItems(australian(shop), [[dogKit, 2]], { email })
  const barcodes = printed(2)
  await dispatch(shop, order.number, ...withBarcodes(barcodes))
  const number = `${order.number}-1`
  await shop.db
    .update(parcels)
    .set({ sentAt: daysAgo(days) })
    .where(eq(parcels.number, number))
  const reminders = async () => {
    await remindOfKits(shop.services)
    return (await mailsTo(shop, email)).filter(({ key }) => key.startsWith('parcel-unactivated'))
  }
  return { email, order, number, barcodes, reminders }
}
const change = (barcode: string, to: Partial<typeof samples.$inferInsert>) =>
  shop.db.update(samples).set(to).where(eq(samples.barcode, barcode))

test('a guest is reminded once of kits that are not activated four weeks after they left', async () => {
  const { email, order, barcodes, number, reminders } = await posted(27)
  expect(await reminders()).toEqual([])
  await shop.db
    .update(parcels)
    .set({ sentAt: daysAgo(29) })
    .where(eq(parcels.number, number))
  await Promise.all([remindOfKits(shop.services), remindOfKits(shop.services)])
  const [mail, ...others] = await reminders()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Your kits are waiting for you' })
  expect(mail?.text).toContain(order.number)
  for (const barcode of barcodes) expect(mail?.text).toContain(barcode)
  expect(mail?.text).toContain('/activate')
  // Once is enough.
  expect(await reminders()).toEqual([])
})

test('only of those that are left: not of a kit that was activated meanwhile', async () => {
  const { barcodes, reminders } = await posted(29)
  const [done = '', open = ''] = barcodes
  await change(done, { activatedAt: new Date() })
  const [mail] = await reminders()
  expect(mail?.subject).toBe('Your kit is waiting for you')
  expect(mail?.text).toContain(open)
  expect(mail?.text).not.toContain(done)
})

test.each<[string, Partial<typeof samples.$inferInsert>]>([
  ['activated', { activatedAt: new Date() }],
  ['refunded', { voidedAt: new Date() }],
  ['sent back unused', { returnedAt: new Date() }],
  ['in the laboratory', { stage: 'received' }],
])('nobody is reminded of kits that are %s', async (_, to) => {
  const { barcodes, reminders } = await posted(29)
  for (const barcode of barcodes) await change(barcode, to)
  expect(await reminders()).toEqual([])
})

test('nor of a parcel that has not left after all, of one from long ago, nor of what has no barcode', async () => {
  const undone = await posted(29)
  await shop.db.update(parcels).set({ undoneAt: new Date() }).where(eq(parcels.number, undone.number))
  expect(await undone.reminders()).toEqual([])
  expect(await (await posted(61)).reminders()).toEqual([])
  const email = newEmail()
  const { number } = await buyItems(australian(shop), [[swabs, 1]], { email })
  await dispatch(shop, number)
  await shop.db
    .update(parcels)
    .set({ sentAt: daysAgo(29) })
    .where(eq(parcels.number, `${number}-1`))
  await remindOfKits(shop.services)
  expect((await mailsTo(shop, email)).filter(({ key }) => key.startsWith('parcel-unactivated'))).toEqual([])
})

test('whoever had their account deleted is not written to', async () => {
  const { order, reminders } = await posted(29)
  const before = shop.mails.length
  await shop.db.update(orders).set({ email: erased }).where(eq(orders.number, order.number))
  expect(await reminders()).toEqual([])
  expect(shop.mails.slice(before).filter(({ key }) => key.startsWith('parcel-unactivated'))).toEqual([])
})
