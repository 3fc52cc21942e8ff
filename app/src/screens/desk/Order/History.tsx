import type { DeskOrder } from '@shop/contract/desk-order'
import { auditActionCopy } from '../../../content/audit-actions.ts'
import { Panel } from './Panel.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'

/** What was done with it at the desk. */
export function History({ order: { order, history } }: { order: DeskOrder }) {
  const { number } = order
  if (!history.length) return null
  return (
    <Panel title="History">
      <ul className="order-list">
        {history.map(({ id, at, action, adminName, subject, reason }) => (
          <li key={id}>
            <p>{auditActionCopy[action]}</p>
            <p className="order-quiet">
              {adminName}, <DeskTime at={at} />
            </p>
            <p className="order-quiet">{subject && subject !== number ? `${subject}: ${reason}` : reason}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
