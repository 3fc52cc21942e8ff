import type { AuditEntry } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, EmptyState, Illustration, Link } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAudit } from '../../../data/admin.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

/** `/desk/audit?search=KP-100042`: what was done at the desk, or as somebody else, and why. Nothing here can be changed. */
export function Audit() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const columns = useMemo<DeskColumn<AuditEntry>[]>(
    () => [
      {
        key: 'at',
        label: 'When',
        isRowHeader: true,
        cell: ({ at }) => (
          <time dateTime={at}>
            {formatDate(at, country)}, {at.slice(11, 16)}
          </time>
        ),
        text: ({ at }) => at,
      },
      { key: 'admin', label: 'Who', cell: ({ adminName }) => adminName, text: ({ adminName }) => adminName },
      {
        key: 'action',
        label: 'What',
        cell: ({ id, action, callCount }) => (
          <>
            {actions[action]}
            {callCount > 0 && (
              <chakra.span display="block">
                <Link href={paths.actingCalls(id)}>
                  {callCount === 1 ? 'What was opened' : `What was opened (${callCount})`}
                </Link>
              </chakra.span>
            )}
          </>
        ),
        text: ({ action }) => actions[action],
      },
      {
        key: 'user',
        label: 'Concerns',
        cell: ({ userName, userEmail, subject }) => (
          <>
            {subject && <chakra.span display="block">{subject}</chakra.span>}
            {userName}
            {userEmail && (
              <chakra.span display="block" textStyle="small" color="ink2">
                {userEmail}
              </chakra.span>
            )}
          </>
        ),
        text: ({ userName, userEmail, subject }) => [subject, userName, userEmail].filter(Boolean).join(' '),
      },
      { key: 'reason', label: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason },
    ],
    [country],
  )
  return (
    <DeskPage
      title="Audit"
      lead="What was done at the desk or as somebody else, when, and why. Times are UTC."
      trail={<Breadcrumbs trail={[{ label: 'People', href: paths.deskPeople }]} current="Audit" />}
    >
      <DeskTable
        name="Audit"
        count={['line', 'lines']}
        path={paths.audit}
        read={useAudit(listQuery(query))}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ action }) => actions[action]}
        searchLabel="Search who, whom, an order’s number or the reason"
        nothing={<Nothing />}
      />
    </DeskPage>
  )
}

const actions: Record<AuditEntry['action'], string> = {
  'act-as': 'Began to view',
  'stop-acting': 'Stopped viewing',
  'add-admin': 'Made an admin',
  'give-role': 'Gave a role',
  'take-role': 'Took a role',
  approve: 'Approved',
  refuse: 'Refused',
  'set-credit': 'Set the credit',
  'resend-gift-card': 'Mailed a gift card again',
  'make-coupon': 'Made a voucher',
  'end-coupon': 'Ended a voucher',
  'note-order': 'Wrote a note about an order',
  'change-address': 'Changed an order’s address',
  'cancel-order': 'Cancelled an order',
  'send-mail': 'Sent a mail again',
  'end-membership': 'Ended the membership',
  'add-club-product': 'Put a club’s product on sale',
  'end-club-product': 'Took a club’s product off sale',
  'approve-review': 'Published a review',
  'refuse-review': 'Refused a review',
  'answer-review': 'Answered a review',
  'plan-price': 'Set a price',
  'change-price': 'Changed a planned price',
  'withdraw-price': 'Withdrew a planned price',
  'undo-kit-offer': 'Gave kits back',
  'remove-agent': 'Took a collection agent off the list',
  'return-agent-kit': 'Took a swab kit back from an agent',
  'confirm-show': 'Confirmed a show',
  'refuse-show': 'Refused a show',
  'send-to-show': 'Sent to a show',
  'approve-acm-form': 'Approved an ACM form',
  'refuse-acm-form': 'Refused an ACM form',
  'assign-enquiry': 'Assigned a letter',
  'retry-job': 'Tried again what had failed',
  'move-files': 'Moved files to where new ones lie',
  'set-stock': 'Stock of a product set',
  'move-stock': 'Stock received, counted or ordered',
  'remove-admin': 'Made an ordinary user',
  'sign-out': 'Signed out of every browser',
  'two-step-off': 'Switched off two-step login',
  'export-account': 'Exported an account’s data',
  'erase-account': 'Deleted an account',
  'import-transfers': 'Imported bank transfers',
  'match-transfer': 'Matched a bank transfer',
  'return-transfer': 'Returned a bank transfer',
  dispatch: 'Dispatched a parcel',
  'undo-parcel': 'Took a parcel back',
  refund: 'Refunded',
  'assign-refund': 'Said what a refund was for',
  'retry-refund': 'Asked for a refund again',
  'record-refund': 'Recorded a refund that was sent',
}

const Nothing = () => (
  <EmptyState
    illustration={<Illustration name="no-results" />}
    title="Nothing has been done yet"
    text="What is done at the desk, or as somebody else, will be listed here."
  />
)
