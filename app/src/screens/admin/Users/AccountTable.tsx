import type { Account } from '@shop/contract/admin'
import { formatDate } from '@shop/contract/dates'
import { Badge, Button, chakra, Flag, Table, VisuallyHidden } from '@shop/design-system'
import { deskRoleCopy } from '../../../content/desk-roles.ts'
import { userTypeCopy } from '../../../content/user-types.ts'
import { useSettings } from '../../../data/settings.tsx'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'

const Who = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& .who-email': { display: 'block', fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', color: 'ink2' },
  },
})

type AccountTableProps = { accounts: Account[]; onViewAs: (account: Account) => void }

/** Everybody of a page. An admin's site is not shown to another. */
export function AccountTable({ accounts, onViewAs }: AccountTableProps) {
  const { country } = useSettings()
  return (
    <TableSheet>
      <Table
        caption="Users"
        isCaptionHidden
        rows={accounts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: 'Name',
            isRowHeader: true,
            cell: ({ name, email }) => (
              <Who>
                {name} <span className="who-email">{email}</span>
              </Who>
            ),
          },
          { key: 'type', label: 'Type', cell: ({ type }) => userTypeCopy[type] },
          {
            key: 'country',
            label: 'Country',
            cell: ({ countryCode }) => (
              <>
                <Flag country={countryCode} size="sm" /> {countryCode}
              </>
            ),
          },
          { key: 'since', label: 'Since', cell: ({ createdAt }) => formatDate(createdAt, country) },
          {
            key: 'view',
            label: 'See the shop',
            isNumeric: true,
            cell: (account) =>
              account.roles.length ? (
                <Badge>{account.roles.map((role) => deskRoleCopy[role]).join(', ')}</Badge>
              ) : (
                <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => onViewAs(account)}>
                  View as <VisuallyHidden>{account.name}</VisuallyHidden>
                </Button>
              ),
          },
        ]}
      />
    </TableSheet>
  )
}
