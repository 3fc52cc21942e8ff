import { formatDate } from '@shop/contract/dates'
import type { ProductDetail } from '@shop/contract/product'
import { Button, Callout, chakra, LinkButton, Price, Wrap } from '@shop/design-system'
import { givesBenefits, useMembership } from '../../../data/membership.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useBeside } from '../../../data/use-beside.ts'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { useAddToCart } from '../../../parts/cart/use-add-to-cart.ts'
import { paths } from '../../../paths.ts'
import { noteOf } from './price-note.ts'

/** What a year costs, and the way into it for whoever may have one. */
export function MembershipBox({ product }: { product: ProductDetail }) {
  return (
    <chakra.div marginTop={{ base: '5', md: '7' }} display="grid" gap="4" justifyItems="start">
      <Price label={product.price.label} size="lg" note={['a year', noteOf(product)].filter(Boolean).join(', ')} />
      <Way product={product} />
    </chakra.div>
  )
}

function Way({ product }: { product: ProductDetail }) {
  const { user, country } = useSettings()
  const data = useBeside(useMembership())
  const membership = data?.membership ?? null
  if (!user)
    return (
      <Wrap gap="3">
        <LinkButton href={paths.loginFirst(paths.product(product))}>Log in to join</LinkButton>
        <LinkButton variant="outline" href={paths.registerAs('breeder')}>
          Register as a breeder
        </LinkButton>
      </Wrap>
    )
  if (user.type !== 'breeder')
    return <Callout title="For breeders">The kennel membership belongs to a breeder’s account.</Callout>
  if (membership && givesBenefits(membership))
    return (
      <Callout title="You are a member">
        <p>Paid until {formatDate(membership.paidUntil, country)}. Your prices are lower wherever you see them.</p>
        <chakra.div marginTop="3">
          <LinkButton size="sm" variant="outline" href={paths.orders}>
            Your membership
          </LinkButton>
        </chakra.div>
      </Callout>
    )
  return <Join product={product} />
}

function Join({ product }: { product: ProductDetail }) {
  const { add, state, values } = useAddToCart(product)
  const isAdded = state === 'added'
  return (
    <Wrap gap="3">
      <ActionForm call="addItem" values={{ ...values, quantity: 1 }} onSubmit={() => void add()}>
        <Button type="submit" variant={isAdded ? 'outline' : 'solid'} isBusy={state === 'busy'}>
          Add to cart
        </Button>
      </ActionForm>
      {isAdded && <LinkButton href={paths.cart}>View cart</LinkButton>}
    </Wrap>
  )
}
