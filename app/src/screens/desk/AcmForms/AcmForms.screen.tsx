import type { AcmFormState, DeskAcmForm } from '@shop/contract/acm-form'
import { Button, EmptyState, Illustration, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDecideAcmForm, useDeskAcmForms } from '../../../data/acm-form.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { wholeList } from '../../../parts/desk/whole-list.ts'
import { paths } from '../../../paths.ts'

type Choice = { action: 'approve' | 'refuse'; request: DeskAcmForm }

const stateNames: Record<AcmFormState, string> = {
  waiting: 'Waits',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Taken back',
  used: 'Used',
  outdated: 'Outdated',
}
const collectorOf = ({ collectorName, collectorPlace }: DeskAcmForm) => `${collectorName}, ${collectorPlace}`

/** `/desk/people/acm-forms?search=jo@example.org`: who requests the form of a witnessed sample. */
export function AcmForms() {
  const [query] = useSearchParams()
  const read = useDeskAcmForms(wholeListQuery(query, 'email'))
  const mayDecide = useMay('approveAcmForm')
  const [choice, setChoice] = useState<Choice | null>(null)
  const columns = useMemo<DeskColumn<DeskAcmForm>[]>(
    () => [
      {
        key: 'number',
        isSortable: true,
        isCode: true,
        label: 'Number',
        isRowHeader: true,
        cell: ({ number }) => number,
        text: ({ number }) => number,
      },
      { key: 'petName', label: 'Animal', cell: ({ petName }) => petName, text: ({ petName }) => petName },
      {
        key: 'barcode',
        isCode: true,
        label: 'Barcode',
        cell: ({ barcode }) => barcode,
        text: ({ barcode }) => barcode,
      },
      { key: 'owner', label: 'Owner', cell: ({ owner }) => owner, text: ({ owner }) => owner },
      { key: 'collector', label: 'Collector', cell: collectorOf, text: collectorOf },
      { key: 'purpose', label: 'Purpose', cell: ({ purpose }) => purpose, text: ({ purpose }) => purpose },
      {
        key: 'requestedAt',
        isSortable: true,
        label: 'Since',
        cell: ({ requestedAt }) => <DeskTime at={requestedAt} />,
        text: ({ requestedAt }) => requestedAt,
      },
      { key: 'state', label: 'State', cell: ({ state }) => stateNames[state], text: ({ state }) => state },
      {
        key: 'decide',
        label: 'Decide',
        cell: (request) =>
          mayDecide && (
            <Wrap gap="2">
              {request.state === 'waiting' && (
                <Button size="sm" onClick={() => setChoice({ action: 'approve', request })}>
                  Approve <VisuallyHidden>{request.number}</VisuallyHidden>
                </Button>
              )}
              {(request.state === 'waiting' || request.state === 'approved') && (
                <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'refuse', request })}>
                  {request.state === 'waiting' ? 'Refuse' : 'Take it back'}{' '}
                  <VisuallyHidden>{request.number}</VisuallyHidden>
                </Button>
              )}
            </Wrap>
          ),
        text: () => null,
      },
    ],
    [mayDecide],
  )
  return (
    <DeskPage
      title="ACM forms"
      lead="Requests for the form of a witnessed sample, oldest first; by an owner’s email, all of theirs. Times are UTC."
      room="people"
    >
      <DeskTable
        name="ACM forms"
        count={['request', 'requests']}
        path={paths.deskAcmForms}
        read={wholeList(read, read.data?.results)}
        pageSize={Infinity}
        sort={query.get('search') ? '-requestedAt' : 'requestedAt'}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        searchLabel="Email of an owner"
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="No request waits"
            text="Requests for a form of a witnessed sample are listed here."
          />
        }
      />
      {choice && <RequestDialog choice={choice} onClose={() => setChoice(null)} />}
    </DeskPage>
  )
}

function RequestDialog({ choice: { action, request }, onClose }: { choice: Choice; onClose: () => void }) {
  const decide = useDecideAcmForm()
  const { id, number, owner } = request
  return action === 'approve' ? (
    <ReasonDialog
      title={`Approve ${number}`}
      description={`${collectorOf(request)} takes the sample. ${owner} gets a mail and downloads the form. Until it is used it can be taken back: look for their email.`}
      action="Approve"
      done={`${number} is approved. Until it is used it can be taken back: look for ${owner}.`}
      limit={500}
      onReason={(reason) => decide('approveAcmForm', id, reason)}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={request.state === 'waiting' ? `Refuse ${number}` : `Take ${number} back`}
      description={`${owner} gets a mail with your reason, and may request another.`}
      action={request.state === 'waiting' ? 'Refuse' : 'Take it back'}
      done={`${number} is refused, and ${owner} has your reason by mail.`}
      help="They read it in their mail."
      limit={500}
      onReason={(reason) => decide('refuseAcmForm', id, reason)}
      onClose={onClose}
    />
  )
}
