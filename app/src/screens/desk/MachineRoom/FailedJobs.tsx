import type { FailedJob } from '@shop/contract/failed-job'
import { folded } from '@shop/contract/text'
import { Callout, Section } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFailedJobs, useRetry } from '../../../data/machine-room.ts'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { wholeList } from '../../../parts/desk/whole-list.ts'
import { paths } from '../../../paths.ts'

const states = { waiting: 'Tried again by itself', failed: 'Given up' }

const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: Object.entries(states).map(([value, label]) => ({ value, label })),
}

const columns: DeskColumn<FailedJob>[] = [
  {
    key: 'kind',
    isSortable: true,
    label: 'What',
    isRowHeader: true,
    cell: ({ kind }) => kind,
    text: ({ kind }) => kind,
  },
  { key: 'about', label: 'About', cell: ({ about }) => about, text: ({ about }) => about },
  { key: 'error', label: 'What went wrong', cell: ({ error }) => error, text: ({ error }) => error },
  {
    key: 'tries',
    isSortable: true,
    label: 'Tries',
    isNumeric: true,
    cell: ({ tries }) => tries,
    text: ({ tries }) => tries,
  },
  {
    key: 'createdAt',
    isSortable: true,
    label: 'Since',
    cell: ({ createdAt }) => <DeskTime at={createdAt} />,
    text: ({ createdAt }) => createdAt,
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ state, nextTryAt }) => (
      <>
        {states[state]}
        {nextTryAt && (
          <>
            {' at '}
            <DeskTime at={nextTryAt} />
          </>
        )}
      </>
    ),
    text: ({ state }) => state,
  },
]

function narrowed(rows: FailedJob[], query: URLSearchParams) {
  const state = query.get('state')
  const search = folded(query.get('search') ?? '')
  return rows.filter(
    (row) => (!state || row.state === state) && folded(`${row.kind} ${row.about} ${row.error}`).includes(search),
  )
}

/** Mails and other work that did not go through, chosen to be tried again; and what fails every minute. */
export function FailedJobs() {
  const [query] = useSearchParams()
  const read = useFailedJobs(wholeListQuery(query))
  const retry = useRetry()
  const [chosen, setChosen] = useState<FailedJob[]>([])
  const chores = read.data?.chores ?? []
  const count = chosen.length === 1 ? 'one job' : `${chosen.length} jobs`
  return (
    <Section size="sm" title="Mails and jobs that failed">
      {chores.map(({ name, failures, error, createdAt }) => (
        <Callout key={name} tone="warning" title={`The chore “${name}” fails`}>
          {failures === 1 ? 'Once' : `${failures} times in a row`}, since <DeskTime at={createdAt} />: {error} It is
          done again within a minute.
        </Callout>
      ))}
      <DeskTable
        name="Failed jobs"
        count={['job', 'jobs']}
        path={paths.deskMachineRoom}
        read={wholeList(read, read.data && narrowed(read.data.results, query))}
        pageSize={Infinity}
        sort="-createdAt"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ kind, about }) => `${kind} ${about}`}
        searchLabel="Search what failed"
        filters={[byState]}
        actions={[{ label: 'Try again', onPick: setChosen }]}
        nothing={<p>Everything has gone through.</p>}
      />
      {chosen.length > 0 && (
        <ReasonDialog
          title={`Try ${count} again`}
          description="They are tried at once. A mail that is sent cannot be called back."
          action="Try again"
          done={`${count[0]?.toUpperCase()}${count.slice(1)} tried again. What fails once more is listed again.`}
          onReason={(reason) =>
            retry(
              chosen.map(({ id }) => id),
              reason,
            )
          }
          onClose={() => setChosen([])}
        />
      )}
    </Section>
  )
}
