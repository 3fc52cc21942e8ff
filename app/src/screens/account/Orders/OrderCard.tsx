import { formatDate } from '@shop/contract/dates'
import type { OrderDetail } from '@shop/contract/order'
import { Badge, Card, chakra, Coat, LinkButton, stretchedLink } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { itemTitleOf } from '../../../parts/cart/group-items.ts'
import { orderText, parcelsOfOrder } from '../../../parts/order/line-progress.ts'
import { hasBillFile } from '../../../parts/order/bill-file.ts'
import { orderStatusOf } from '../../../parts/order/order-status.ts'
import { ParcelLink } from '../../../parts/order/ParcelLink.tsx'
import { CancelOrder } from '../../../parts/payment/CancelOrder.tsx'
import { paths } from '../../../paths.ts'
import { orderFile } from '../../../data/order.ts'

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) 11rem' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    padding: { base: '4', md: '5' },
    _hover: { bg: 'colorPalette.subtle' },
    '& .order-number': { textStyle: 'h4' },
    '& .order-number a': stretchedLink,
    '& .order-date': { color: 'ink2', fontSize: 'sm' },
    '& .order-what': { display: 'flex', alignItems: 'center', gap: '4', gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .order-coats': { display: 'flex', flexShrink: 0 },
    '& .order-coats > *': {
      boxSize: '11',
      borderRadius: 'control',
      overflow: 'hidden',
      border: '2px solid {colors.card}',
      marginInlineEnd: '-3',
    },
    '& .order-copy': { minWidth: '0', paddingInlineStart: '3', fontSize: 'sm' },
    '& .order-names': { lineClamp: 2 },
    '& .order-doing': { marginBlockStart: '1', color: 'ink2' },
    // Its link is above the one that covers the card.
    '& .order-parcel': { color: 'ink2', overflowWrap: 'anywhere' },
    '& .order-parcel a': { position: 'relative', zIndex: 1 },
    '& .order-end': {
      display: 'grid',
      justifyItems: 'end',
      gap: '1.5',
      gridRow: { base: '1', md: 'auto' },
      gridColumn: { base: '2', md: 'auto' },
    },
    // Above the link that covers the card.
    '& .order-bill': { position: 'relative', zIndex: 1, fontSize: 'sm', textDecoration: 'underline' },
    // Above the link that covers the card.
    '& .order-actions': { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: '2', gridColumn: '1 / -1' },
    '& .order-total': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
})

const shownCoats = 3

/** One order of the list: what it was, what it came to, and whether it is paid. */
export function OrderCard({ order }: { order: OrderDetail }) {
  const { country } = useSettings()
  const spell = useSpelling()
  const { number, checkoutId, placedAt, items, totals, orderedFor, status, transfer, isCancellable } = order
  const { text, tone } = orderStatusOf(order)
  // What is not paid has that as its state already.
  const doing = orderText(
    order.progress.filter(({ state }) => state !== 'unpaid' && state !== 'cancelled' && state !== 'refunded'),
    country,
  )
  return (
    <Card as="article" size="flush" aria-label={`Order ${number}`}>
      <Row>
        <div>
          <h2 className="order-number">
            <a href={paths.checkoutComplete(checkoutId)}>{number}</a>
          </h2>
          <p className="order-date">
            {formatDate(placedAt, country)}
            {orderedFor && `, for ${orderedFor}`}
          </p>
        </div>
        <div className="order-what">
          <div className="order-coats" aria-hidden>
            {items.slice(0, shownCoats).map((item) => (
              <div key={item.id}>
                <Coat {...item.product.coat} ratio={1} />
              </div>
            ))}
          </div>
          <div className="order-copy">
            <p className="order-names">{items.map(itemTitleOf).join(', ')}</p>
            {doing && <p className="order-doing">{doing}</p>}
            {parcelsOfOrder(order.progress).map((parcel) => (
              <p key={parcel.number} className="order-parcel">
                <ParcelLink parcel={parcel} />
              </p>
            ))}
          </div>
        </div>
        <div className="order-end">
          <span className="order-total">{totals.total.label}</span>
          <Badge tone={tone} size="sm">
            {spell(text)}
          </Badge>
          {hasBillFile(order) && (
            <a
              className="order-bill"
              href={orderFile(checkoutId)}
              target="_blank"
              aria-label={`Bill of order ${number} as PDF`}
            >
              PDF
            </a>
          )}
        </div>
        {isCancellable && (
          <div className="order-actions">
            {status === 'pending' && transfer && (
              <LinkButton size="sm" variant="outline" href={paths.checkoutComplete(checkoutId)}>
                How to pay
              </LinkButton>
            )}
            <CancelOrder order={order} />
          </div>
        )}
      </Row>
    </Card>
  )
}
