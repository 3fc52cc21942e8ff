import type { AuditEntry } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { chakra, EmptyState, Illustration, Link, SkeletonGroup, SkeletonText, Stack, Table } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { auditActionCopy } from '../../../content/audit-actions.ts'
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
                {auditActionCopy[action]}
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
