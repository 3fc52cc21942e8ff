import { creditSchema } from '@shop/contract/approval'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { DeskAccount } from '@shop/contract/invoice'
import { Badge, Button, EmptyState, TextareaField, TextField, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { setCredit } from '../../../data/approval.ts'
import { useAccountsOnCredit } from '../../../data/invoice.ts'
import { useSettings } from '../../../data/settings.tsx'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'

const overdue = { name: 'overdue', label: 'Invoices', options: [{ value: 'yes', label: 'Overdue' }] }

/** `/desk/payments/accounts?overdue=yes`: who orders on account, what is unpaid, and since when it is due. */
export function Accounts() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const maySet = useMay('setCredit')
  const read = useAccountsOnCredit(listQuery(query, ['overdue']))
  const [setting, setSetting] = useState<DeskAccount | 'another' | null>(null)
  const account = setting === 'another' ? null : setting
  const columns = useMemo<DeskColumn<DeskAccount>[]>(
    () => [
      {
        key: 'name',
        isSortable: true,
        label: 'Account',
        isRowHeader: true,
        cell: ({ name, clinic }) => (clinic ? `${clinic}, ${name}` : name),
        text: ({ name, clinic }) => clinic ?? name,
      },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'open',
        label: 'Unpaid',
        isNumeric: true,
        cell: ({ open }) => open.map(({ label }) => label).join(', ') || 'Nothing',
        text: ({ open }) => open.map(({ label }) => label).join(' '),
      },
      {
        key: 'limit',
        label: 'Limit',
        isNumeric: true,
        cell: ({ limit }) => limit?.label ?? 'No credit',
        text: ({ limit }) => limit?.amount ?? null,
      },
      {
        key: 'due',
        isSortable: true,
        label: 'Oldest due',
        cell: ({ dueSince, overdueCount }) =>
          dueSince ? (
            <>
              {formatDate(dueSince, country)}{' '}
              {overdueCount > 0 && <Badge tone="audience">{`${overdueCount} overdue`}</Badge>}
            </>
          ) : (
            'Nothing is open'
          ),
        text: ({ dueSince }) => dueSince,
      },
      {
        key: 'do',
        label: 'Credit',
        cell: (row) =>
          maySet && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setSetting(row)}>
              Set the limit <VisuallyHidden>of {row.name}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [country, maySet],
  )
  return (
    <DeskPage
      title="Accounts"
      lead="Who orders on account, what is unpaid, and since when it is due. What was due longest ago comes first."
      actions={
        maySet && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setSetting('another')}>
            Give somebody credit
          </Button>
        )
      }
      room="payments"
    >
      <DeskTable
        name="Accounts"
        count={['account', 'accounts']}
        path={paths.deskAccounts}
        read={read}
        pageSize={adminPageSize}
        sort="due"
        columns={columns}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        searchLabel="Search name, clinic or email"
        filters={[overdue]}
        nothing={<EmptyState title="Nobody orders on account" text="Give an approved vet or agent credit." />}
      />
      {setting && (
        <ActionDialog
          title={account ? `Credit of ${account.name}` : 'Give somebody credit'}
          description="The most that may be unpaid, in the currency of the account’s country. Empty ends the credit; what is open is still owed. They are mailed. It can be changed again at any time."
          schema={creditSchema}
          values={{ email: account?.email ?? '', limit: account?.limit?.amount ?? null, reason: '' }}
          submit="Save the limit"
          onSubmit={async (values) => {
            const { email, limit, isChanged } = await setCredit(values)
            await read.mutate()
            if (!isChanged) return 'It was so before. Nothing has changed.'
            return limit ? `${email} may owe ${limit.label}.` : `The credit of ${email} has ended.`
          }}
          onClose={() => setSetting(null)}
        >
          <TextField name="email" label="Email" readOnly={account !== null} required />
          <TextField name="limit" label="Limit" inputMode="decimal" />
          <TextareaField name="reason" label="Reason" rows={3} limit={500} required />
        </ActionDialog>
      )}
    </DeskPage>
  )
}
