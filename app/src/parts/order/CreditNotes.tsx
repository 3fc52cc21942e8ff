import type { CreditNote } from '@shop/contract/credit-note'
import { formatDate } from '@shop/contract/dates'
import type { OrderDetail } from '@shop/contract/order'
import { refundLines } from '@shop/contract/refund-lines'
import { Callout, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { creditNoteFile } from '../../data/order.ts'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '1.5',
    marginBlockStart: '3',
    paddingBlockStart: '3',
    borderTop: 'hairline',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& .note-date': { display: 'block', fontSize: 'sm', color: 'ink2' },
    '& .note-sum': {
      fontVariantNumeric: 'tabular-nums',
      color: 'clear.fg',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
  },
})

/** What went back of an order, below its totals, each with its credit note to open. */
export function CreditNotes({ checkoutId, creditNotes }: Pick<OrderDetail, 'checkoutId' | 'creditNotes'>) {
  const { country } = useSettings()
  if (!creditNotes.length) return null
  return (
    <List aria-label="Refunds">
      {creditNotes.map(({ number, issuedAt, totals }) => (
        <li key={number}>
          <span>
            Refunded
            <span className="note-date">
              {formatDate(issuedAt, country)},{' '}
              <Link href={creditNoteFile(checkoutId, number)} target="_blank">
                credit note {number} (PDF)
              </Link>
            </span>
          </span>
          <span className="note-sum">−{totals.total.label}</span>
        </li>
      ))}
    </List>
  )
}

const isFailed = ({ refunds }: CreditNote) => refunds.some(({ state }) => state === 'failed')

/** Where the newest of it goes, and when it is there. */
export function RefundNote({ creditNotes }: Pick<OrderDetail, 'creditNotes'>) {
  const { country } = useSettings()
  const newest = creditNotes.findLast(isFailed) ?? creditNotes.at(-1)
  const lines = newest ? refundLines(newest, country) : []
  if (!newest || !lines.length) return null
  const title = isFailed(newest) ? 'Your refund takes longer' : 'Your refund'
  return (
    <Callout tone={isFailed(newest) ? 'caution' : undefined} title={title}>
      {lines.join(' ')}
    </Callout>
  )
}
