import type { ProductDetail } from '@shop/contract/product'
import { Button, chakra, LinkButton, Price } from '@shop/design-system'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { useAddToCart } from '../../../parts/cart/use-add-to-cart.ts'
import { paths } from '../../../paths.ts'

const Band = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '4',
    marginBlockStart: { base: '6', md: '8' },
    padding: { base: '5', md: '8' },
    borderRadius: '28px',
    bg: 'colorPalette.subtle',
    '& h2': { textStyle: 'h2' },
    '& .buy-again': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '3' },
    '& .buy-again > button': { flexGrow: { base: 1, md: 0 }, minWidth: '12rem' },
    _print: { display: 'none' },
  },
})

/** The way into the cart once more, for whoever has read to the end. */
export function BuyAgain({ product }: { product: ProductDetail }) {
  const { add, state, values } = useAddToCart(product)
  const isAdded = state === 'added'
  return (
    <Band aria-labelledby="buy-again">
      <h2 id="buy-again">{product.name}</h2>
      <ActionForm className="buy-again" call="addItem" values={{ ...values, quantity: 1 }} onSubmit={() => void add()}>
        <Price label={product.price.label} was={product.regularPrice?.label} size="lg" />
        <Button type="submit" size="lg" variant={isAdded ? 'outline' : 'solid'} isBusy={state === 'busy'}>
          Add to cart
        </Button>
        {isAdded && <LinkButton href={paths.cart}>View cart</LinkButton>}
      </ActionForm>
    </Band>
  )
}
