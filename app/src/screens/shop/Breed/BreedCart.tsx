import type { BreedDetail } from '@shop/contract/breed'
import { chakra } from '@shop/design-system'
import { useCart } from '../../../data/cart.ts'
import { Offers } from '../../../parts/cart/Offers.tsx'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: '3',
    zIndex: 'sticky',
    marginBlockStart: '6',
    borderRadius: 'card',
    boxShadow: 'float',
    _print: { '&&': { display: 'none' } },
  },
})

/** While tests of the breed are chosen: what holds all of those in the cart and costs less, or little more. */
export function BreedCart({ breed }: { breed: BreedDetail }) {
  const { cart } = useCart()
  if (!cart) return null
  const ofBreed = new Set(cart.items.filter((item) => item.breed?.id === breed.id).map(({ id }) => id))
  const offers = cart.offers.filter((offer) => offer.itemIds.some((id) => ofBreed.has(id)))
  if (!offers.length) return null
  return (
    <Bar>
      <Offers items={cart.items} offers={offers} />
    </Bar>
  )
}
