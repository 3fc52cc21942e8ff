import { Failure } from '@shop/contract/failure'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { selectGiftCards, toFound } from './find.ts'
import { giftCards, giftCardUses } from '../../schema/gift-card.ts'

type Checkout = Pick<CheckoutRow, 'id' | 'snapshot'>

/** Locks gift cards, always in the same order, so that two orders that share some never deadlock. */
async function lockGiftCards(tx: Db, ids: string[]) {
  const rows = await selectGiftCards(tx)
    .where(inArray(giftCards.id, ids))
    .orderBy(asc(giftCards.id))
    .for('update', { of: giftCards })
  return rows.map(toFound)
}

/**
 * Takes what gift cards pay of a checkout, inside `tx`. Of two orders that want the same balance one gets it, the other
 * fails with 409. `isForced` when its money is in already: then whatever is left on them is taken.
 */
export async function spendGiftCards(tx: Db, { id: checkoutId, snapshot }: Checkout, { isForced = false } = {}) {
  const wanted = new Map((snapshot.giftCards ?? []).map(({ id, amount }) => [id, amount]))
  if (!wanted.size) return
  for (const { id, balance, isUsable } of await lockGiftCards(tx, [...wanted.keys()])) {
    const amount = wanted.get(id) ?? 0
    const taken = Math.min(amount, isUsable ? balance : 0)
    if (taken < amount && !isForced) throw refuseSpent()
    if (taken === 0) continue
    const used = await tx
      .insert(giftCardUses)
      .values({ giftCardId: id, checkoutId, amount: taken })
      .onConflictDoNothing()
      .returning({ amount: giftCardUses.amount })
    if (used.length) await changeBalance(tx, id, -taken)
  }
}

const refuseSpent = () =>
  new Failure(409, {
    message:
      'A gift card has less left on it than this order takes. Nothing was charged. Please look at your cart again.',
  })

const changeBalance = (tx: Db, id: string, by: number) =>
  tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${by}` })
    .where(eq(giftCards.id, id))

const usesOf = (tx: Db, checkoutId: string) =>
  tx.select().from(giftCardUses).where(eq(giftCardUses.checkoutId, checkoutId)).orderBy(asc(giftCardUses.giftCardId))

/** Gives everything back: nothing was paid. */
export async function releaseGiftCards(tx: Db, checkoutId: string) {
  const uses = await usesOf(tx, checkoutId)
  await lockGiftCards(
    tx,
    uses.map(({ giftCardId }) => giftCardId),
  )
  const released = await tx.delete(giftCardUses).where(eq(giftCardUses.checkoutId, checkoutId)).returning()
  for (const { giftCardId, amount, returned } of released) await changeBalance(tx, giftCardId, amount - returned)
}

/**
 * Gives `amount` minor units of what gift cards paid of an order back to them, by a refund under the order's lock;
 * returns how much that was: never more than they paid.
 */
export async function returnToGiftCards(tx: Db, checkoutId: string, amount: number): Promise<number> {
  const before = await usesOf(tx, checkoutId)
  await lockGiftCards(
    tx,
    before.map(({ giftCardId }) => giftCardId),
  )
  let left = amount
  for (const use of await usesOf(tx, checkoutId)) {
    const back = Math.min(left, use.amount - use.returned)
    if (back <= 0) continue
    left -= back
    await tx
      .update(giftCardUses)
      .set({ returned: use.returned + back })
      .where(and(eq(giftCardUses.giftCardId, use.giftCardId), eq(giftCardUses.checkoutId, checkoutId)))
    await changeBalance(tx, use.giftCardId, back)
  }
  return amount - left
}

/** The gift cards that these lines of an order have bought, locked. Throws 409 where one was used: its money is spent. */
export async function lockUnusedGiftCards(tx: Db, checkoutId: string, itemIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select()
    .from(giftCards)
    .where(
      and(eq(giftCards.checkoutId, checkoutId), inArray(giftCards.itemId, [...itemIds]), isNull(giftCards.voidedAt)),
    )
    .orderBy(asc(giftCards.id))
    .for('update')
  if (rows.some(({ amount, balance }) => balance < amount))
    throw new Failure(409, { message: 'This gift card has been used, so it cannot be given back.' })
  return rows.map(({ id }) => id)
}

/**
 * Cancels the gift cards that these lines of an order have bought, all or none, by a refund under the order's lock.
 * Throws 409 where one was used.
 */
export async function voidGiftCards(tx: Db, checkoutId: string, itemIds: readonly string[]) {
  for (const id of await lockUnusedGiftCards(tx, checkoutId, itemIds))
    await tx.update(giftCards).set({ voidedAt: new Date(), balance: 0 }).where(eq(giftCards.id, id))
}
