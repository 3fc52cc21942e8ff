import { deskOrderCalls } from '@shop/contract/desk-order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { address, australian, buy, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { orders } from '../../schema/order.ts'
import { creditNotes } from '../../schema/refund.ts'

const shop = useShop()

async function newDesk() {
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  return admin
}
const cities = ['Perth', 'Cairns', 'Darwin', 'Hobart']

test('people who change one address at once from what they saw: one saves, the others are told', async () => {
  const desk = await newDesk()
  const { number } = await buy(shop, australian(shop))
  const results = await Promise.allSettled(
    cities.map((city) =>
      desk.ask(deskOrderCalls.changeOrderAddress, {
        params: { number },
        body: { address: { ...address, city }, version: 1, reason: 'Race' },
      }),
    ),
  )
  const saved = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(saved).toHaveLength(1)
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  for (const one of refused) expect(one).toMatchObject({ status: 409 })
  const { order, version } = await desk.ask(deskOrderCalls.getDeskOrder, { params: { number } })
  expect({ address: order.shippingAddress, version }).toEqual({ address: saved[0]?.address, version: 2 })
  expect(await shop.db.$count(auditEntries, eq(auditEntries.subject, number))).toBe(1)
})

test('an order that is cancelled by several at once is cancelled once, with one credit note', async () => {
  const desk = await newDesk()
  const { number } = await buy(shop, australian(shop))
  const cancel = () => desk.ask(deskOrderCalls.cancelDeskOrder, { params: { number }, body: { reason: 'Race' } })
  const results = await Promise.all([cancel(), cancel(), cancel(), cancel()])
  expect(results.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['cancelled']))
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  expect(await shop.db.$count(creditNotes, eq(creditNotes.orderId, order?.id ?? ''))).toBe(1)
  expect(await shop.db.$count(auditEntries, eq(auditEntries.subject, number))).toBe(1)
})

test('a mail, and a note, that several send at once is one', async () => {
  const desk = await newDesk()
  const { number } = await buy(shop, australian(shop))
  const mail = () =>
    desk.ask(deskOrderCalls.sendOrderMail, { params: { number }, body: { kind: 'link', parcel: undefined } })
  const sent = await Promise.all([mail(), mail(), mail()])
  expect(sent.filter(({ isSent }) => isSent)).toHaveLength(1)
  const note = () => desk.ask(deskOrderCalls.noteOrder, { params: { number }, body: { text: 'Rang' } })
  const notes = await Promise.all([note(), note(), note()])
  expect(new Set(notes.map(({ id }) => id)).size).toBe(1)
})
