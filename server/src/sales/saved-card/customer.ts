import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { Payments } from '../../platform/payment-provider/payments.ts'
import type { Provider } from '../../platform/payment-provider/provider.ts'
import { paymentCustomers } from '../../schema/saved-card.ts'

const isAt = (userId: string, { name, account }: Provider) =>
  and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, name), eq(paymentCustomers.account, account))

async function findCustomer(db: Db, userId: string, provider: Provider): Promise<string | null> {
  const [known] = await db.select().from(paymentCustomers).where(isAt(userId, provider))
  return known?.reference ?? null
}

/** Makes them known there, in place of `lost`. Two windows at once get the same customer: the user's id is its key. */
async function addCustomer(db: Db, userId: string, provider: Provider, lost: string | null): Promise<string | null> {
  const { name, account, cards } = provider
  if (!cards) return null
  const reference = await cards.addCustomer(userId, lost)
  if (lost)
    await db
      .update(paymentCustomers)
      .set({ reference })
      .where(and(isAt(userId, provider), eq(paymentCustomers.reference, lost)))
  else await db.insert(paymentCustomers).values({ userId, provider: name, account, reference }).onConflictDoNothing()
  return findCustomer(db, userId, provider)
}

/**
 * The id by which a provider's account knows a user: one customer for their saved cards and for the card of their
 * membership. Made where they are new to it; null for a guest, and where the provider stores no cards.
 */
export async function customerAt(db: Db, userId: string | null, provider: Provider): Promise<string | null> {
  if (!provider.cards || !userId) return null
  return (await findCustomer(db, userId, provider)) ?? addCustomer(db, userId, provider, null)
}

/** Lets the provider's script show and store a user's cards: its secret; null for a guest, and where no script does. */
export async function openCards(
  db: Db,
  userId: string | null,
  provider: Provider,
  isYearly: boolean,
): Promise<string | null> {
  const { cards } = provider
  const customer = await customerAt(db, userId, provider)
  if (!cards || !customer || !userId) return null
  const session = await cards.openSession(customer, isYearly)
  if (session !== 'unknown') return session.clientSecret
  // The account's keys are of another account by now, or somebody deleted the customer there.
  const again = await addCustomer(db, userId, provider, customer)
  const opened = again ? await cards.openSession(again, isYearly) : 'unknown'
  return opened === 'unknown' ? null : opened.clientSecret
}

/** A user as the accounts know them whose keys the shop has. */
export async function customersOf(db: Db, payments: Payments, userId: string) {
  const rows = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return rows.flatMap(({ provider: name, account, reference }) => {
    const provider = payments.all.find((one) => one.name === name && one.account === account)
    return provider?.cards ? [{ cards: provider.cards, reference }] : []
  })
}
