import { queue } from '../../platform/jobs/queue.ts'

/** Confirms an order, or a payment of invoices. */
export const receiptQueue = queue<{ checkoutId: string }>('receipt')
