import { formatMoney } from '@shop/contract/money'
import type { Product } from '@shop/contract/product'
import { Button, Card, chakra, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import type { SupplyOrder } from './use-supply-order.ts'

const Panel = chakra(Card, {
  base: {
    '& .supply-sum': { marginBlockStart: '1', textStyle: 'price' },
    '& .supply-hint': {
      marginBlockStart: '2',
      marginBlockEnd: '4',
      textStyle: 'small',
      color: 'ink2',
      textWrap: 'pretty',
    },
    '& .supply-go': { display: 'grid', gap: '3' },
  },
})

/** How much is chosen, and all of it into the cart. */
export function Chosen({ order, supplies }: { order: SupplyOrder; supplies: Product[] }) {
  const { country } = useSettings()
  const { count, sum, busy, addAll } = order
  const isBusy = busy === 'all'
  const currency = supplies[0]?.price.currency ?? ''
  const hasSome = supplies.some((product) => order.inCart(product) > 0)
  return (
    <Panel as="section" aria-label="Chosen">
      <div role="status">
        <p>{count === 0 ? 'Nothing chosen yet' : count === 1 ? '1 item chosen' : `${count} items chosen`}</p>
        {count > 0 && <p className="supply-sum">{formatMoney(sum, currency, country)}</p>}
      </div>
      <p className="supply-hint">
        {count
          ? 'Delivery is added once, for the whole order.'
          : 'Choose how many you need of each, then add them all together.'}
      </p>
      <div className="supply-go">
        <Button full aria-disabled={count === 0 || isBusy || undefined} isBusy={isBusy} onClick={() => void addAll()}>
          Add all to cart
        </Button>
        {hasSome && (
          <LinkButton full variant="outline" href={paths.cart}>
            View cart
          </LinkButton>
        )}
      </div>
    </Panel>
  )
}
