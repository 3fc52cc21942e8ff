import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { auditEntries } from '../../schema/admin.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { cartItems, carts } from '../../schema/cart.ts'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { invoices } from '../../schema/invoice.ts'
import { endMembership } from '../../sales/member/end.ts'
import { memberships } from '../../schema/member.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { erased } from '../../platform/values/erased.ts'
import type { Services } from '../../platform/services.ts'
import { mailTokens, users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { billToNobody, withoutPerson } from './anonymise.ts'
import { eraseAnimals, lockAnimals } from './erase-animals.ts'
import { isLinkOf } from './mailed-links.ts'
import { forgetCards } from './saved-cards.ts'

/** What will be billed later keeps an account open too, and so does a payment under way. */
async function refuseOwed(tx: Db, userId: string) {
  const isOwed = and(eq(orders.userId, userId), eq(orders.status, 'pending'))
  const isPaying = and(eq(checkouts.userId, userId), eq(checkouts.status, 'paying'))
  if ((await tx.$count(orders, isOwed)) || (await tx.$count(checkouts, isPaying)))
    throw new Failure(409, {
      message: 'Some of your orders still wait for their payment. Please pay them first, then delete your account.',
      code: codes.pendingPayment,
    })
}

/** Locks what payments, mailed links and transfers of animals lock, in their order, the user last: none of them finishes half-way through. */
async function lockAll(tx: Db, userId: string, email: string) {
  const isTheirs = eq(checkouts.userId, userId)
  const bought = tx.select({ id: checkouts.cartId }).from(checkouts).where(isTheirs)
  const cartRows = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(or(eq(carts.userId, userId), inArray(carts.id, bought)))
    .orderBy(asc(carts.id))
    .for('update')
  const invoiceRows = await tx
    .select({ id: invoices.id, billTo: invoices.billTo })
    .from(invoices)
    .where(inArray(invoices.orderId, tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))))
    .orderBy(asc(invoices.id))
    .for('update')
  const checkoutRows = await tx.select().from(checkouts).where(isTheirs).orderBy(asc(checkouts.id)).for('update')
  await tx
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .where(isLinkOf(userId, email))
    .orderBy(asc(mailTokens.id))
    .for('update')
  await lockAnimals(tx, userId)
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  // Deleted a moment ago, in another window.
  if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  return { cartIds: cartRows.map(({ id }) => id), invoices: invoiceRows, checkouts: checkoutRows }
}

/** Everything goes, but what the books need of orders, and that admins were here. */
export async function erase(tx: Db, services: Pick<Services, 'jobs'>, { id, email }: Pick<User, 'id' | 'email'>) {
  const locked = await lockAll(tx, id, email)
  await refuseOwed(tx, id)
  // Nothing is charged any more.
  const live = and(eq(memberships.userId, id), isNull(memberships.endedAt))
  for (const membership of await tx.select({ id: memberships.id }).from(memberships).where(live))
    await endMembership(tx, services, membership.id, 'erased')
  await forgetCards(tx, services.jobs, id)
  for (const checkout of locked.checkouts) {
    const snapshot = withoutPerson(checkout.snapshot)
    await tx.update(checkouts).set({ userId: null, customer: null, snapshot }).where(eq(checkouts.id, checkout.id))
    await tx.update(orders).set({ userId: null, email: erased, snapshot }).where(eq(orders.checkoutId, checkout.id))
  }
  for (const { id: invoiceId, billTo } of locked.invoices)
    await tx
      .update(invoices)
      .set({ billTo: billToNobody(billTo) })
      .where(eq(invoices.id, invoiceId))
  const theirOrders = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      inArray(
        orders.checkoutId,
        locked.checkouts.map((checkout) => checkout.id),
      ),
    )
  await tx.update(parcels).set({ trackingNumber: null }).where(inArray(parcels.orderId, theirOrders))
  const theirInvoices = locked.invoices.map((invoice) => invoice.id)
  await tx
    .update(bankTransfers)
    .set({ payer: erased, reference: erased })
    .where(or(inArray(bankTransfers.orderId, theirOrders), inArray(bankTransfers.invoiceId, theirInvoices)))
  await tx.delete(carts).where(and(inArray(carts.id, locked.cartIds), isNull(carts.orderedAt)))
  await tx
    .update(carts)
    .set({
      userId: null,
      email: null,
      phoneNumber: null,
      shippingAddress: null,
      billingAddress: null,
      collector: null,
    })
    .where(inArray(carts.id, locked.cartIds))
  const theirGifts = inArray(
    giftCards.checkoutId,
    locked.checkouts.map((checkout) => checkout.id),
  )
  // One that waits for its day still arrives.
  await tx
    .update(giftCards)
    .set({ recipientName: erased, recipientEmail: erased, senderName: erased, message: '' })
    .where(and(theirGifts, isNotNull(giftCards.sentAt)))
  await tx
    .delete(cartItems)
    .where(and(inArray(cartItems.cartId, locked.cartIds), sql`${cartItems.metaData} ? 'giftCard'`))
  await tx.update(cartItems).set({ note: '' }).where(inArray(cartItems.cartId, locked.cartIds))
  await tx.update(auditEntries).set({ userName: erased, userEmail: erased }).where(eq(auditEntries.userId, id))
  await tx.delete(newsletterConsents).where(eq(newsletterConsents.email, email))
  await tx.delete(enquiries).where(eq(enquiries.email, email))
  await tx.delete(responsibleBreeders).where(eq(responsibleBreeders.email, email))
  await tx.delete(collectionAgents).where(eq(collectionAgents.userId, id))
  await tx.delete(mailTokens).where(isLinkOf(id, email))
  await eraseAnimals(tx, services, { id, email })
  await tx.delete(users).where(eq(users.id, id))
}
