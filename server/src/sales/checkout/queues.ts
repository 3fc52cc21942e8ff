import { queue } from '../../platform/jobs/queue.ts'

/** cancelled: by its buyer; called-off: at the desk. */
export type OrderNoticeKind = 'reminder' | 'expired' | 'cancelled' | 'called-off'

/** `reason` is why it was called off; jobs of an earlier version have none. */
export type OrderNotice = { kind: OrderNoticeKind; reason?: string | undefined }

/** Notifies an order's buyer what became of it while its transfer was awaited. */
export const orderNoticeQueue = queue<OrderNotice & { checkoutId: string }>('order-notice')
