import { queue } from '../../platform/jobs/queue.ts'

/** Mails an order's link to whoever names its number and address. */
export const orderLinkQueue = queue<{ id: string; number: string; email: string }>('order-link')
