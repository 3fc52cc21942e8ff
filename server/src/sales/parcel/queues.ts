import { queue } from '../../platform/jobs/queue.ts'

/** sent: it is on its way; undone: it has not left after all; unactivated: a kit of it is not activated weeks later. */
export type ParcelMailKind = 'sent' | 'undone' | 'unactivated'

/** Notifies a customer of a parcel of their order. */
export const parcelMailQueue = queue<{ parcelId: string; kind: ParcelMailKind }>('parcel-mail')
