import type { AuditEntry } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, EmptyState, Illustration, Link } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { auditActionCopy } from '../../../content/audit-actions.ts'
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
        isSortable: true,
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
        text: ({ action }) => auditActionCopy[action],
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
        sort="-at"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ action }) => auditActionCopy[action]}
        searchLabel="Search who, whom, an order’s number or the reason"
        nothing={<Nothing />}
      />
    </DeskPage>
  )
}

const Nothing = () => (
  <EmptyState
    illustration={<Illustration name="no-results" />}
    title="Nothing has been done yet"
    text="What is done at the desk, or as somebody else, will be listed here."
  />
)
