import { adminPageSize } from '@shop/contract/constants'
import type { DeskCoupon } from '@shop/contract/coupon'
import { formatDate } from '@shop/contract/dates'
import { Badge, Button, EmptyState, Illustration, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCouponActions, useCoupons } from '../../../data/coupon.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'
import { MakeVoucher } from './MakeVoucher.tsx'

const stateCopy: Record<DeskCoupon['state'], string> = { usable: 'Usable', used_up: 'Used up', ended: 'Ended' }
const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: Object.entries(stateCopy).map(([value, label]) => ({ value, label })),
}

const worthOf = ({ percent, amounts, points }: DeskCoupon) => {
  if (percent !== null) return `${percent}% off`
  if (points !== null) return `${points.toLocaleString('en-US')} points`
  return amounts.map(({ label, currency }) => `${label} ${currency}`).join(', ')
}
const usesOf = ({ redemptions, maxRedemptions }: DeskCoupon) =>
  maxRedemptions === null ? `${redemptions}, no limit` : `${redemptions} of ${maxRedemptions}`

/** It ends at midnight (UTC), when that day is over: "2027-01-31". */
const lastDayOf = ({ expiresAt }: DeskCoupon) =>
  expiresAt && new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10)

/** `/desk/catalogue/vouchers?state=usable`: codes that take something off, and how often they were used. */
export function Vouchers() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const mayMake = useMay('createCoupon')
  const mayEnd = useMay('endCoupon')
  const { end } = useCouponActions()
  const [isMaking, setMaking] = useState(false)
  const [ended, setEnded] = useState<DeskCoupon | null>(null)
  const columns = useMemo<DeskColumn<DeskCoupon>[]>(
    () => [
      {
        key: 'code',
        isSortable: true,
        label: 'Code',
        isRowHeader: true,
        cell: ({ code }) => code,
        text: ({ code }) => code,
      },
      { key: 'worth', label: 'Worth', cell: worthOf, text: worthOf },
      { key: 'label', label: 'Customers read', cell: ({ label }) => label, text: ({ label }) => label },
      { key: 'uses', isSortable: true, label: 'Used', cell: usesOf, text: usesOf },
      {
        key: 'until',
        isSortable: true,
        label: 'Last day',
        cell: (coupon) => {
          const day = lastDayOf(coupon)
          return day ? formatDate(day, country) : 'Without end'
        },
        text: lastDayOf,
      },
      {
        key: 'state',
        label: 'State',
        cell: ({ state }) => <Badge tone={state === 'usable' ? 'audience' : 'neutral'}>{stateCopy[state]}</Badge>,
        text: ({ state }) => stateCopy[state],
      },
      {
        key: 'end',
        label: 'End',
        cell: (coupon) =>
          mayEnd &&
          coupon.state !== 'ended' && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setEnded(coupon)}>
              End <VisuallyHidden>{coupon.code}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [country, mayEnd],
  )
  return (
    <DeskPage
      title="Vouchers"
      lead="Codes that take something off a cart, or give points."
      room="catalogue"
      actions={
        mayMake && (
          <Button aria-haspopup="dialog" onClick={() => setMaking(true)}>
            New voucher
          </Button>
        )
      }
    >
      <DeskTable
        name="Vouchers"
        count={['voucher', 'vouchers']}
        path={paths.deskVouchers}
        read={useCoupons(listQuery(query, ['state']))}
        pageSize={adminPageSize}
        sort="code"
        columns={columns}
        rowKey={({ code }) => code}
        rowName={({ code }) => `voucher ${code}`}
        searchLabel="Search code or text"
        filters={[byState]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="There are no vouchers yet"
            text="What you make is listed here, and can be used at once."
          />
        }
      />
      {isMaking && <MakeVoucher onClose={() => setMaking(false)} />}
      {ended && (
        <ReasonDialog
          title={`End ${ended.code}`}
          description="Nobody can use it any more. Orders that have it keep it. This cannot be undone: make another code instead."
          action="End it"
          help="For example: the open day is over."
          done={`${ended.code} is ended.`}
          onReason={(reason) => end(ended.code, reason)}
          onClose={() => setEnded(null)}
        />
      )}
    </DeskPage>
  )
}
