import type { Account } from '@shop/contract/admin'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { deskRoles } from '@shop/contract/desk-role'
import { Badge, Button, EmptyState, Flag, Illustration, Link, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deskRoleCopy } from '../../../content/desk-roles.ts'
import { userTypeCopy } from '../../../content/user-types.ts'
import { useAccounts } from '../../../data/admin.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'
import { ViewAs } from '../../../parts/desk/ViewAs.tsx'
import { AddColleague } from './AddColleague.tsx'

type PeopleProps = {
  /** Loads a page from the server: what it puts into every page is for one person. */
  loadPage?: (path: string) => void
}

const byRole: DeskFilter = {
  name: 'role',
  label: 'Role',
  options: [
    { value: 'any', label: 'Everybody at the desk' },
    ...deskRoles.map((role) => ({ value: role, label: deskRoleCopy[role] })),
  ],
}

/** `/desk/people?search=dana&role=any`: everybody with an account, and the way to see the shop as they do. */
export function People({ loadPage = (path) => location.assign(path) }: PeopleProps) {
  const [query] = useSearchParams()
  const { country, user } = useSettings()
  const [isAdding, setAdding] = useState(false)
  const [viewed, setViewed] = useState<Account | null>(null)
  const columns = useMemo<DeskColumn<Account>[]>(
    () => [
      {
        key: 'name',
        label: 'Name',
        isRowHeader: true,
        isSortable: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      { key: 'email', label: 'Email', isSortable: true, cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'type',
        label: 'Shops as',
        cell: ({ type }) => userTypeCopy[type],
        text: ({ type }) => userTypeCopy[type],
      },
      {
        key: 'country',
        label: 'Country',
        cell: ({ countryCode }) => (
          <>
            <Flag country={countryCode} size="sm" /> {countryCode}
          </>
        ),
        text: ({ countryCode }) => countryCode,
      },
      {
        key: 'since',
        isSortable: true,
        label: 'Since',
        cell: ({ createdAt }) => formatDate(createdAt, country),
        text: ({ createdAt }) => createdAt.slice(0, 10),
      },
      {
        key: 'roles',
        label: 'At the desk',
        cell: ({ roles }) => roles.map((role) => <Badge key={role}>{deskRoleCopy[role]}</Badge>),
        text: ({ roles }) => roles.join(' '),
      },
      {
        key: 'view',
        label: 'Their shop',
        cell: (account) =>
          // Nobody sees the shop as a colleague does.
          account.roles.length === 0 && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setViewed(account)}>
              View as <VisuallyHidden>{account.name}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [country],
  )
  return (
    <DeskPage
      title="People"
      lead="Find somebody by name or email, and see the shop as they see it."
      room="people"
      actions={
        user?.roles.includes('manager') && (
          <Wrap gap="4">
            <Link href={paths.audit}>What was done at the desk</Link>
            <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
              Add a colleague
            </Button>
          </Wrap>
        )
      }
    >
      <DeskTable
        name="People"
        count={['person', 'people']}
        path={paths.deskPeople}
        read={useAccounts(listQuery(query, ['role']))}
        pageSize={adminPageSize}
        sort="-since"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={({ id }) => paths.deskAccount(id)}
        searchLabel="Search name or email"
        filters={[byRole]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nobody has an account yet"
            text="Whoever registers is listed here."
          />
        }
      />
      {isAdding && <AddColleague onClose={() => setAdding(false)} />}
      {viewed && <ViewAs account={viewed} loadPage={loadPage} onClose={() => setViewed(null)} />}
    </DeskPage>
  )
}
