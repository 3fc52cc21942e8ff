import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { ResultsReview } from '@shop/contract/results-review'
import { reviewStates } from '@shop/contract/review-state'
import { Badge, EmptyState, Section } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reviewStateCopy } from '../../../content/review-states.ts'
import { useResultsReviews } from '../../../data/results-review.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'
import { BringFile } from './BringFile.tsx'

const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: reviewStates.map((value) => ({ value, label: reviewStateCopy[value] })),
}

/** `/desk/laboratory/results?state=waiting`: a file of results is brought here, and all files are listed. */
export function ResultFiles() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const read = useResultsReviews(listQuery(query, ['state']))
  const columns = useMemo<DeskColumn<ResultsReview>[]>(
    () => [
      {
        key: 'file',
        isSortable: true,
        label: 'File',
        isRowHeader: true,
        cell: ({ fileName }) => fileName,
        text: ({ fileName }) => fileName,
      },
      {
        key: 'state',
        label: 'State',
        cell: ({ state }) => <Badge>{reviewStateCopy[state]}</Badge>,
        text: ({ state }) => state,
      },
      {
        key: 'samples',
        isSortable: true,
        label: 'Samples',
        isNumeric: true,
        cell: ({ sampleCount }) => sampleCount,
        text: ({ sampleCount }) => sampleCount,
      },
      { key: 'by', label: 'Brought by', cell: ({ by }) => by, text: ({ by }) => by },
      {
        key: 'submitted',
        isSortable: true,
        label: 'Brought on',
        cell: ({ submittedAt }) => formatDate(submittedAt, country),
        text: ({ submittedAt }) => submittedAt,
      },
      {
        key: 'reviewer',
        label: 'Decided by',
        cell: ({ reviewer }) => reviewer ?? 'Nobody yet',
        text: ({ reviewer }) => reviewer,
      },
      {
        key: 'reason',
        label: 'Why returned',
        cell: ({ returnReason }) => returnReason ?? '',
        text: ({ returnReason }) => returnReason,
      },
    ],
    [country],
  )
  return (
    <DeskPage title="Results" lead="Nothing of a file counts before a second person has released it." room="laboratory">
      <BringFile onBrought={() => void read.mutate()} />
      <Section size="sm" title="Files">
        <DeskTable
          name="Files of results"
          count={['file', 'files']}
          path={paths.deskResults}
          read={read}
          pageSize={adminPageSize}
          sort="submitted"
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ fileName }) => fileName}
          hrefOf={({ id }) => paths.deskResult(id)}
          filters={[byState]}
          nothing={<EmptyState title="No file was brought yet" text="Drop one above." headingLevel={3} />}
        />
      </Section>
    </DeskPage>
  )
}
