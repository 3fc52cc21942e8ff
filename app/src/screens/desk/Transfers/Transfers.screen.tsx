import { type BankTransfer, returnTransferSchema, transferStates } from '@shop/contract/bank-transfer'
import { adminPageSize } from '@shop/contract/constants'
import { Badge, Button, EmptyState, Section, TextareaField, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { transferStateCopy } from '../../../content/transfer-states.ts'
import { returnBankTransfer, useBankTransfers } from '../../../data/bank-transfer.ts'
import { useSettings } from '../../../data/settings.tsx'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'
import { formatDay } from '../../../parts/desk/format-day.ts'
import { BookStatement } from './BookStatement.tsx'
import { MatchTransfer } from './MatchTransfer.tsx'

const byTask: DeskFilter = {
  name: 'task',
  label: 'What to do',
  options: [
    { value: 'match', label: 'To match' },
    { value: 'return', label: 'To send back' },
  ],
}
const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: transferStates.map((value) => ({ value, label: transferStateCopy[value] })),
}
const canMatch: readonly BankTransfer['state'][] = ['new', 'unmatched', 'extra', 'late']
const canReturn: readonly BankTransfer['state'][] = ['unmatched', 'extra', 'over', 'late']

type Doing = { what: 'match' | 'return'; transfer: BankTransfer }

/** `/desk/payments?state=unmatched`: a bank's statement is booked here, and what it leaves is matched or sent back. */
export function Transfers() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const read = useBankTransfers(listQuery(query, ['task', 'state']))
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const columns = useMemo<DeskColumn<BankTransfer>[]>(
    () => [
      {
        key: 'payer',
        label: 'Payer',
        isRowHeader: true,
        cell: ({ payer }) => payer || 'Not named',
        text: ({ payer }) => payer,
      },
      {
        key: 'booked',
        label: 'Booked on',
        isSortable: true,
        cell: ({ bookedOn }) => formatDay(bookedOn, country),
        text: ({ bookedOn }) => bookedOn,
      },
      {
        key: 'amount',
        label: 'Amount',
        isNumeric: true,
        isSortable: true,
        cell: ({ amount }) => amount.label,
        text: ({ amount }) => amount.amount,
      },
      { key: 'reference', label: 'Reference', cell: ({ reference }) => reference, text: ({ reference }) => reference },
      {
        key: 'state',
        label: 'State',
        cell: ({ state }) => <Badge>{transferStateCopy[state]}</Badge>,
        text: ({ state }) => state,
      },
      {
        key: 'number',
        isCode: true,
        label: 'Pays',
        cell: ({ number }) => number ?? 'Nothing yet',
        text: ({ number }) => number,
      },
      {
        key: 'counted',
        label: 'Of it counts',
        isNumeric: true,
        isHidden: true,
        cell: ({ counted }) => counted.label,
        text: ({ counted }) => counted.amount,
      },
      { key: 'reason', label: 'Why', isHidden: true, cell: ({ reason }) => reason ?? '', text: ({ reason }) => reason },
      {
        key: 'do',
        label: 'What to do',
        cell: (transfer) => (
          <Wrap gap="2">
            {canMatch.includes(transfer.state) && (
              <Button
                variant="outline"
                size="sm"
                aria-haspopup="dialog"
                onClick={() => setDoing({ what: 'match', transfer })}
              >
                Match <VisuallyHidden>{transfer.reference}</VisuallyHidden>
              </Button>
            )}
            {canReturn.includes(transfer.state) && (
              <Button
                variant="outline"
                size="sm"
                aria-haspopup="dialog"
                onClick={() => setDoing({ what: 'return', transfer })}
              >
                Sent back <VisuallyHidden>{transfer.reference}</VisuallyHidden>
              </Button>
            )}
          </Wrap>
        ),
        text: () => null,
      },
    ],
    [country],
  )
  return (
    <DeskPage title="Transfers" lead="What came into the shop’s accounts, and what it pays." room="payments">
      <BookStatement onBooked={() => void read.mutate()} />
      <Section size="sm" title="Transfers that have come">
        <DeskTable
          name="Transfers"
          count={['transfer', 'transfers']}
          path={paths.deskPayments}
          read={read}
          pageSize={adminPageSize}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ payer, reference }) => `${payer} ${reference}`}
          sort="-booked"
          searchLabel="Search payer, reference or number"
          filters={[byTask, byState]}
          nothing={<EmptyState title="No transfer has come yet" text="Drop a statement above." headingLevel={3} />}
        />
      </Section>
      {doing?.what === 'match' && (
        <MatchTransfer transfer={doing.transfer} onDone={() => read.mutate()} onClose={close} />
      )}
      {doing?.what === 'return' && (
        <ActionDialog
          title={`Record that ${doing.transfer.amount.label} were sent back`}
          description={`What of it was not needed was sent back to ${doing.transfer.payer || 'its payer'} at the bank. This records it for good, and sends no money.`}
          schema={returnTransferSchema}
          values={{ reason: '' }}
          submit="It was sent back"
          onSubmit={async (values) => {
            await returnBankTransfer(doing.transfer.id, values)
            await read.mutate()
            return 'Recorded as sent back.'
          }}
          onClose={close}
        >
          <TextareaField name="reason" label="Reason" rows={3} limit={200} required />
        </ActionDialog>
      )}
    </DeskPage>
  )
}
