import { queue } from '../../platform/jobs/queue.ts'

/** cancelled: by its buyer; called-off: at the desk. */
export type OrderNoticeKind = 'reminder' | 'expired' | 'cancelled' | 'called-off'

/** Notifies an order's buyer what became of it while its transfer was awaited. */
export const orderNoticeQueue = queue<{ checkoutId: string; kind: OrderNoticeKind }>('order-notice')
