import type { Account } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import {
  Box,
  chakra,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  Pagination,
  SearchBox,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@shop/design-system'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAccounts } from '../../../data/admin.ts'
import { pageIn } from '../../../data/product.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { AccountTable } from './AccountTable.tsx'
import { ViewAs } from './ViewAs.tsx'

type UsersProps = {
  /** Loads a page anew: what the server puts into every page is for one person. */
  loadPage?: (path: string) => void
}

/** `/admin/users?search=dana&page=2`: everybody with an account, and the way to see the shop as they do. */
export function Users({ loadPage = (path) => location.assign(path) }: UsersProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const search = query.get('search')?.trim() ?? ''
  const [viewed, setViewed] = useState<Account | null>(null)
  return (
    <MyPage
      name="Users"
      lead="Find somebody by name or email, and see the shop as they see it."
      actions={<Link href={paths.audit}>Who looked at the shop as whom</Link>}
    >
      <Box maxWidth="form" marginBlockEnd="6">
        <SearchBox
          key={search}
          label="Search name or email"
          action={paths.adminUsers}
          name="search"
          defaultValue={search}
          onSearch={(text) => void navigate(usersHref(text))}
        />
      </Box>
      <UserList search={search} page={pageIn(query)} onViewAs={setViewed} />
      {viewed && <ViewAs account={viewed} loadPage={loadPage} onClose={() => setViewed(null)} />}
    </MyPage>
  )
}

const usersHref = (search: string, page = 1) => {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `${paths.adminUsers}?${query}` : paths.adminUsers
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
  if (!data.results.length)
    return (
      <EmptyState
        role="status"
        illustration={<Illustration name="no-results" />}
        title={search ? `Nobody with “${search}”` : 'Nobody on this page'}
        text="Try part of the name, or of the email address."
        actions={
          <LinkButton variant="outline" href={paths.adminUsers}>
            Show all users
          </LinkButton>
        }
      />
    )
  return (
    <Stack gap="5" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      <chakra.p role="status" textStyle="small" color="ink2">
        {data.count === 1 ? '1 user' : `${data.count.toLocaleString('en-US')} users`}
        {search && (
          <>
            {` with “${search}”. `}
            <Link href={paths.adminUsers}>Show all</Link>
          </>
        )}
      </chakra.p>
      <AccountTable accounts={data.results} onViewAs={onViewAs} />
      <Pagination
        page={page}
        totalPages={Math.ceil(data.count / adminPageSize)}
        hrefOf={(to) => usersHref(search, to)}
      />
    </Stack>
  )
}
