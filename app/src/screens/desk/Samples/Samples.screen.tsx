import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { DeskSample } from '@shop/contract/laboratory'
import { sampleProblems, sampleStages } from '@shop/contract/sample-stage'
import { Badge, EmptyState } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeskSamples } from '../../../data/laboratory.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { problemCopy, stageCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { MoveSamples } from './MoveSamples.tsx'

const filters: DeskFilter[] = [
  { name: 'stage', label: 'Stage', options: sampleStages.map((value) => ({ value, label: stageCopy[value].name })) },
  {
    name: 'problem',
    label: 'Problem',
    options: [
      { value: 'open', label: 'To be settled' },
      ...sampleProblems.map((value) => ({ value, label: problemCopy[value].name })),
    ],
  },
  { name: 'late', label: 'Results', options: [{ value: 'yes', label: 'Late' }] },
]

/** `/desk/laboratory/samples?stage=genotyping&late=yes`: every sample, where it is and when its results are expected. */
export function Samples() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const mayMove = useMay('advanceSamples')
  const [picked, setPicked] = useState<DeskSample[]>([])
  const read = useDeskSamples(listQuery(query, ['stage', 'problem', 'late']))
  const columns = useMemo<DeskColumn<DeskSample>[]>(() => {
    const day = (moment: string | null) => (moment ? formatDate(moment, country) : 'Not known')
    return [
      {
        key: 'barcode',
        isCode: true,
        label: 'Barcode',
        isRowHeader: true,
        isSortable: true,
        cell: ({ barcode }) => barcode,
        text: ({ barcode }) => barcode,
      },
      { key: 'product', label: 'Product', cell: ({ product }) => product, text: ({ product }) => product },
      {
        key: 'stage',
        label: 'Stage',
        cell: ({ stage }) => stageCopy[stage].name,
        text: ({ stage }) => stage,
      },
      {
        key: 'problem',
        label: 'Problem',
        cell: ({ problem }) => (problem ? <Badge tone="audience">{problemCopy[problem].name}</Badge> : 'None'),
        text: ({ problem }) => problem,
      },
      {
        key: 'received',
        label: 'Received',
        isSortable: true,
        cell: ({ receivedAt }) => (receivedAt ? formatDate(receivedAt, country) : 'Not yet'),
        text: ({ receivedAt }) => receivedAt,
      },
      {
        key: 'expected',
        label: 'Results expected',
        isSortable: true,
        cell: ({ expectedAt, isLate, stage }) =>
          stage === 'reported' ? (
            'Reported'
          ) : (
            <>
              {day(expectedAt)} {isLate && <Badge tone="audience">Late</Badge>}
            </>
          ),
        text: ({ expectedAt }) => expectedAt,
      },
      {
        key: 'activated',
        label: 'Activated',
        isHidden: true,
        cell: ({ isActivated }) => (isActivated ? 'Yes' : 'No'),
        text: ({ isActivated }) => (isActivated ? 'yes' : 'no'),
      },
    ]
  }, [country])
  return (
    <DeskPage title="Samples" lead="Where every sample is, and when its results are expected." room="laboratory">
      <DeskTable
        name="Samples"
        count={['sample', 'samples']}
        path={paths.deskSamples}
        read={read}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={({ barcode }) => barcode}
        rowName={({ barcode }) => barcode}
        sort="-received"
        searchLabel="Search barcode or product"
        filters={filters}
        actions={mayMove ? [{ label: 'Move, or set a problem', onPick: setPicked }] : []}
        nothing={<EmptyState title="No sample is ordered yet" text="Every kit that is sold is listed here." />}
      />
      {picked.length > 0 && (
        <MoveSamples samples={picked} onDone={() => void read.mutate()} onClose={() => setPicked([])} />
      )}
    </DeskPage>
  )
}
