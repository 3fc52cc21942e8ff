import { formatMoney, toMinor } from '@shop/contract/money'
import type { Product } from '@shop/contract/product'
import { Button, chakra, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { useAddToCart } from '../../../parts/cart/use-add-to-cart.ts'
import { paths } from '../../../paths.ts'

const Offer = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    alignItems: 'center',
    gap: { base: '5', md: '10' },
    marginBlockStart: { base: '6', md: '10' },
    padding: { base: '5', md: '10' },
    bg: 'colorPalette.subtle',
    borderRadius: 'card',
    '& h2': { textStyle: 'h2', textWrap: 'balance' },
    '& h2 a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '& .offer-text': { marginBlockStart: '2', maxWidth: 'prose', color: 'ink' },
    '& .offer-price': { textStyle: 'price', fontSize: '4xl', lineHeight: 'none' },
    '& .offer-buy': { display: 'grid', gap: '3', minWidth: { md: '14rem' }, justifyItems: { md: 'stretch' } },
  },
})

/** How many of these amounts come to more than a price, whichever they are; undefined where all do not. */
function fewestAbove(amounts: number[], price: number): number | undefined {
  let sum = 0
  const index = amounts.toSorted((a, b) => a - b).findIndex((amount) => (sum += amount) > price)
  return index < 0 ? undefined : index + 1
}

type ProfileOfferProps = { profile: Product; tests: Product[]; breedName: string }

/** The full breed profile, set beside what its tests cost one by one: the same tests, nothing left out of the sum. */
export function ProfileOffer({ profile, tests, breedName }: ProfileOfferProps) {
  const { country } = useSettings()
  const { add, state, values } = useAddToCart(profile)
  const oneByOne = tests.reduce((sum, { price }) => sum + toMinor(price.amount), 0)
  const fewest = fewestAbove(
    tests.map(({ price }) => toMinor(price.amount)),
    toMinor(profile.price.amount),
  )
  const isCheaper = oneByOne > toMinor(profile.price.amount)
  return (
    <Offer aria-labelledby="offer">
      <div>
        <h2 id="offer">
          <a href={paths.product(profile)}>All of it from one swab: the {breedName} full breed profile</a>
        </h2>
        <p className="offer-text">
          {profile.summary}.{' '}
          {isCheaper &&
            tests.length > 1 &&
            `One by one, its ${tests.length} tests cost ${formatMoney(oneByOne, profile.price.currency, country)}.`}{' '}
          {fewest && fewest < tests.length && `Any ${fewest} of them cost more than all.`}
        </p>
      </div>
      <div className="offer-buy">
        <span className="offer-price">{profile.price.label}</span>
        <ActionForm call="addItem" values={{ ...values, quantity: 1 }} onSubmit={() => void add()}>
          <Button
            type="submit"
            size="lg"
            full
            variant={state === 'added' ? 'outline' : 'solid'}
            isBusy={state === 'busy'}
          >
            Add to cart
          </Button>
        </ActionForm>
        {state === 'added' && (
          <LinkButton size="lg" href={paths.cart}>
            View cart
          </LinkButton>
        )}
      </div>
    </Offer>
  )
}
