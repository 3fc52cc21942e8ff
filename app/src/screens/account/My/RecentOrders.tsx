import { formatDate } from '@shop/contract/dates'
import type { OrderDetail } from '@shop/contract/order'
import { Badge, Card, chakra, Link, stretchedLink } from '@shop/design-system'
import { useRecentOrders } from '../../../data/order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { useAudience } from '../../../layouts/audience.ts'
import { shopLinksOf } from '../../../parts/cart/shop-links.ts'
import { orderStatusOf } from '../../../parts/order/order-status.ts'
import { paths } from '../../../paths.ts'
import { CardBody } from './CardBody.tsx'
import { CardHead } from './CardHead.tsx'

const Body = chakra('div', {
  base: {
    '& .orders-none': { color: 'ink2', marginBlock: '2' },
    '& .orders-ways': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    '& ul': { listStyleType: 'none', marginBlockStart: '2', marginBlockEnd: '-3' },
    '& li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '11',
      paddingBlock: '3',
    },
    '& li + li': { borderTop: 'hairline' },
    '& .orders-copy': { minWidth: '0' },
    '& .orders-number': { fontWeight: 'semibold', ...stretchedLink },
    '& li:hover .orders-number': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .orders-what': { fontSize: 'sm', color: 'ink2', lineClamp: 1, overflowWrap: 'anywhere' },
    '& .orders-end': { display: 'grid', justifyItems: 'end', gap: '1', flexShrink: 0 },
    '& .orders-total': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The newest orders, and the way to all of them. */
export function RecentOrders() {
  const read = useRecentOrders()
  const { data } = read
  return (
    <Card as="section" aria-labelledby="newest-orders">
      <Body>
        <CardHead id="newest-orders" title="Newest orders">
          {Boolean(data?.count) && (
            <Link variant="standalone" href={paths.orders}>
              {data?.count === 1 ? 'All orders' : `All ${data?.count} orders`}
            </Link>
          )}
        </CardHead>
        <CardBody read={read} label="Fetching your orders" lines={6}>
          {({ results }) => <List orders={results} />}
        </CardBody>
      </Body>
    </Card>
  )
}

function List({ orders }: { orders: OrderDetail[] }) {
  const { country } = useSettings()
  const spell = useSpelling()
  const links = shopLinksOf(useAudience())
  if (!orders.length)
    return (
      <>
        <p className="orders-none">Nothing ordered yet. When you do, you can follow every kit from here.</p>
        <p className="orders-ways">
          {links.map(({ label, href }) => (
            <Link key={href} variant="standalone" href={href}>
              {label}
            </Link>
          ))}
        </p>
      </>
    )
  return (
    <ul>
      {orders.map((order) => {
        const { text, tone } = orderStatusOf(order)
        return (
          <li key={order.number}>
            <div className="orders-copy">
              <a className="orders-number" href={paths.checkoutComplete(order.checkoutId)}>
                {order.number}
              </a>
              <p className="orders-what">
                {formatDate(order.placedAt, country)} · {order.items.map(({ product }) => product.name).join(', ')}
              </p>
            </div>
            <div className="orders-end">
              <span className="orders-total">{order.totals.total.label}</span>
              <Badge tone={tone} size="sm">
                {spell(text)}
              </Badge>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
