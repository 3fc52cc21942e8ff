import { maxQuantity } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import { Button, chakra, NumberStepper } from '@shop/design-system'
import { paths } from '../../../paths.ts'
import type { SupplyOrder } from './use-supply-order.ts'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    padding: { base: '4', md: '5' },
    '& + &': { borderTop: 'hairline' },
    '& .supply-copy': { minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& .supply-name': { fontWeight: 'semibold', _hover: { color: 'colorPalette.emphasized' } },
    '& .supply-what': { marginBlockStart: '1', fontSize: 'sm', color: 'ink2', textWrap: 'pretty' },
    '& .supply-there': {
      marginBlockStart: '1',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'colorPalette.emphasized',
    },
    '& .supply-price': {
      alignSelf: { base: 'start', md: 'center' },
      textAlign: 'end',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .supply-buy': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
  },
})

/** A supply: what it is and holds, its price, how many, and into the cart. */
export function SupplyRow({ product, order }: { product: Product; order: SupplyOrder }) {
  const { name, summary, price } = product
  const there = order.inCart(product)
  return (
    <Row>
      <div className="supply-copy">
        <a className="supply-name" href={paths.product(product)}>
          {name}
        </a>
        <p className="supply-what">{summary}</p>
        {there > 0 && <p className="supply-there">{there} in your cart</p>}
      </div>
      <span className="supply-price">{price.label}</span>
      <div className="supply-buy">
        <NumberStepper
          item={name}
          value={order.quantityOf(product)}
          onChange={(quantity) => order.choose(product, quantity)}
          min={0}
          max={maxQuantity - there}
        />
        <Button
          variant="outline"
          aria-label={`Add to cart: ${name}`}
          isBusy={order.busy === `${product.id}`}
          onClick={() => void order.addOne(product)}
        >
          Add to cart
        </Button>
      </div>
    </Row>
  )
}
