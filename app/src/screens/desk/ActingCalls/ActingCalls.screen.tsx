import type { ActingCall } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import {
  Badge,
  Breadcrumbs,
  chakra,
  EmptyState,
  Illustration,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Table,
} from '@shop/design-system'
import { useParams, useSearchParams } from 'react-router-dom'
import { useActingCalls } from '../../../data/admin.ts'
import { pageIn } from '../../../data/product.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'
import { paths } from '../../../paths.ts'

/** `/desk/audit/:id?page=2`: everything an admin opened or tried while they looked at the site as somebody. */
export function ActingCalls() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const page = pageIn(query)
  const { data, error, isLoading, isValidating, mutate } = useActingCalls(id, page)
  return (
    <DeskPage
      title="One visit in the audit"
      lead="What was opened or tried as this user, newest first. Times are UTC; what was typed is not stored."
      trail={<Breadcrumbs trail={[{ label: 'Audit', href: paths.audit }]} current="One visit" />}
    >
      {data ? (
        <PagedList
          rows={data.results}
          nothing={<Nothing />}
          isLoading={isLoading}
          page={page}
          totalPages={Math.ceil(data.count / adminPageSize)}
          hrefOf={(to) => (to > 1 ? `${paths.actingCalls(id)}?page=${to}` : paths.actingCalls(id))}
        >
          <Lines calls={data.results} />
        </PagedList>
      ) : error?.status === 404 ? (
        <Missing />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching the visit">
          <Stack gap="5">
            <SkeletonText lines={12} />
          </Stack>
        </SkeletonGroup>
      )}
    </DeskPage>
  )
}

function Lines({ calls }: { calls: ActingCall[] }) {
  const { country } = useSettings()
  return (
    <TableSheet>
      <Table
        caption="What was opened or tried"
        isCaptionHidden
        rows={calls}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            label: 'When',
            isRowHeader: true,
            cell: ({ at }) => (
              <time dateTime={at}>
                {formatDate(at, country)}, {at.slice(11, 19)}
              </time>
            ),
          },
          { key: 'what', label: 'What', cell: ({ summary }) => summary },
          {
            key: 'where',
            label: 'Where',
            cell: ({ method, path }) => (
              <chakra.span textStyle="small" overflowWrap="anywhere">
                {method} {path}
              </chakra.span>
            ),
          },
          {
            key: 'outcome',
            label: 'Allowed',
            cell: ({ isRefused }) => (isRefused ? <Badge>Refused</Badge> : 'Yes'),
          },
        ]}
      />
    </TableSheet>
  )
}

const Nothing = () => (
  <EmptyState
    illustration={<Illustration name="no-results" />}
    title="Nothing was opened"
    text="The admin started viewing the account, and did nothing more."
  />
)

const Missing = () => (
  <EmptyState
    illustration={<Illustration name="no-results" />}
    title="There is no such visit"
    text="The audit has no line at this address."
  />
)
