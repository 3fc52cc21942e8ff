import { queue } from '../../platform/jobs/queue.ts'

export type OrderNoticeKind = 'reminder' | 'expired' | 'cancelled'

/** Notifies an order's buyer what became of it while its transfer was awaited. */
export const orderNoticeQueue = queue<{ checkoutId: string; kind: OrderNoticeKind }>('order-notice')
