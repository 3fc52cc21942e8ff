import { queue } from '../../platform/jobs/queue.ts'

/** received: it is paid; short: more is needed; unneeded: it was paid before, or cancelled. */
export type TransferMailKind = 'received' | 'short' | 'unneeded'

/** Notifies a payer what became of their transfer. */
export const transferMailQueue = queue<{ transferId: string; kind: TransferMailKind }>('transfer-mail')
