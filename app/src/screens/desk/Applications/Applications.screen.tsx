import { approvalKinds, type Waiting } from '@shop/contract/approval'
import { folded } from '@shop/contract/text'
import { Button, Callout, EmptyState, Illustration, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { approvalKindCopy } from '../../../content/approvals.ts'
import { useWaiting } from '../../../data/approval.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { wholeList } from '../../../parts/desk/whole-list.ts'
import { paths } from '../../../paths.ts'
import { ClubDialog } from './ClubDialog.tsx'
import { DecisionDialog, type Decided } from './DecisionDialog.tsx'

const byKind: DeskFilter = {
  name: 'kind',
  label: 'As',
  // Who acts for a club is named by us: nobody waits for it.
  options: approvalKinds.filter((kind) => kind !== 'club').map((value) => ({ value, label: approvalKindCopy[value] })),
}

const placeOf = ({ accountId, reference }: Waiting) =>
  accountId ? paths.deskAccount(accountId) : reference ? paths.deskLetter(reference) : paths.deskApplications

/** Those of whom the address asks, of a list that is short enough to be whole. */
function narrowed(rows: Waiting[], query: URLSearchParams) {
  const kind = query.get('kind')
  const search = folded(query.get('search') ?? '')
  return rows.filter(
    (row) => (!kind || row.kind === kind) && folded(`${row.name} ${row.email} ${row.details}`).includes(search),
  )
}

const columns: DeskColumn<Waiting>[] = [
  {
    key: 'name',
    isSortable: true,
    label: 'Name',
    isRowHeader: true,
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
  {
    key: 'kind',
    label: 'As',
    cell: ({ kind }) => approvalKindCopy[kind],
    text: ({ kind }) => approvalKindCopy[kind],
  },
  { key: 'details', label: 'What they sent', cell: ({ details }) => details, text: ({ details }) => details },
  { key: 'country', label: 'Country', cell: ({ country }) => country, text: ({ country }) => country },
  {
    key: 'since',
    isSortable: true,
    label: 'Since',
    cell: ({ since }) => <DeskTime at={since} />,
    text: ({ since }) => since,
  },
]

/** `/desk/people/applications?kind=vet`: who waits to be approved, with what they sent. */
export function Applications() {
  const [query] = useSearchParams()
  const read = useWaiting(wholeListQuery(query))
  const mayDecide = useMay('approve')
  const [choice, setChoice] = useState<Decided | null>(null)
  const [last, setLast] = useState<Decided | null>(null)
  const [isNaming, setNaming] = useState(false)
  const shown = useMemo<DeskColumn<Waiting>[]>(
    () =>
      mayDecide
        ? [
            ...columns,
            {
              key: 'decide',
              label: 'Decide',
              cell: (row) => (
                <Wrap gap="2">
                  <Button size="sm" onClick={() => setChoice({ action: 'approve', row })}>
                    Approve <VisuallyHidden>{row.name}</VisuallyHidden>
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'refuse', row })}>
                    Refuse <VisuallyHidden>{row.name}</VisuallyHidden>
                  </Button>
                </Wrap>
              ),
              text: () => null,
            },
          ]
        : columns,
    [mayDecide],
  )
  const results = read.data && narrowed(read.data.results, query)
  return (
    <DeskPage
      title="Applications"
      lead="Who waits to be approved, longest first, with what they sent. Times are UTC."
      room="people"
      actions={
        mayDecide && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setNaming(true)}>
            Name somebody who acts for a club
          </Button>
        )
      }
    >
      {last?.action === 'approve' && (
        <Callout title={`${last.row.name} is approved`}>
          <Wrap gap="3" alignItems="center">
            <span>They got a mail.</span>
            <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'refuse', row: last.row })}>
              Take it back
            </Button>
          </Wrap>
        </Callout>
      )}
      <DeskTable
        name="Applications"
        count={['application', 'applications']}
        path={paths.deskApplications}
        read={wholeList(read, results)}
        pageSize={Infinity}
        sort="since"
        columns={shown}
        rowKey={({ kind, email }) => `${kind} ${email}`}
        rowName={({ name }) => name}
        hrefOf={placeOf}
        searchLabel="Search name, email or what they sent"
        filters={[byKind]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nobody waits"
            text="Vets who register, and agents and breeders who apply, are listed here."
          />
        }
      />
      {choice && <DecisionDialog decision={choice} onDone={setLast} onClose={() => setChoice(null)} />}
      {isNaming && <ClubDialog onClose={() => setNaming(false)} />}
    </DeskPage>
  )
}
