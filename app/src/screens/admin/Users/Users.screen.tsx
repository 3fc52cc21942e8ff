import type { Account } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { EmptyState, Illustration, Link, LinkButton, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccounts } from '../../../data/admin.ts'
import { pageIn } from '../../../data/product.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { ListSearch } from '../../../parts/page/ListSearch.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { SearchSummary } from '../../../parts/page/SearchSummary.tsx'
import { paths } from '../../../paths.ts'
import { AccountTable } from './AccountTable.tsx'
import { ViewAs } from './ViewAs.tsx'

type UsersProps = {
  /** Loads a page from the server: what it puts into every page is for one person. */
  loadPage?: (path: string) => void
}

/** `/admin/users?search=dana&page=2`: everybody with an account, and the way to see the shop as they do. */
export function Users({ loadPage = (path) => location.assign(path) }: UsersProps) {
  const [query] = useSearchParams()
  const search = query.get('search')?.trim() ?? ''
  const [viewed, setViewed] = useState<Account | null>(null)
  return (
    <MyPage
      name="Users"
      lead="Find somebody by name or email, and see the shop as they see it."
      actions={<Link href={paths.audit}>Who looked at the shop as whom</Link>}
    >
      <ListSearch label="Search name or email" action={paths.adminUsers} name="search" search={search} />
      <UserList search={search} page={pageIn(query)} onViewAs={setViewed} />
      {viewed && <ViewAs account={viewed} loadPage={loadPage} onClose={() => setViewed(null)} />}
    </MyPage>
  )
}

type UserListProps = { search: string; page: number; onViewAs: (account: Account) => void }

function UserList({ search, page, onViewAs }: UserListProps) {
  const { data, error, isLoading, isValidating, mutate } = useAccounts(search, page)
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching users">
        <Stack gap="5">
          <SkeletonText lines={12} />
        </Stack>
      </SkeletonGroup>
    )
  return (
    <PagedList
      rows={data.results}
      nothing={<Nobody search={search} />}
      summary={<SearchSummary count={data.count} one="user" many="users" search={search} href={paths.adminUsers} />}
      isLoading={isLoading}
      page={page}
      totalPages={Math.ceil(data.count / adminPageSize)}
      hrefOf={(to) => listAddress(paths.adminUsers, { search }, to)}
    >
      <AccountTable accounts={data.results} onViewAs={onViewAs} />
    </PagedList>
  )
}

const Nobody = ({ search }: { search: string }) => (
  <EmptyState
    role="status"
    illustration={<Illustration name="no-results" />}
    title={`Nobody found for “${search}”`}
    text="Try part of the name or email address."
    actions={
      <LinkButton variant="outline" href={paths.adminUsers}>
        Show all users
      </LinkButton>
    }
  />
)
