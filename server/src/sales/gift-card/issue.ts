import { toMinor } from '@shop/contract/money'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { orders } from '../../schema/order.ts'
import type { Services } from '../../platform/services.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import { newCode } from './code.ts'
import { sendAtOf } from './send-at.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { giftCardQueue } from './queues.ts'

type Order = Pick<typeof orders.$inferSelect, 'checkoutId' | 'currency' | 'snapshot'>

/** Makes the gift cards that a paid order has bought; those whose day it is are mailed. Again, it changes nothing. */
export async function issueGiftCards(
  tx: Db,
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  { checkoutId, currency, snapshot }: Order,
  now = new Date(),
) {
  for (const { id: itemId, amount: paid, metaData } of snapshot.items) {
    const gift = metaData.giftCard
    if (!gift) continue
    const { recipientName, recipientEmail, senderName, message, sendOn, timeZone } = gift
    const day = sendOn ? sendAtOf(sendOn, timeZone) : now
    const amount = toMinor(paid)
    await tx
      .insert(giftCards)
      .values({
        ...newCode(secrets),
        checkoutId,
        itemId,
        currency,
        amount,
        balance: amount,
        recipientName,
        recipientEmail,
        senderName,
        message,
        sendAt: day > now ? day : now,
      })
      .onConflictDoNothing({ target: [giftCards.checkoutId, giftCards.itemId] })
  }
  await mailGiftCards(tx, { jobs }, now, checkoutId)
}

/** Hands over to the mail what is due, of one order or of all; each once. */
async function mailGiftCards(tx: Db, { jobs }: Pick<Services, 'jobs'>, now: Date, checkoutId?: string) {
  const due = await tx
    .update(giftCards)
    .set({ mailings: 1 })
    .where(
      and(
        eq(giftCards.mailings, 0),
        lte(giftCards.sendAt, now),
        isNull(giftCards.voidedAt),
        checkoutId ? eq(giftCards.checkoutId, checkoutId) : undefined,
      ),
    )
    .returning({ giftCardId: giftCards.id, mailing: giftCards.mailings })
  for (const card of due) await jobs.send(giftCardQueue, card, tx)
}

/** Mails every gift card whose day has come. */
export async function sweepGiftCards({ db, jobs }: Pick<Services, 'db' | 'jobs'>, now = new Date()) {
  const due = await db
    .select({ checkoutId: giftCards.checkoutId })
    .from(giftCards)
    .where(and(eq(giftCards.mailings, 0), lte(giftCards.sendAt, now), isNull(giftCards.voidedAt)))
    .groupBy(giftCards.checkoutId)
    .orderBy(asc(sql`min(${giftCards.sendAt})`))
    .limit(500)
  await eachAlone(
    due,
    ({ checkoutId }) => `checkout ${checkoutId}`,
    ({ checkoutId }) => db.transaction((tx) => mailGiftCards(tx, { jobs }, now, checkoutId)),
  )
}
