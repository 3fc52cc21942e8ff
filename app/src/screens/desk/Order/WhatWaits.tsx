import { formatDate } from '@shop/contract/dates'
import type { DeskOrder } from '@shop/contract/desk-order'
import { Callout, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useOpens } from '../../../parts/desk/rooms.ts'
import { paths } from '../../../paths.ts'

const List = chakra('ul', { base: { display: 'grid', gap: '1', listStyleType: 'none' } })

/** What of an order waits for somebody, and where it is done. */
export function WhatWaits({ order }: { order: DeskOrder }) {
  const { country } = useSettings()
  const mayPack = useOpens(paths.deskDispatch)
  const { order: sold, toPack, toPay, toRefund, isDisputed, invoice, refunds } = order
  const isFailed = refunds.some(({ state }) => state === 'failed')
  if (!toPack.length && !toPay && !toRefund && !isDisputed) return null
  return (
    <Callout tone={isDisputed || isFailed ? 'warning' : 'caution'} title="What waits">
      <List>
        {isDisputed && <li>The buyer’s bank disputes the payment. Nothing goes back while that is open.</li>}
        {toPack.length > 0 && (
          <li>
            To pack: {toPack.map(({ quantity, product }) => `${quantity} × ${product}`).join(', ')}.{' '}
            {mayPack && <Link href={paths.packOrder(sold.number)}>Pack it</Link>}
          </li>
        )}
        {toPay && (
          <li>
            {toPay.label} is to be paid
            {invoice
              ? ` of ${invoice.number}, by ${formatDate(invoice.dueAt, country)}.`
              : sold.transfer?.expiresAt
                ? ` by bank transfer ${sold.transfer.reference}, until ${formatDate(sold.transfer.expiresAt, country)}.`
                : '.'}
          </li>
        )}
        {toRefund && (
          <li>
            {toRefund.label} is to go back.
            {isFailed && ' It could not be sent: somebody has to send it again, or by hand.'}
          </li>
        )}
      </List>
    </Callout>
  )
}
