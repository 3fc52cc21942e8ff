import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { Member, MembershipEnding, MembershipState } from '@shop/contract/membership'
import { Badge, Button, EmptyState, Illustration, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEndMembership, useMemberships } from '../../../data/membership.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'

const stateCopy: Record<MembershipState, string> = {
  active: 'Active',
  cancelled: 'Cancelled',
  past_due: 'Waits for its money',
  ended: 'Ended',
}
const endingCopy: Record<MembershipEnding, string> = {
  cancelled: 'by the member',
  unpaid: 'it was not paid',
  desk: 'by the shop',
  refunded: 'its money went back',
  erased: 'with the account',
}
const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: Object.entries(stateCopy).map(([value, label]) => ({ value, label })),
}
const stateOf = ({ state, ending }: Member) =>
  ending ? `${stateCopy[state]}: ${endingCopy[ending]}` : stateCopy[state]

/** `/desk/catalogue/memberships?state=past_due`: who is a member, and until when it is paid. */
export function Memberships() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const mayEnd = useMay('endMembership')
  const end = useEndMembership()
  const [ended, setEnded] = useState<Member | null>(null)
  const columns = useMemo<DeskColumn<Member>[]>(() => {
    const day = (key: string, label: string, of: (member: Member) => string | null): DeskColumn<Member> => ({
      key,
      label,
      isSortable: true,
      cell: (member) => {
        const at = of(member)
        return at && formatDate(at, country)
      },
      text: of,
    })
    return [
      {
        key: 'name',
        isSortable: true,
        label: 'Member',
        isRowHeader: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'state',
        label: 'State',
        cell: (member) => <Badge tone={member.state === 'active' ? 'audience' : 'neutral'}>{stateOf(member)}</Badge>,
        text: stateOf,
      },
      day('since', 'Since', ({ startedAt }) => startedAt),
      day('paid', 'Paid until', ({ paidUntil }) => paidUntil),
      day('next', 'Next charge', ({ nextChargeAt }) => nextChargeAt),
      {
        key: 'years',
        isSortable: true,
        label: 'Years',
        isNumeric: true,
        cell: ({ years }) => years,
        text: ({ years }) => years,
      },
      {
        key: 'price',
        label: 'A year',
        isNumeric: true,
        cell: ({ price }) => `${price.label} ${price.currency}`,
        text: ({ price }) => price.amount,
      },
      {
        key: 'end',
        label: 'End',
        cell: (member) =>
          mayEnd &&
          member.state !== 'ended' && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setEnded(member)}>
              End <VisuallyHidden>the membership of {member.name}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ]
  }, [country, mayEnd])
  return (
    <DeskPage title="Memberships" room="catalogue">
      <DeskTable
        name="Memberships"
        count={['membership', 'memberships']}
        path={paths.deskMemberships}
        read={useMemberships(listQuery(query, ['state']))}
        pageSize={adminPageSize}
        sort="-since"
        columns={columns}
        rowKey={({ email, startedAt }) => `${email} ${startedAt}`}
        rowName={({ name }) => `the membership of ${name}`}
        searchLabel="Search name or email"
        filters={[byState]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nobody is a member yet"
            text="Whoever pays a year is listed here."
          />
        }
      />
      {ended && (
        <ReasonDialog
          title={`End the membership of ${ended.name}`}
          description={`Its benefits end now, not on ${formatDate(ended.endsAt, country)}, and ${ended.email} gets a mail with your reason. No money goes back. This cannot be undone: they can buy another year.`}
          action="End it now"
          help="The member reads it."
          done={`The membership of ${ended.name} is ended.`}
          onReason={(reason) => end({ email: ended.email, reason })}
          onClose={() => setEnded(null)}
        />
      )}
    </DeskPage>
  )
}
