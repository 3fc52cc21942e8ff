import type { AnimalProfile } from '@shop/contract/animal'
import type { LifePlan } from '@shop/contract/life-plan'
import type { Product } from '@shop/contract/product'
import { Button, Card, chakra, EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useAudience } from '../../../layouts/audience.ts'
import { useAddToCart } from '../../../parts/cart/use-add-to-cart.ts'
import { shopLinksOf } from '../../../parts/cart/shop-links.ts'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { useExpectedResults } from '../../../parts/sample/use-expected-results.ts'
import { paths } from '../../../paths.ts'

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 12rem' },
    columnGap: '8',
    rowGap: '5',
    alignItems: 'center',
    '& h2': { textStyle: 'h3' },
    '& ul': {
      listStyleType: 'disc',
      paddingInlineStart: '5',
      marginBlock: '3',
      display: 'grid',
      gap: '1.5',
      maxWidth: 'prose',
    },
    '& .offer-price': { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
    '& .offer-action': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
  },
})

type PlanOfferProps = { profile: AnimalProfile; lifePlan: LifePlan }

/** An animal without a plan: how to get one, or why there is none. */
export function PlanOffer({ profile, lifePlan: { offer, refusal, hasFindings } }: PlanOfferProps) {
  const [shop] = shopLinksOf(useAudience())
  const { petName } = profile
  if (offer) return <Offer profile={profile} product={offer} hasFindings={hasFindings} />
  return (
    <>
      <Finding title={`${petName} has no life plan`} />
      <EmptyState
        illustration={<Illustration name="dog" />}
        title="What matters at each stage of life, from a dog’s own results"
        text={refusal ?? `${petName}’s owner can order one. It shows up here, too.`}
        actions={refusal && shop && <LinkButton href={shop.href}>{shop.label}</LinkButton>}
      />
    </>
  )
}

type OfferProps = { profile: AnimalProfile; product: Product; hasFindings: boolean }

function Offer({ profile: { id, petName }, product, hasFindings }: OfferProps) {
  const expected = useExpectedResults(id)
  const { add, state, values } = useAddToCart(product, { animalId: id })
  return (
    <>
      <Finding
        title={`A plan for every stage of ${petName}’s life`}
        lead={
          hasFindings
            ? `${petName}’s results are with us, so it takes no swab and no post: the plan is here as soon as it is paid.`
            : `It is made from what the laboratory finds, so it takes no other swab: the plan is here as soon as ${petName}’s results are. ${expected}`
        }
      />
      <Card>
        <Body>
          <div>
            <h2>What is in it</h2>
            <ul>
              <li>What follows from {petName}’s own results: what to watch for, what helps, what to ask your vet.</li>
              <li>Medicines to be careful with, where the DNA says so.</li>
              <li>What published guidelines advise from puppy to old age, for {petName}’s size and breeds.</li>
              <li>Renewed free when a result changes, with a PDF for your vet.</li>
            </ul>
            <div className="offer-action">
              <span className="offer-price">{product.price.label}</span>
              {state === 'added' ? (
                <LinkButton href={paths.cart}>It is in your cart</LinkButton>
              ) : (
                <ActionForm call="addItem" values={{ ...values, quantity: 1 }} onSubmit={() => void add()}>
                  <Button type="submit" isBusy={state === 'busy'}>
                    Add {petName}’s plan to the cart
                  </Button>
                </ActionForm>
              )}
            </div>
          </div>
          <Illustration name="dog" />
        </Body>
      </Card>
    </>
  )
}
