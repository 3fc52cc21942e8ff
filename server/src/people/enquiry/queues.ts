import { queue } from '../../platform/jobs/queue.ts'

/** Notifies the shop of an enquiry, or thanks whoever sent it. */
export const enquiryQueue = queue<{ enquiryId: string; to: 'house' | 'sender' }>('enquiry')

/** Mails an answer of the shop's, or notifies the shop of one that has come. */
export const enquiryMessageQueue = queue<{ messageId: string }>('enquiry-message')
