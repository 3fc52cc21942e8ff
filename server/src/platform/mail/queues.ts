import { queue } from '../jobs/queue.ts'

/**
 * Notifies somebody of what was done with their account. `to` is their address, `text` what the mail quotes and `name`
 * what it is about, all sealed.
 */
export const noticeQueue = queue<{
  id: string
  kind: string
  to: string
  text?: string
  name?: string
  animalId?: string
  productId?: number
}>('notice')
