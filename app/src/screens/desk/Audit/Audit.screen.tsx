import type { AuditEntry } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { chakra, EmptyState, Illustration, Link, SkeletonGroup, SkeletonText, Stack, Table } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { useAudit } from '../../../data/admin.ts'
import { pageIn } from '../../../data/product.ts'
import { useSettings } from '../../../data/settings.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'

/** `/desk/audit?page=2`: what admins did as somebody else or at the desk, and why. Nothing here can be changed. */
export function Audit() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const { data, error, isLoading, isValidating, mutate } = useAudit(page)
  return (
    <MyPage
      name="Audit"
      lead="What admins did as somebody else or at the desk, when, and why. Times are UTC."
      actions={<Link href={paths.deskPeople}>All users</Link>}
    >
      {data ? (
        <PagedList
          rows={data.results}
          nothing={<Nothing />}
          isLoading={isLoading}
          page={page}
          totalPages={Math.ceil(data.count / adminPageSize)}
          hrefOf={(to) => (to > 1 ? `${paths.audit}?page=${to}` : paths.audit)}
        >
          <Lines entries={data.results} />
        </PagedList>
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching the audit">
          <Stack gap="5">
            <SkeletonText lines={12} />
          </Stack>
        </SkeletonGroup>
      )}
    </MyPage>
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
  'advance-samples': 'Moved samples',
  'submit-results': 'Brought a file of results',
  'release-results': 'Released a file of results',
  'return-results': 'Returned a file of results',
  'settle-conflict': 'Settled samples that contradict each other',
  'reopen-conflict': 'Took a settlement back',
  'revoke-report': 'Revoked a report',
  'withdraw-sample': 'Withdrew a sample',
  'release-advance-result': 'Released results before the report',
  'withdraw-advance-result': 'Took an early release back',
  'retry-job': 'Tried again what had failed',
  'move-files': 'Moved files to where new ones lie',
  'remove-admin': 'Made an ordinary user',
  'sign-out': 'Signed out of every browser',
  'two-step-off': 'Switched off two-step login',
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

function Lines({ entries }: { entries: AuditEntry[] }) {
  const { country } = useSettings()
  return (
    <TableSheet>
      <Table
        caption="Audit"
        isCaptionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            label: 'When',
            isRowHeader: true,
            cell: ({ at }) => (
              <time dateTime={at}>
                {formatDate(at, country)}, {at.slice(11, 16)}
              </time>
            ),
          },
          { key: 'admin', label: 'Admin', cell: ({ adminName }) => adminName },
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
          },
          { key: 'reason', label: 'Reason', cell: ({ reason }) => reason },
        ]}
      />
    </TableSheet>
  )
}

const Nothing = () => (
  <EmptyState
    illustration={<Illustration name="no-results" />}
    title="Nothing has been done yet"
    text="What an admin does as somebody else, or at the desk, will be listed here."
  />
)
