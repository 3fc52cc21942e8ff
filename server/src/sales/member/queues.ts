import type { Payment } from '@shop/contract/checkout'
import type { LivePaymentMode } from '@shop/contract/constants'
import { queue } from '../../platform/jobs/queue.ts'

/** started: with its terms; reminder: a year is soon charged; failed: it could not be. */
export type MembershipMailKind = 'started' | 'reminder' | 'failed' | 'cancelled' | 'resumed' | 'ended'

/** Mails a member the state of their membership. `of` distinguishes two mails of one kind; `text` is sealed. */
export const membershipMailQueue = queue<{
  membershipId: string
  kind: MembershipMailKind
  of?: string
  text?: string
}>('membership-mail')

/** Notifies a provider that nothing is charged by this mandate any more. */
export const endMandateQueue = queue<{ provider: Payment['provider']; account: LivePaymentMode; mandate: string }>(
  'end-mandate',
)
