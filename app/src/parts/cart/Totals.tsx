import type { Cart } from '@shop/contract/cart'
import { discountLines } from '@shop/contract/discount-lines'
import { taxLines } from '@shop/contract/tax-lines'
import { chakra } from '@shop/design-system'

const List = chakra('dl', {
  base: {
    '& div': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '1.5' },
    '& dt': { color: 'ink2' },
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& .totals-off': { color: 'clear.fg', fontWeight: 'medium' },
    '& .totals-later': { color: 'ink2' },
    '& .totals-all': { alignItems: 'baseline', marginBlockStart: '2', paddingBlockStart: '4', borderTop: 'hairline' },
    '& .totals-all dt': { color: 'ink', fontWeight: 'semibold' },
    '& .totals-all dd': { textStyle: 'price' },
    '& .totals-included': { paddingBlock: '0', fontSize: 'sm', color: 'ink2' },
    '& .totals-cards': { marginBlockStart: '3' },
    '& .totals-rest dt, & .totals-rest dd': { color: 'ink', fontWeight: 'semibold' },
    '& .totals-code': {
      marginInlineEnd: '2',
      fontFamily: 'body',
      fontSize: 'sm',
      fontWeight: 'medium',
      letterSpacing: 'normal',
      color: 'ink2',
    },
  },
})

type TotalsProps = {
  totals: Cart['totals']
  /** In place of a delivery price that is not known yet. */
  delivery?: string | undefined
}

/** What it comes to, line by line. What is nothing is left out. */
export function Totals({ totals, delivery }: TotalsProps) {
  const { subtotal, loyalty, shipping, isTaxPending, giftCards, total } = totals
  const whole = totals.whole ?? total
  const { added, included } = taxLines(totals)
  return (
    <List>
      <div>
        <dt>Subtotal</dt>
        <dd>{subtotal.label}</dd>
      </div>
      {discountLines(totals).map(({ term, amount }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="totals-off">−{amount.label}</dd>
        </div>
      ))}
      {loyalty.amount > 0 && (
        <div>
          <dt>Loyalty points</dt>
          <dd className="totals-off">−{loyalty.label}</dd>
        </div>
      )}
      <div>
        <dt>Delivery</dt>
        <dd className={delivery && 'totals-later'}>{delivery ?? (shipping.amount ? shipping.label : 'Free')}</dd>
      </div>
      {added.map(({ term, amount }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{amount.label}</dd>
        </div>
      ))}
      {isTaxPending && (
        <div>
          <dt>Tax</dt>
          <dd className="totals-later">Worked out with your address</dd>
        </div>
      )}
      <div className="totals-all">
        <dt>{isTaxPending ? 'Total before tax' : 'Total'}</dt>
        <dd>
          <span className="totals-code">{whole.currency}</span>
          {whole.label}
        </dd>
      </div>
      {included.map(({ term, amount }) => (
        <div key={term} className="totals-included">
          <dt>{term}</dt>
          <dd>{amount.label}</dd>
        </div>
      ))}
      {giftCards && (
        <>
          <div className="totals-cards">
            <dt>Gift cards</dt>
            <dd className="totals-off">−{giftCards.label}</dd>
          </div>
          <div className="totals-rest">
            <dt>The rest</dt>
            <dd>{total.label}</dd>
          </div>
        </>
      )}
    </List>
  )
}
