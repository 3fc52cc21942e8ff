import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { erasePhotos } from '../../animals/animal-photo/own-data.ts'
import { eraseTransfers } from '../../animals/animal-transfer/own-data.ts'
import { eraseClaimedAnimals, storePedigrees, lockAnimals } from '../../animals/animal/own-data.ts'
import { eraseCollectedAnimals } from '../../animals/collected-animal/own-data.ts'
import { eraseKitOffers } from '../../animals/kit-offer/answer.ts'
import { eraseOutsideReports } from '../../animals/outside-report/own-data.ts'
import { eraseKits } from '../../animals/sample/own-data.ts'
import { eraseReleaseMails } from '../../laboratory/catalogue-release/own-data.ts'
import { eraseLabNotices } from '../../laboratory/laboratory/own-data.ts'
import { eraseVisits } from '../../people/admin/own-data.ts'
import { eraseAgents } from '../../people/collection-agent/own-data.ts'
import { eraseEnquiries } from '../../people/enquiry/own-data.ts'
import { eraseConsents } from '../../people/newsletter/own-data.ts'
import { eraseMailedLinks } from '../../people/user/own-data.ts'
import { eraseClearances } from '../../results/parentage/own-data.ts'
import { eraseShares } from '../../results/sharing/own-data.ts'
import { eraseBankTransfers } from '../../sales/bank-transfer/own-data.ts'
import { eraseCarts } from '../../sales/cart/own-data.ts'
import { eraseOrderNotes } from '../../sales/desk-order/own-data.ts'
import { eraseGiftCards } from '../../sales/gift-card/own-data.ts'
import { eraseInvoices } from '../../sales/invoice/own-data.ts'
import { eraseMemberships } from '../../sales/member/own-data.ts'
import { eraseOrders } from '../../sales/order/own-data.ts'
import { eraseParcels } from '../../sales/parcel/own-data.ts'
import { eraseSavedCards } from '../../sales/saved-card/own-data.ts'
import { eraseBreeders } from '../../storefront/responsible-breeder/own-data.ts'
import { eraseActivations } from '../activation/own-data.ts'
import { isLinkOf } from '../../people/user/mailed-links.ts'
import type { Erase, Leaving, Person } from '../../people/visitor/own-data.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { carts } from '../../schema/cart.ts'
import { checkouts } from '../../schema/checkout.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { mailTokens, users } from '../../schema/user.ts'

/**
 * What each noun erases, one after another. Providers are notified of a membership while it names its member; orders
 * lose the person before what depends on them is found by their checkouts; what is computed from animals, and what the
 * books store of their kits, is noted before they go with the account, whose own row is the last.
 */
export const erasers: Erase[] = [
  eraseMemberships,
  eraseSavedCards,
  eraseOrders,
  eraseOrderNotes,
  eraseInvoices,
  eraseParcels,
  eraseBankTransfers,
  eraseCarts,
  eraseGiftCards,
  eraseVisits,
  eraseConsents,
  eraseEnquiries,
  eraseBreeders,
  eraseAgents,
  eraseMailedLinks,
  eraseClearances,
  storePedigrees,
  eraseShares,
  eraseTransfers,
  eraseKitOffers,
  eraseCollectedAnimals,
  eraseReleaseMails,
  eraseLabNotices,
  eraseActivations,
  eraseKits,
  erasePhotos,
  eraseOutsideReports,
  eraseClaimedAnimals,
]

/** What will be invoiced later leaves an account open too, and so does a payment under way. */
async function refuseOwed(tx: Db, userId: string) {
  const isOwed = and(eq(orders.userId, userId), eq(orders.status, 'pending'))
  const isPaying = and(eq(checkouts.userId, userId), eq(checkouts.status, 'paying'))
  if ((await tx.$count(orders, isOwed)) || (await tx.$count(checkouts, isPaying)))
    throw new Failure(409, {
      message: 'Some of your orders still wait for their payment. Please pay them first, then delete your account.',
      code: codes.pendingPayment,
    })
}

/**
 * Locks what payments, mailed links and transfers of animals lock, in their order, the user last: none of them finishes
 * half-way through.
 */
async function lockAll(tx: Db, { id: userId, email }: Person): Promise<Leaving> {
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
  return { id: userId, email, cartIds: cartRows.map(({ id }) => id), invoices: invoiceRows, checkouts: checkoutRows }
}

/** Everything goes, but what the books need of orders, and that admins were here. */
export async function erase(tx: Db, services: Pick<Services, 'jobs'>, person: Person) {
  const leaving = await lockAll(tx, person)
  await refuseOwed(tx, person.id)
  for (const eraser of erasers) await eraser(tx, leaving, services)
  await tx.delete(users).where(eq(users.id, person.id))
}
