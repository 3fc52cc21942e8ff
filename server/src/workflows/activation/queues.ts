import { queue } from '../../platform/jobs/queue.ts'

/** Notifies whoever activated a kit. */
export const activationMailQueue = queue<{ activationId: string }>('activation-mail')
