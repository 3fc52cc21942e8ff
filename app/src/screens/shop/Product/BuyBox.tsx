import type { ProductDetail } from '@shop/contract/product'
import { isNotSent } from '@shop/contract/promise'
import { Button, chakra, LinkButton, NumberStepper, Price } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { useState } from 'react'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { useAddToCart } from '../../../parts/cart/use-add-to-cart.ts'
import { PromiseLines } from '../../../parts/order/PromiseLines.tsx'
import { paths } from '../../../paths.ts'
import { MemberNote } from './MemberNote.tsx'
import { Packs } from './Packs.tsx'
import { noteOf } from './price-note.ts'

const Box = chakra('div', {
  base: {
    marginBlockStart: { base: '5', md: '7' },
    '& .buy-line': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '3',
      marginBlockStart: '4',
    },
    _print: { '&&': { marginBlockStart: '3' }, '& .buy-line': { display: 'none' } },
    '& .buy-line > button, & .buy-line > a': { flexGrow: { base: 1, sm: 0 }, minWidth: { sm: '48' } },
    '& .buy-promise': { display: 'grid', gap: '4', marginBlockStart: '5', maxWidth: 'prose' },
    '& .buy-parts': { marginBlockStart: '2', color: 'ink2', '& strong': { color: 'ink' } },
    '& .buy-note': { marginBlockStart: '4', textStyle: 'small', color: 'ink2' },
  },
})

/** "15 tests, $811.00 one by one: you save $646.00." */
const PartsNote = ({ parts: { count, kind, price, saves } }: { parts: NonNullable<ProductDetail['parts']> }) => (
  <p className="buy-parts">
    {count} {kind}s, {price.label} bought one by one: <strong>you save {saves.label}</strong>
  </p>
)

/** The price, how many, and into the cart; then the way to the cart beside it. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { add, state, values } = useAddToCart(product)
  const noun = useAnimalNoun()
  const [quantity, setQuantity] = useState(1)
  const isAdded = state === 'added'
  const bought = [{ product }]
  const promise = (
    <div className="buy-promise">
      <PromiseLines items={bought} delivery={product.delivery} />
    </div>
  )
  return (
    <Box>
      <Price label={product.price.label} was={product.regularPrice?.label} size="lg" note={noteOf(product, noun)} />
      <MemberNote product={product} />
      {product.parts && <PartsNote parts={product.parts} />}
      {isNotSent(bought, product.delivery) && promise}
      <ActionForm className="buy-line" call="addItem" values={values} onSubmit={() => void add(quantity)}>
        <NumberStepper item={product.name} name="quantity" value={quantity} onChange={setQuantity} />
        <Button type="submit" variant={isAdded ? 'outline' : 'solid'} isBusy={state === 'busy'}>
          Add to cart
        </Button>
        {isAdded && <LinkButton href={paths.cart}>View cart</LinkButton>}
      </ActionForm>
      {!isNotSent(bought, product.delivery) && promise}
      <Packs product={product} />
      {product.hasUpgradeOption && <p className="buy-note">You can add tests to it later, from the same sample.</p>}
    </Box>
  )
}
