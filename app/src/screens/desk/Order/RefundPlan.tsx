import type { DeskOrder, RefundPreview } from '@shop/contract/desk-order'
import { Callout, DescriptionList } from '@shop/design-system'
import { refundWayCopy } from '../../../content/desk-orders.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

/** What goes back and what becomes of the rest, or why it cannot. */
export function RefundPlan({ preview, order }: { preview: RefundPreview; order: DeskOrder['order'] }) {
  const { refusal, plan } = preview
  if (!plan)
    return (
      <Callout tone="warning" title="This cannot be refunded">
        {refusal}
      </Callout>
    )
  const nameOf = (id: string) => order.items.find((item) => item.id === id)?.product.name ?? ''
  return (
    <DescriptionList
      items={[
        {
          term: 'Goes back',
          description: plan.ways.map(({ way, amount }) => (
            <div key={way}>
              {amount.label} to {refundWayCopy[way]}
            </div>
          )),
        },
        { term: 'Credit note', description: plan.total.label },
        {
          term: 'Of',
          description: plan.lines.length
            ? plan.lines.map(({ itemId, quantity }) => (
                <div key={itemId}>
                  {quantity} × {nameOf(itemId)}
                </div>
              ))
            : 'No line: lines and kits stay as they are.',
        },
        {
          term: 'Loyalty points',
          description: [
            plan.points > 0 && `${points(plan.points)} come back.`,
            plan.pointsTaken > 0 && `${points(plan.pointsTaken)} of the membership are taken.`,
          ]
            .filter(Boolean)
            .join(' '),
        },
        { term: 'Vouchers', description: plan.coupons.length > 0 && `${plan.coupons.join(', ')} can be used again.` },
        { term: 'Kits', description: plan.voided.length > 0 && `Void from then on: ${plan.voided.join(', ')}.` },
        { term: 'Afterwards', description: plan.isWhole && 'Nothing is left of the order.' },
      ]}
    />
  )
}
