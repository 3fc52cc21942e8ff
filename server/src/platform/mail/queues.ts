import { queue } from '../jobs/queue.ts'

/**
 * Notifies somebody of what was done with their account. `to` is their address and `text` what the mail quotes, both
 * sealed.
 */
export const noticeQueue = queue<{ id: string; kind: string; to: string; text?: string }>('notice')
