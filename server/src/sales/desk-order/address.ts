import type { Address } from '@shop/contract/address'
import type { OrderAddressBody } from '@shop/contract/desk-order'
import { Failure } from '@shop/contract/failure'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import type { Db } from '../../platform/db/open.ts'
import { refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { samples } from '../../schema/sample.ts'
import { ownerOf } from '../parcel/locked-order.ts'
import { lockByNumber } from './locked.ts'
import { orderAddressQueue } from './queues.ts'

type Order = typeof orders.$inferSelect

/** Why an order's delivery address is what it is; null while it can be changed. */
export async function addressRefusal(db: Db, { id, number, status, snapshot }: Order): Promise<string | null> {
  if (status !== 'paid' && status !== 'pending') return `${number} is ${status}: nothing of it is sent.`
  if (!snapshot.shippingAddress) return `${number} goes to the address of its account. Please change it there.`
  const isSent =
    (await db.$count(parcels, and(eq(parcels.orderId, id), isNull(parcels.undoneAt)))) ||
    (await db.$count(samples, and(eq(samples.orderId, id), ne(samples.stage, 'ordered'))))
  return isSent ? `Something of ${number} is on its way already, so its address stays.` : null
}

const fields = ['firstName', 'lastName', 'address', 'address2', 'city', 'state', 'postalCode', 'phone'] as const
const changedIn = (one: Address, other: Address) =>
  fields.filter((field) => (one[field] ?? '') !== (other[field] ?? ''))

/** What was charged rests on where it goes. Throws 428 where taxes or delivery would be others there. */
function checkSamePrice({ placedAt }: Order, from: Address, to: Address) {
  const rates = (place: Address) => JSON.stringify(taxAt(place, placedAt).rates)
  if (from.country !== to.country)
    throw refusal({ 'address.country': 'Delivery was paid to another country. Please cancel the order instead.' })
  if (rates(from) !== rates(to))
    throw refusal({ 'address.state': 'Other taxes are due there. Please cancel the order instead.' })
}

/**
 * Changes where an order is delivered to, until anything of it was sent; its buyer gets a mail. The same address again
 * changes nothing. Throws 404, 409 where it cannot be changed any more or somebody else has changed it meanwhile, and 428
 * where it would have cost something else.
 */
export const changeOrderAddress = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  number: string,
  { address, version, reason }: OrderAddressBody,
) =>
  db.transaction(async (tx) => {
    const { order, checkout } = await lockByNumber(tx, number)
    const before = order.snapshot.shippingAddress
    const changed = before && before.country === address.country ? changedIn(before, address) : null
    if (before && changed?.length === 0) return { address: before, version: order.version }
    const refused = await addressRefusal(tx, order)
    if (refused || !before) throw new Failure(409, { message: refused ?? '' })
    if (version !== order.version)
      throw new Failure(409, {
        message: 'Somebody else has changed this address meanwhile. Nothing was saved. Please look at it again.',
      })
    checkSamePrice(order, before, address)
    const next = order.version + 1
    await tx
      .update(orders)
      .set({ version: next, snapshot: { ...order.snapshot, shippingAddress: address } })
      .where(eq(orders.id, order.id))
    await tx
      .update(checkouts)
      .set({ snapshot: { ...checkout.snapshot, shippingAddress: address } })
      .where(eq(checkouts.id, checkout.id))
    await recordAudit(tx, actor, {
      action: 'change-address',
      subject: order.number,
      reason,
      user: await ownerOf(tx, order),
      before: { version },
      after: { version: next, changed },
    })
    await jobs.send(orderAddressQueue, { orderId: order.id, version: next }, tx)
    return { address, version: next }
  })
