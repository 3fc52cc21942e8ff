import {
  advanceDays,
  type AdvanceRelease,
  advanceReleaseBody,
  advanceWithdrawalBody,
} from '@shop/contract/advance-result'
import { formatDate } from '@shop/contract/dates'
import { Badge, Button, EmptyState, TextareaField, TextField, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { releaseAdvanceResult, useAdvanceReleases, withdrawAdvanceResult } from '../../../data/advance-result.ts'
import { useSettings } from '../../../data/settings.tsx'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { countOf } from '../../../parts/desk/count-of.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

const states: Record<AdvanceRelease['state'], string> = {
  open: 'Can be opened',
  reported: 'Reported since',
  withdrawn: 'Taken back',
  expired: 'Its days are over',
  held: 'Held: the sample has a problem',
}

/** `/desk/laboratory/early-results`: what a vet or agent may read before the report. */
export function EarlyResults() {
  const { country, user } = useSettings()
  const by = user?.name ?? ''
  const [query] = useSearchParams()
  const found = useAdvanceReleases(wholeListQuery(query))
  const read = { ...found, data: found.data && { ...found.data, count: found.data.results.length } }
  const [isReleasing, setReleasing] = useState(false)
  const [withdrawing, setWithdrawing] = useState<AdvanceRelease | null>(null)
  const columns = useMemo<DeskColumn<AdvanceRelease>[]>(
    () => [
      {
        key: 'barcode',
        isSortable: true,
        isCode: true,
        label: 'Sample',
        isRowHeader: true,
        cell: ({ barcode }) => barcode,
        text: ({ barcode }) => barcode,
      },
      { key: 'state', label: 'State', cell: ({ state }) => <Badge>{states[state]}</Badge>, text: ({ state }) => state },
      {
        key: 'released',
        isSortable: true,
        label: 'Released',
        cell: ({ releasedAt, by: name }) => `${formatDate(releasedAt, country)}, ${name}`,
        text: ({ releasedAt }) => releasedAt,
      },
      {
        key: 'ends',
        isSortable: true,
        label: 'Until',
        cell: ({ endsAt }) => formatDate(endsAt, country),
        text: ({ endsAt }) => endsAt,
      },
      {
        key: 'reason',
        label: 'Reason',
        cell: ({ reason, withdrawn }) => (withdrawn ? `${reason} Taken back: ${withdrawn.reason}` : reason),
        text: ({ reason }) => reason,
      },
      {
        key: 'openings',
        label: 'Opened',
        cell: ({ openings }) => (openings.length ? countOf(openings.length, 'time') : 'Never'),
        text: ({ openings }) => openings.join(' '),
      },
      {
        key: 'withdraw',
        label: 'Take back',
        cell: (release) =>
          release.state === 'open' && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setWithdrawing(release)}>
              Take back <VisuallyHidden>{release.barcode}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [country],
  )
  const reason = <TextareaField name="reason" label="Reason" rows={3} limit={500} required />
  return (
    <DeskPage
      title="Early results"
      lead="What was read so far, for the approved vet or agent who ordered the tests for a client."
      actions={
        <Button aria-haspopup="dialog" onClick={() => setReleasing(true)}>
          Release early
        </Button>
      }
      room="laboratory"
    >
      <DeskTable
        name="Early results"
        count={['release', 'releases']}
        path={paths.deskEarlyResults}
        read={read}
        pageSize={Infinity}
        sort="-released"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ barcode }) => barcode}
        nothing={<EmptyState title="Nothing was released early" text="A vet may need a reading before the report." />}
      />
      {isReleasing && (
        <ActionDialog
          title="Release early"
          description="Whoever ordered the tests for a client may read them at once, and is mailed; so is the animal’s owner. It can be taken back."
          schema={advanceReleaseBody}
          values={{ barcode: '', by, reason: '', days: advanceDays.usual }}
          submit="Release what is read"
          onSubmit={async (values) => {
            const { barcode, endsAt } = await releaseAdvanceResult(values)
            await found.mutate()
            return `${barcode} can be opened until ${formatDate(endsAt, country)}.`
          }}
          onClose={() => setReleasing(false)}
        >
          <TextField name="barcode" label="Barcode" required />
          <TextField name="days" label="Days" inputMode="numeric" help={`At most ${advanceDays.most}.`} />
          {reason}
        </ActionDialog>
      )}
      {withdrawing && (
        <ActionDialog
          title={`Take ${withdrawing.barcode} back`}
          description="It can be opened no more, and whoever ordered it is mailed your reason. It can be released again."
          schema={advanceWithdrawalBody}
          values={{ barcode: withdrawing.barcode, by, reason: '' }}
          submit="Take it back"
          onSubmit={async (values) => {
            await withdrawAdvanceResult(values)
            await found.mutate()
            return `${values.barcode} can be opened no more.`
          }}
          onClose={() => setWithdrawing(null)}
        >
          {reason}
        </ActionDialog>
      )}
    </DeskPage>
  )
}
