import type { DeskOrder } from '@shop/contract/desk-order'
import { Badge } from '@shop/design-system'
import { kitProblemCopy, kitStageCopy, lineStateCopy } from '../../../content/desk-orders.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { factsOf } from '../../../parts/cart/group-items.ts'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { refundedText } from '../../../parts/order/line-progress.ts'
import { Panel } from './Panel.tsx'

/** What was bought line by line, each with where its kits are, and what it came to. */
export function Lines({ order: { order, kits } }: { order: DeskOrder }) {
  const spell = useSpelling()
  const kitsOf = (line: number | null) => kits.filter((kit) => kit.line === line)
  return (
    <Panel title="What was ordered">
      <ol className="order-list">
        {order.items.map((item, index) => {
          const own = kitsOf(index + 1)
          const progress = order.progress.find(({ itemId }) => itemId === item.id)
          const refunded = progress && refundedText(progress, item.quantity)
          return (
            <li key={item.id}>
              <p className="order-line-head">
                <span>
                  {item.quantity} × {item.product.name}
                </span>
                <span>{item.linePrice.label}</span>
              </p>
              <p className="order-quiet">{factsOf(item)}</p>
              {item.note && <p className="order-quiet">“{item.note}”</p>}
              {refunded && <Badge size="sm">{refunded}</Badge>}
              {!own.length && progress && <Badge size="sm">{spell(lineStateCopy[progress.state])}</Badge>}
              {progress?.reason && <p className="order-quiet">{progress.reason}</p>}
              <Kits kits={own} />
            </li>
          )
        })}
      </ol>
      <Kits kits={kitsOf(null)} />
      <Totals totals={order.totals} />
    </Panel>
  )
}

const Kits = ({ kits }: Pick<DeskOrder, 'kits'>) =>
  kits.length > 0 && (
    <ul className="order-kits" aria-label="Kits">
      {kits.map(({ barcode, stage, problem, isVoid, parcel }) => (
        <li key={barcode}>
          <span className="order-barcode">{barcode}</span>
          <Badge size="sm">{isVoid ? 'Void' : kitStageCopy[stage]}</Badge>
          {problem && !isVoid && (
            <Badge size="sm" tone="affected">
              {kitProblemCopy[problem]}
            </Badge>
          )}
          {parcel && <span className="order-quiet">in {parcel}</span>}
        </li>
      ))}
    </ul>
  )
