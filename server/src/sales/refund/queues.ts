import { queue } from '../../platform/jobs/queue.ts'

/** failed: its provider did not send it; sent: it did later, or a person has. */
export type RefundNewsKind = 'failed' | 'sent'

/** Has a provider send money back. */
export const refundQueue = queue<{ refundId: string }>('refund')

/** Notifies a buyer what of their order is credited, with the credit note. */
export const refundMailQueue = queue<{ creditNoteId: string }>('refund-mail')

/** Notifies a buyer that money could not be sent back, or that it is after all. */
export const refundNewsQueue = queue<{ refundId: string; attempt: number; kind: RefundNewsKind }>('refund-news')
