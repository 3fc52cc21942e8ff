import { formatDate } from '@shop/contract/dates'
import type { DeskOrder } from '@shop/contract/desk-order'
import { Badge, Link } from '@shop/design-system'
import { disputeCopy, refundStateCopy, refundWayCopy, transferCopy } from '../../../content/desk-orders.ts'
import { deskCreditNoteFile } from '../../../data/desk-order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { Panel } from './Panel.tsx'

/** Credit notes, and on which ways their money goes back. */
export function Refunds({ order: { order, refunds } }: { order: DeskOrder }) {
  const { country } = useSettings()
  if (!order.creditNotes.length) return null
  return (
    <Panel title="Refunds">
      <ul className="order-list">
        {order.creditNotes.map(({ number, issuedAt, totals, reason, points }) => (
          <li key={number}>
            <p className="order-line-head">
              <Link href={deskCreditNoteFile(order.number, number)} target="_blank">
                {`${number} (PDF)`}
              </Link>
              <span>{totals.total.label}</span>
            </p>
            <p className="order-quiet">
              {formatDate(issuedAt, country)}: {reason}
            </p>
            {points > 0 && <p>{points} points came back.</p>}
            {refunds
              .filter(({ creditNote }) => creditNote === number)
              .map(({ id, amount, way, state, failure, reference, doneAt }) => (
                <p key={id}>
                  {amount.label} to {refundWayCopy[way]}{' '}
                  <Badge size="sm" tone={state === 'failed' ? 'affected' : 'neutral'}>
                    {doneAt ? `${refundStateCopy[state]} ${formatDate(doneAt, country)}` : refundStateCopy[state]}
                  </Badge>{' '}
                  {failure && <span>{failure}</span>} <span className="order-quiet">{reference}</span>
                </p>
              ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What has come from a bank for it. */
export function Transfers({ transfers }: Pick<DeskOrder, 'transfers'>) {
  const { country } = useSettings()
  if (!transfers.length) return null
  return (
    <Panel title="Bank transfers">
      <ul className="order-list">
        {transfers.map(({ id, bookedOn, amount, payer, reference, state, counted, reason }) => (
          <li key={id}>
            <p className="order-line-head">
              <span>{payer || 'No name'}</span>
              <span>{amount.label}</span>
            </p>
            <p>
              {formatDate(bookedOn, country)} <Badge size="sm">{transferCopy[state]}</Badge>{' '}
              {counted.amount !== amount.amount && `${counted.label} of it counts.`}
            </p>
            <p className="order-quiet">{[reference, reason].filter(Boolean).join(': ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function Disputes({ disputes }: Pick<DeskOrder, 'disputes'>) {
  const { country } = useSettings()
  if (!disputes.length) return null
  return (
    <Panel title="Disputes">
      <ul className="order-list">
        {disputes.map(({ reference, provider, amount, state, openedAt, closedAt }) => (
          <li key={reference}>
            <p className="order-line-head">
              <span>{disputeCopy[state]}</span>
              <span>{amount.label}</span>
            </p>
            <p>
              Since {formatDate(openedAt, country)}
              {closedAt && `, until ${formatDate(closedAt, country)}`}
            </p>
            <p className="order-quiet">
              {provider}, {reference}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
