import type { Cart as CartData } from '@shop/contract/cart'
import {
  Card,
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
} from '@shop/design-system'
import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCart, useCartActions, useIsOnAccount } from '../../../data/cart.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useAnimalNoun, useAudience } from '../../../layouts/audience.ts'
import { groupItems, itemsText } from '../../../parts/cart/group-items.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { shopLinksOf } from '../../../parts/cart/shop-links.ts'
import { Offers } from '../../../parts/cart/Offers.tsx'
import { PriceChanges } from '../../../parts/cart/PriceChanges.tsx'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { unpricedDelivery } from '../../../parts/cart/unpriced-delivery.ts'
import { PointsForm } from '../../../parts/loyalty/PointsForm.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { CartLine, problemIdOf } from './CartLine.tsx'
import { Collector } from './Collector.tsx'
import { CouponBox } from './CouponBox.tsx'
import { deliveryOf } from '../../../parts/cart/delivery-of.ts'
import { PromiseLines } from '../../../parts/order/PromiseLines.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { GiftCardBox } from './GiftCardBox.tsx'
import { PatientName } from './PatientName.tsx'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    '& .cart-main': { display: 'grid', gap: '5' },
    '& .cart-lines': { listStyleType: 'none' },
    '& .cart-group': {
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      bg: 'paper',
      borderBottom: 'hairline',
      '& h2': { textStyle: 'eyebrow', color: 'ink2' },
    },
    '& * + .cart-group': { borderTop: 'hairline' },
    '& .cart-side': { display: 'grid', gap: '5', position: { lg: 'sticky' }, insetBlockStart: { lg: '24' } },
    '& .cart-side details': { border: 'none' },
    '& .cart-go': { marginBlockStart: '5' },
    '& .cart-assurance': { display: 'flex', gap: '2', marginBlockStart: '3', textStyle: 'small', color: 'ink2' },
    '& .cart-assurance svg': { boxSize: '4', flexShrink: 0, marginBlockStart: '0.5' },
  },
})

/** The cart, to change and to check before paying. It is the browser's: the server's page shows its outline. */
export function Cart() {
  const { cart, error, isValidating, retry } = useCart()
  return (
    <>
      <PageTitle title="Your cart" />
      {cart === undefined && error && (
        <FailedState headingLevel={1} error={error} onRetry={retry} isRetrying={isValidating} />
      )}
      {cart === undefined && !error && <Loading />}
      {cart !== undefined && (cart?.items.length ? <Full cart={cart} /> : <Empty />)}
    </>
  )
}

function Full({ cart }: { cart: CartData }) {
  const heading = useRef<HTMLSpanElement>(null)
  const stopped = cart.items.find(({ problem }) => problem)
  // No other gift card pays for a gift card.
  const hasGoods = cart.items.some(({ metaData }) => !metaData.giftCard)
  const isVet = useSettings().user?.type === 'vet'
  const isOnAccount = useIsOnAccount(cart)
  const { addItem, chooseLoyaltyPoints } = useCartActions()
  const [newId, setNewId] = useState<string | null>(null)

  const addAnother = async (productId: number) => {
    const unnamed = (items: CartData['items']) =>
      items.find(({ product, metaData }) => product.id === productId && !metaData.animalName)?.id ?? null
    const waiting = unnamed(cart.items)
    if (waiting) return setNewId(waiting)
    await addItem({ productId, quantity: 1, metaData: undefined }).then(
      ({ items }) => setNewId(unnamed(items)),
      showFailure,
    )
  }
  return (
    <>
      <PageHeader
        title={
          <chakra.span ref={heading} tabIndex={-1} outline="none">
            Your cart
          </chakra.span>
        }
        lead={`${itemsText(cart.itemCount)}. Prices are in ${cart.currency}.`}
      />
      <chakra.div css={{ '& [role=status]:not(:empty)': { marginBlockEnd: { base: '5', lg: '8' } } }}>
        <PriceChanges items={cart.items} />
      </chakra.div>
      <Layout>
        <div className="cart-main">
          <Offers items={cart.items} offers={cart.offers} onTaken={() => heading.current?.focus()} />
          <Card size="flush">
            <ul className="cart-lines">
              {groupItems(cart.items).flatMap(({ title, items }) => [
                <li key={title} className="cart-group">
                  <h2>{title}</h2>
                </li>,
                ...items.map((item) => (
                  <CartLine
                    key={item.id}
                    item={item}
                    onRemoved={() => heading.current?.focus()}
                    patient={
                      isVet && item.isAnimalRequired && !item.metaData.barcode ? (
                        <PatientName
                          item={item}
                          isNew={item.id === newId}
                          onAddAnother={() => addAnother(item.product.id)}
                        />
                      ) : undefined
                    }
                  />
                )),
              ])}
            </ul>
          </Card>
        </div>
        <div className="cart-side">
          <Card as="section" aria-label="Order summary">
            <CouponBox coupons={cart.coupons} />
            {hasGoods && <GiftCardBox cards={cart.giftCards} />}
            <PointsForm points={cart.loyaltyPoints} onSpend={chooseLoyaltyPoints} />
            <Totals totals={cart.totals} delivery={unpricedDelivery(cart, isOnAccount, 'Chosen at checkout')} />
            <div className="cart-go">
              <LinkButton size="lg" full href={stopped ? `#${problemIdOf(stopped)}` : paths.checkout}>
                {stopped ? 'See what needs a change first' : 'Go to checkout'}
              </LinkButton>
            </div>
            <p className="cart-assurance">
              <Lock aria-hidden />{' '}
              {isOnAccount
                ? 'Nothing is charged now: the order goes on your account, and you get an invoice.'
                : 'You pay at the end of the checkout, after a last look at everything.'}
            </p>
          </Card>
          <PromiseLines items={cart.items} delivery={isOnAccount ? null : deliveryOf(cart)} />
          {cart.isSwabRequired && <Collector collector={cart.collector} />}
          <div>
            <EmptyCart />
          </div>
        </div>
      </Layout>
    </>
  )
}

function Empty() {
  const noun = useAnimalNoun()
  const links = shopLinksOf(useAudience())
  return (
    <>
      <PageHeader title="Your cart is empty" lead="Whatever you put in stays here until you come back for it." />
      <EmptyState
        illustration={<Illustration name="empty-cart" />}
        title={`What would you like to know about your ${noun}?`}
        text="Choose the tests for a breed, or look for a gene. We send you a kit, you send back a swab."
        actions={links.map(({ label, href }, index) => (
          <LinkButton key={href} href={href} variant={index ? 'outline' : 'solid'}>
            {label}
          </LinkButton>
        ))}
      />
    </>
  )
}

function Loading() {
  return (
    <>
      <PageHeader title="Your cart" />
      <SkeletonGroup label="Fetching your cart">
        <Layout>
          <Card>
            {[1, 2].map((line) => (
              <chakra.div key={line} display="flex" gap="5" paddingBlock="3">
                <Skeleton width="24" height="24" />
                <chakra.div flex="1">
                  <SkeletonText lines={3} />
                </chakra.div>
              </chakra.div>
            ))}
          </Card>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </Layout>
      </SkeletonGroup>
    </>
  )
}
