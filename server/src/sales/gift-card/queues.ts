import { queue } from '../../platform/jobs/queue.ts'

/** Mails a gift card to whom it is for; `mailing` counts how often it was queued. */
export const giftCardQueue = queue<{ giftCardId: string; mailing: number }>('gift-card')

/** Notifies its buyer that a gift card has gone to whom it is for. */
export const giftCardSentQueue = queue<{ giftCardId: string }>('gift-card-sent')
