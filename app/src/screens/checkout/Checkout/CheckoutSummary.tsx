import type { Cart } from '@shop/contract/cart'
import { Card, chakra, Link } from '@shop/design-system'
import { ChevronDown } from 'lucide-react'
import { itemsText } from '../../../parts/cart/group-items.ts'
import { OrderLines } from '../../../parts/order/OrderLines.tsx'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { unpricedDelivery } from '../../../parts/cart/unpriced-delivery.ts'
import { paths } from '../../../paths.ts'

const Base = chakra('div', {
  base: {
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 'semibold',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary strong': { marginInlineStart: 'auto', textStyle: 'h4', fontVariantNumeric: 'tabular-nums' },
    '& details[open] summary svg': { rotate: '180deg' },
    '& .summary-head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      marginBlockEnd: '5',
    },
    '& .summary-head h2': { textStyle: 'h4' },
    '& .summary-lines': { maxHeight: { lg: '40dvh' }, overflowY: { lg: 'auto' }, marginBlockEnd: '4' },
    '& .summary-body': { marginBlockStart: { base: '5', lg: '0' } },
  },
})

/** What is being bought and what it comes to, beside every step; on a phone folded to its total. */
export function CheckoutSummary({ cart, isOnAccount }: { cart: Cart; isOnAccount: boolean }) {
  const body = (
    <div className="summary-body">
      {/* It scrolls when long, so the keyboard must reach it. */}
      <div
        className="summary-lines"
        {...(cart.items.length > 4 && { tabIndex: 0, role: 'group', 'aria-label': 'Items' })}
      >
        <OrderLines items={cart.items} />
      </div>
      <Totals totals={cart.totals} delivery={unpricedDelivery(cart, isOnAccount, 'Chosen under Delivery')} />
    </div>
  )
  return (
    <Base>
      <Card size="sm" hideFrom="lg">
        <details>
          <summary>
            Your order <ChevronDown aria-hidden size={18} /> <strong>{cart.totals.total.label}</strong>
          </summary>
          {body}
          <Link href={paths.cart}>Change the cart</Link>
        </details>
      </Card>
      <Card hideBelow="lg">
        <div className="summary-head">
          <h2>Your order, {itemsText(cart.itemCount)}</h2>
          <Link href={paths.cart}>Change</Link>
        </div>
        {body}
      </Card>
    </Base>
  )
}
