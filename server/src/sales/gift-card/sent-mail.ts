import { formatDate } from '@shop/contract/dates'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { giftCardSentCopy } from './mail-copy.ts'
import { giftCards } from '../../schema/gift-card.ts'

/** The mail to a buyer that their gift has arrived; null where the receipt covers it, or the gift is to themselves. */
export async function giftCardSentMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  giftCardId: string,
): Promise<Mail | null> {
  const [row] = await db
    .select({ card: giftCards, order: checkouts })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .where(eq(giftCards.id, giftCardId))
  if (!row?.card.sentAt || row.card.voidedAt) return null
  const { card, order } = row
  const { email, country, items } = order.snapshot
  const isOfADay = items.some(({ id, metaData }) => id === card.itemId && metaData.giftCard?.sendOn)
  if (!isOfADay || email.toLowerCase() === card.recipientEmail) return null
  const { label } = priceOf(card.amount, card.currency, country)
  return {
    key: `gift-card-sent-${card.id}`,
    to: email,
    ...giftCardSentCopy({
      recipient: card.recipientName,
      address: card.recipientEmail,
      amount: `${label} ${card.currency}`,
      day: formatDate(row.card.sentAt.toISOString(), country),
      order: { label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${order.id}` },
    }),
  }
}
