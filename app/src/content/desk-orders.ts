import type { RefundState, RefundWay } from '@shop/contract/credit-note'
import type { DeskOrder, DeskOrderRow } from '@shop/contract/desk-order'
import type { LineState } from '@shop/contract/line-progress'
import type { SampleProblem, SampleStage } from '@shop/contract/sample-stage'
import { paymentMethodCopy } from '../parts/payment/payment-methods.tsx'

type Waits = Pick<DeskOrderRow, 'toPay' | 'toRefund' | 'isDisputed'>

export const deskOrderStatusCopy: Record<DeskOrderRow['status'], string> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  refunded: 'Refunded',
}

export const paidBy = (method: DeskOrderRow['paymentMethod']) =>
  method ? paymentMethodCopy[method].title : 'On account'

/** What of an order waits for somebody, each in a few words; `toPack` counts pieces. */
export const waitsText = ({ toPack, toPay, toRefund, isDisputed }: Waits & { toPack: number }): string[] =>
  [
    isDisputed && 'Disputed',
    toPack > 0 && `${toPack} to pack`,
    toPay && `${toPay.label} to be paid`,
    toRefund && `${toRefund.label} to go back`,
  ].filter((text) => typeof text === 'string')

/** What a line without kits of its own is doing, as the desk sees it. */
export const lineStateCopy: Record<LineState, string> = {
  unpaid: 'Waits for its payment',
  packing: 'To pack',
  posted: 'Posted',
  sent: 'Sent',
  unactivated: 'Not activated',
  awaiting_swab: 'Waits for the swab',
  laboratory: 'In the laboratory',
  reported: 'Results are out',
  plan_ready: 'The plan is ready',
  gift_scheduled: 'To be mailed',
  gift_sent: 'Mailed',
  gift_void: 'Void',
  cancelled: 'Cancelled',
  undeliverable: 'Cannot be delivered',
  refunded: 'Refunded',
}

/** A kit's stage, as the desk sees it. */
export const kitStageCopy: Record<SampleStage, string> = {
  ordered: 'To pack',
  dispatched: 'Posted',
  activated: 'Activated',
  received: 'In the laboratory',
  visual_check: 'Swab checked',
  extraction: 'DNA extracted',
  quality_check: 'DNA checked',
  genotyping: 'Being read',
  review: 'In review',
  reported: 'Results are out',
}

export const kitProblemCopy: Record<SampleProblem, string> = {
  not_activated: 'Not activated',
  payment_hold: 'On hold until it is paid',
  failed: 'Could not be read',
  partial_result: 'Some results are missing',
  sex_mismatch: 'The sex does not match',
  withdrawn: 'Results withdrawn',
}

/** Where money goes back to, after "to". */
export const refundWayCopy: Record<RefundWay, string> = {
  card: 'the card',
  paypal: 'PayPal',
  transfer: 'the buyer’s bank account, sent by hand',
  invoice: 'the invoice, which becomes less',
  gift_card: 'the gift card',
}

export const refundStateCopy: Record<RefundState, string> = {
  requested: 'On its way',
  done: 'Went back',
  failed: 'Not sent',
}

export const disputeCopy: Record<DeskOrder['disputes'][number]['state'], string> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
}

export const transferCopy: Record<DeskOrder['transfers'][number]['state'], string> = {
  new: 'New',
  unmatched: 'Not matched',
  matched: 'Matched',
  short: 'Too little',
  over: 'Too much',
  extra: 'Paid already',
  late: 'Too late',
  returned: 'Sent back',
}
