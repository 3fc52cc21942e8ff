import { adminPageSize } from '@shop/contract/constants'
import { enquiryStates, type Thread } from '@shop/contract/enquiry-thread'
import { Badge, EmptyState, Illustration } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { enquiryKindCopy, enquiryStateCopy } from '../../../content/enquiries.ts'
import { useEnquiries } from '../../../data/enquiry-thread.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

const filters: DeskFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: enquiryStates.map((value) => ({ value, label: enquiryStateCopy[value] })),
  },
  {
    name: 'assigned',
    label: 'Assigned to',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
]

const columns: DeskColumn<Thread>[] = [
  {
    key: 'name',
    label: 'From',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    key: 'reference',
    isCode: true,
    label: 'Reference',
    cell: ({ reference }) => reference,
    text: ({ reference }) => reference,
  },
  { key: 'email', label: 'Email', isHidden: true, cell: ({ email }) => email, text: ({ email }) => email },
  {
    key: 'kind',
    label: 'About',
    cell: ({ kind }) => enquiryKindCopy[kind],
    text: ({ kind }) => enquiryKindCopy[kind],
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ state }) => <Badge tone={state === 'waiting' ? 'audience' : 'neutral'}>{enquiryStateCopy[state]}</Badge>,
    text: ({ state }) => state,
  },
  {
    key: 'lastAt',
    label: 'Last message',
    isSortable: true,
    cell: ({ lastAt }) => <DeskTime at={lastAt} />,
    text: ({ lastAt }) => lastAt,
  },
  {
    key: 'assignedTo',
    label: 'Assigned to',
    cell: ({ assignedTo }) => assignedTo?.name,
    text: ({ assignedTo }) => assignedTo?.name ?? null,
  },
]

/** `/desk/letters?state=waiting&assigned=me`: what people wrote to us, those that wait longest first. */
export function Letters() {
  const [query] = useSearchParams()
  return (
    <DeskPage title="Letters" lead="What people have written to us, longest waiting first. Times are UTC.">
      <DeskTable
        name="Letters"
        count={['letter', 'letters']}
        path={paths.deskLetters}
        read={useEnquiries(listQuery(query, ['state', 'assigned']))}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={({ reference }) => reference}
        rowName={({ name, reference }) => `letter ${reference} of ${name}`}
        hrefOf={({ reference }) => paths.deskLetter(reference)}
        sort="lastAt"
        searchLabel="Search name, email, number or words"
        filters={filters}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nobody has written yet"
            text="What is sent by one of the shop’s forms is listed here."
          />
        }
      />
    </DeskPage>
  )
}
