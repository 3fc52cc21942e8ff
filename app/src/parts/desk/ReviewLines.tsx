import type { ReviewLine } from '@shop/contract/results-review'
import { Badge, type DataColumn, DataTable } from '@shop/design-system'
import { TableSheet } from '../page/TableSheet.tsx'

const changes = {
  new: { word: 'New', tone: 'neutral' },
  changed: { word: 'Changed', tone: 'audience' },
  same: { word: 'As before', tone: 'neutral' },
} as const

const columns: DataColumn<ReviewLine>[] = [
  { key: 'barcode', label: 'Sample', isRowHeader: true, cell: ({ barcode }) => barcode },
  { key: 'title', label: 'What', cell: ({ title, name }) => (name ? `${title} (${name})` : title) },
  { key: 'value', label: 'The file says', cell: ({ value, readsAs }) => (readsAs ? `${value}: ${readsAs}` : value) },
  {
    key: 'until',
    label: 'Holds until now',
    cell: ({ change, untilNow }) => (change === 'new' ? 'Nothing' : change === 'same' ? 'The same' : untilNow),
  },
  {
    key: 'change',
    label: 'Change',
    cell: ({ change }) => <Badge tone={changes[change].tone}>{changes[change].word}</Badge>,
  },
]

type ReviewLinesProps = { lines: readonly ReviewLine[] }

/** What a file of results says beside what holds until now; what changes first. */
export function ReviewLines({ lines }: ReviewLinesProps) {
  const order = ['changed', 'new', 'same']
  const rows = lines.toSorted((a, b) => order.indexOf(a.change) - order.indexOf(b.change))
  return (
    <TableSheet>
      <DataTable
        caption="Lines"
        columns={columns}
        rows={rows}
        rowKey={({ barcode, kind, name, title }) => [barcode, kind, name, title].join('|')}
        rowName={({ barcode, title }) => `${title} of ${barcode}`}
      />
    </TableSheet>
  )
}
