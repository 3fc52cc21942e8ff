import { adminPageSize } from '@shop/contract/constants'
import type { RefundState, RefundWay } from '@shop/contract/credit-note'
import { formatDate } from '@shop/contract/dates'
import type { Refund } from '@shop/contract/refund'
import { Badge, Button, EmptyState, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRefunds } from '../../../data/refund.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'
import { RefundDialog, type RefundStep } from './RefundDialog.tsx'

const states: Record<RefundState, string> = { requested: 'On its way', done: 'Sent', failed: 'Refused' }
const ways: Record<RefundWay, string> = {
  card: 'Card',
  paypal: 'PayPal',
  transfer: 'Bank transfer',
  invoice: 'Taken off an invoice',
  gift_card: 'Gift card',
}
const byState = {
  name: 'state',
  label: 'State',
  options: Object.entries(states).map(([value, label]) => ({ value, label })),
}

/** What a person can do with a refund. */
function stepsOf({ state, way, creditNote, number }: Refund): { step: RefundStep; label: string }[] {
  const isForeign = !creditNote && number.startsWith('PAY-')
  const isByHand = state === 'requested' && way === 'transfer'
  return [
    ...(state === 'failed' ? [{ step: 'retry' as const, label: 'Try again' }] : []),
    ...(state === 'failed' || isByHand ? [{ step: 'record' as const, label: 'Sent by bank' }] : []),
    ...(isForeign && state === 'done' ? [{ step: 'assign' as const, label: 'Say for which order' }] : []),
  ]
}

/** `/desk/payments/refunds?state=failed`: money on its way back, and what a person does about it. */
export function Refunds() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const mayAct = useMay('recordRefund')
  const read = useRefunds(listQuery(query, ['state']))
  const [doing, setDoing] = useState<{ step: RefundStep; refund: Refund } | null>(null)
  const columns = useMemo<DeskColumn<Refund>[]>(
    () => [
      {
        key: 'number',
        isSortable: true,
        isCode: true,
        label: 'Order',
        isRowHeader: true,
        cell: ({ number }) => number,
        text: ({ number }) => number,
      },
      { key: 'email', isSortable: true, label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'amount',
        label: 'Amount',
        isNumeric: true,
        cell: ({ amount }) => amount.label,
        text: ({ amount }) => amount.amount,
      },
      { key: 'way', label: 'Goes back by', cell: ({ way }) => ways[way], text: ({ way }) => way },
      {
        key: 'state',
        label: 'State',
        cell: ({ state, failure }) => (
          <>
            <Badge>{states[state]}</Badge> {failure}
          </>
        ),
        text: ({ state }) => state,
      },
      {
        key: 'requested',
        isSortable: true,
        label: 'Requested',
        cell: ({ requestedAt }) => formatDate(requestedAt, country),
        text: ({ requestedAt }) => requestedAt,
      },
      {
        key: 'note',
        isCode: true,
        label: 'Credit note',
        cell: ({ creditNote }) => creditNote ?? 'None',
        text: ({ creditNote }) => creditNote,
      },
      {
        key: 'do',
        label: 'What to do',
        cell: (refund) =>
          mayAct && (
            <Wrap gap="2">
              {stepsOf(refund).map(({ step, label }) => (
                <Button
                  key={step}
                  variant="outline"
                  size="sm"
                  aria-haspopup="dialog"
                  onClick={() => setDoing({ step, refund })}
                >
                  {label} <VisuallyHidden>{refund.number}</VisuallyHidden>
                </Button>
              ))}
            </Wrap>
          ),
        text: () => null,
      },
    ],
    [country, mayAct],
  )
  return (
    <DeskPage title="Refunds" lead="Money on its way back, newest first." room="payments">
      <DeskTable
        name="Refunds"
        count={['refund', 'refunds']}
        path={paths.deskRefunds}
        read={read}
        pageSize={adminPageSize}
        sort="-requested"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        searchLabel="Search order, credit note or email"
        filters={[byState]}
        nothing={<EmptyState title="Nothing was refunded yet" text="A refund is made on its order’s page." />}
      />
      {doing && <RefundDialog {...doing} onDone={() => read.mutate()} onClose={() => setDoing(null)} />}
    </DeskPage>
  )
}
