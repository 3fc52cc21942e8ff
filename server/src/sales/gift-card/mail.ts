import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { giftCardMailCopy } from './mail-copy.ts'
import { giftCards } from '../../schema/gift-card.ts'
import type { giftCardQueue } from './queues.ts'
import { giftCardSentQueue } from './queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

/** The mail that brings a gift card; null where it was cancelled, or mailed again since. */
async function giftCardMail(
  { db, config, secrets }: Pick<Services, 'db' | 'config' | 'secrets'>,
  { giftCardId, mailing }: DataOf<typeof giftCardQueue>,
): Promise<Mail | null> {
  const [row] = await db
    .select({ card: giftCards, country: checkouts.snapshot, isTestPayment: checkouts.isTestPayment })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .where(eq(giftCards.id, giftCardId))
  if (!row || row.card.voidedAt || row.card.mailings !== mailing) return null
  const { card, isTestPayment } = row
  const code = secrets.open(card.sealedCode)
  const { label } = priceOf(card.balance, card.currency, row.country.country)
  return {
    key: `gift-card-${card.id}-${mailing}`,
    to: card.recipientEmail,
    ...giftCardMailCopy({ ...card, code, amount: label, isTestPayment }, config.publicUrl),
  }
}

/** Sends that mail, and writes down that it went. Of one that waited for its day the buyer hears too. */
export async function sendGiftCard(services: Services, job: DataOf<typeof giftCardQueue>) {
  const mail = await giftCardMail(services, job)
  if (!mail) return
  const { db, jobs, mailer } = services
  await mailer.send(mail)
  await db.transaction(async (tx) => {
    await tx.update(giftCards).set({ sentAt: new Date() }).where(eq(giftCards.id, job.giftCardId))
    if (job.mailing === 1) await jobs.send(giftCardSentQueue, { giftCardId: job.giftCardId }, tx)
  })
}
