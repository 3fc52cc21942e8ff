import type { PlannedTransfer } from '@shop/contract/bank-transfer'

/** How the desk names what has become, or would become, of a transfer. */
export const transferStateCopy: Record<PlannedTransfer['state'], string> = {
  new: 'Not looked at yet',
  unmatched: 'Matches nothing',
  matched: 'Pays it in full',
  short: 'Too little',
  over: 'Too much',
  extra: 'Paid already',
  late: 'Too late: cancelled or expired',
  returned: 'Sent back',
  known: 'Booked before',
}
