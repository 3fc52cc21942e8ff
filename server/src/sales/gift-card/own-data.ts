import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Erase } from '../../people/visitor/own-data.ts'
import { erased } from '../../platform/values/erased.ts'
import { giftCards } from '../../schema/gift-card.ts'

export const eraseGiftCards: Erase = (tx, { checkouts }) =>
  tx
    .update(giftCards)
    .set({ recipientName: erased, recipientEmail: erased, senderName: erased, message: '' })
    .where(
      and(
        inArray(
          giftCards.checkoutId,
          checkouts.map(({ id }) => id),
        ),
        // One that waits for its day still arrives.
        isNotNull(giftCards.sentAt),
      ),
    )
