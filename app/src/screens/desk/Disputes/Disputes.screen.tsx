import { storePageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { Dispute } from '@shop/contract/dispute'
import { Badge, EmptyState } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDisputes } from '../../../data/dispute.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

const states: Record<Dispute['state'], string> = { open: 'Open', won: 'Won', lost: 'Lost' }
const byState = {
  name: 'state',
  label: 'State',
  options: Object.entries(states).map(([value, label]) => ({ value, label })),
}

/** `/desk/payments/disputes?state=open`: payments that a buyer's bank, or PayPal, wants back. */
export function Disputes() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const columns = useMemo<DeskColumn<Dispute>[]>(
    () => [
      {
        key: 'number',
        isSortable: true,
        isCode: true,
        label: 'Payment',
        isRowHeader: true,
        cell: ({ number }) => number,
        text: ({ number }) => number,
      },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'amount',
        label: 'Amount',
        isNumeric: true,
        cell: ({ amount }) => amount.label,
        text: ({ amount }) => amount.amount,
      },
      { key: 'state', label: 'State', cell: ({ state }) => <Badge>{states[state]}</Badge>, text: ({ state }) => state },
      {
        key: 'opened',
        isSortable: true,
        label: 'Opened',
        cell: ({ openedAt }) => formatDate(openedAt, country),
        text: ({ openedAt }) => openedAt,
      },
      {
        key: 'closed',
        isSortable: true,
        label: 'Closed',
        cell: ({ closedAt }) => (closedAt ? formatDate(closedAt, country) : 'Not yet'),
        text: ({ closedAt }) => closedAt,
      },
      {
        key: 'reference',
        isCode: true,
        label: 'At the provider',
        cell: ({ provider, reference }) => `${provider}: ${reference}`,
        text: ({ reference }) => reference,
      },
    ],
    [country],
  )
  return (
    <DeskPage
      title="Disputes"
      lead="Answer an open one at its provider: a bank gives the shop about a week. While it is open, nothing of the payment is refunded or packed."
      room="payments"
    >
      <DeskTable
        name="Disputes"
        count={['dispute', 'disputes']}
        path={paths.deskDisputes}
        read={useDisputes(listQuery(query, ['state']))}
        pageSize={storePageSize}
        sort="-opened"
        columns={columns}
        rowKey={({ provider, reference }) => `${provider} ${reference}`}
        rowName={({ number }) => number}
        filters={[byState]}
        nothing={<EmptyState title="No payment was disputed" text="Providers report it here by themselves." />}
      />
    </DeskPage>
  )
}
