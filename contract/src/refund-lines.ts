import type { CreditNote, RefundWay } from './credit-note.ts'
import { formatDate } from './dates.ts'

type Leg = CreditNote['refunds'][number]

const places: Record<Exclude<RefundWay, 'invoice' | 'gift_card'>, string> = {
  card: 'to the card you paid with',
  paypal: 'to your PayPal account',
  transfer: 'to the account your transfer came from',
}
const days = '5 to 10 days'

function refundText({ way, amount, state, doneAt }: Leg, country: string): string {
  if (way === 'gift_card') return `${amount.label} is on your gift card again.`
  if (way === 'invoice') return `${amount.label} is taken off your invoice.`
  if (state === 'failed') return `We could not send ${amount.label} back yet. We see to it, and write to you.`
  if (doneAt)
    return `${amount.label} went back ${places[way]} on ${formatDate(doneAt, country)}. It is with you within ${days}.`
  return `${amount.label} goes back ${places[way]}. It is with you in ${days}.`
}

const pointsText = (points: number) =>
  points === 1 ? '1 loyalty point is yours again.' : `${points} loyalty points are yours again.`

/** Where what is credited goes, as its buyer reads it: a sentence for each way. */
export const refundLines = ({ refunds, points }: Pick<CreditNote, 'refunds' | 'points'>, country: string): string[] => [
  ...refunds.map((leg) => refundText(leg, country)),
  ...(points ? [pointsText(points)] : []),
]
