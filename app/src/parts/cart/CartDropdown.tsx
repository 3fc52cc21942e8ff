import type { Cart, CartItem, CartOffer } from '@shop/contract/cart'
import { Button, chakra, Coat, IconButton, LinkButton, Spinner } from '@shop/design-system'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCart, useCartActions } from '../../data/cart.ts'
import { useSettings } from '../../data/settings.tsx'
import { useAudience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'
import { itemsText, factsOf, groupItems, itemHref, itemTitleOf } from './group-items.ts'
import { offerText } from './offer-copy.ts'
import { shopLinksOf } from './shop-links.ts'
import { showFailure } from '../failure/show-failure.ts'

/** One styled element for all of it: the header opens this on every page. */
const Panel = chakra('div', {
  base: {
    width: '22rem',
    maxWidth: 'calc(100vw - 2rem)',
    color: 'ink',
    '& .cart-head, & .cart-foot': { padding: '4' },
    '& .cart-head': { display: 'grid', gap: '3' },
    '& .cart-title': { textStyle: 'h4', outline: 'none' },
    '& .cart-title span': {
      marginInlineStart: '2',
      fontFamily: 'body',
      fontSize: 'sm',
      fontWeight: 'medium',
      letterSpacing: 'normal',
      color: 'ink2',
    },
    '& .cart-list': {
      maxHeight: 'min(24rem, 50dvh)',
      overflowY: 'auto',
      borderBlock: 'hairline',
      paddingBlock: '3',
      paddingInline: '4',
    },
    '& .cart-group': { textStyle: 'eyebrow', color: 'colorPalette.emphasized', paddingBlock: '2' },
    '& ul': { listStyleType: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto auto',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '1.5',
    },
    '& .cart-coat': { boxSize: '10', borderRadius: 'sm', overflow: 'hidden' },
    '& .cart-copy': { minWidth: '0', fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& .cart-copy a': {
      fontWeight: 'semibold',
      _hover: { color: 'colorPalette.emphasized', textDecoration: 'underline' },
    },
    '& .cart-facts': { marginBlockStart: '0.5', fontSize: 'xs', color: 'ink2' },
    '& .cart-price': { fontSize: 'sm', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& .cart-sum': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginBlockEnd: '3' },
    '& .cart-sum strong': { textStyle: 'h4', fontVariantNumeric: 'tabular-nums' },
    '& .cart-offer': { marginBlockEnd: '3', fontSize: 'sm', color: 'ink2' },
    '& .cart-offer strong': { display: 'block', color: 'ink' },
    '& .cart-note': { padding: '6', textAlign: 'center', color: 'ink2' },
    '& .cart-note p': { marginBlockEnd: '4' },
    '& .cart-note a + a': { marginInlineStart: '2' },
    '& .cart-note .cart-title': { color: 'ink', marginBlockEnd: '1' },
  },
})

export type CartDropdownProps = {
  /** The visitor follows a link: whatever holds this may close. */
  onClose?: () => void
}

/** What is in the cart, for the header's panel: grouped, removable, with the way to the cart always in sight (cart-6). */
export function CartDropdown({ onClose }: CartDropdownProps) {
  const { cart, error, isValidating, retry } = useCart()
  const links = shopLinksOf(useAudience())
  if (cart?.items.length) return <CartContents cart={cart} onClose={onClose} />
  return (
    <Panel>
      <div className="cart-note" role="status">
        {cart === undefined && !error && (
          <>
            <Spinner /> <p>Fetching your cart</p>
          </>
        )}
        {cart === undefined && error && (
          <>
            <p>{error.message}</p>
            <Button size="sm" variant="outline" onClick={retry} isBusy={isValidating}>
              Try again
            </Button>
          </>
        )}
        {cart !== undefined && (
          <>
            <h2 className="cart-title">Your cart is empty</h2>
            <p>Find the tests for your breed, or look for a gene.</p>
            {links.map(({ label, href }) => (
              <LinkButton key={href} size="sm" variant="soft" href={href} onClick={onClose}>
                {label}
              </LinkButton>
            ))}
          </>
        )}
      </div>
    </Panel>
  )
}

/** From this many lines on, the way to the cart is above them: below, it would be out of sight. */
const longFrom = 6

function CartContents({ cart, onClose }: { cart: Cart; onClose: (() => void) | undefined }) {
  const title = useRef<HTMLHeadingElement>(null)
  const viewCart = (
    <LinkButton full href={paths.cart} onClick={onClose}>
      View cart
    </LinkButton>
  )
  const isLong = cart.items.length >= longFrom
  return (
    <Panel>
      <div className="cart-head">
        <h2 className="cart-title" tabIndex={-1} ref={title}>
          Your cart<span>{itemsText(cart.itemCount)}</span>
        </h2>
        {isLong && viewCart}
      </div>
      <section className="cart-list" aria-label="Items in your cart">
        {groupItems(cart.items).map((group) => (
          <div key={group.title}>
            <h3 className="cart-group">{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <Line key={item.id} item={item} onClose={onClose} onRemoved={() => title.current?.focus()} />
              ))}
            </ul>
          </div>
        ))}
      </section>
      <div className="cart-foot">
        <p className="cart-sum">
          Subtotal <strong>{cart.totals.subtotal.label}</strong>
        </p>
        <Saving offers={cart.offers} />
        {!isLong && viewCart}
      </div>
    </Panel>
  )
}

/** What saves most of what the cart could hold instead: the cart itself switches to it. */
function Saving({ offers }: Pick<Cart, 'offers'>) {
  const { country } = useSettings()
  const savingOf = ({ price, instead }: CartOffer) => instead.amount - price.amount
  const [best] = offers.toSorted((a, b) => savingOf(b) - savingOf(a))
  if (!best || savingOf(best) <= 0) return null
  return (
    <p className="cart-offer">
      <strong>You could pay less</strong> {best.product.name}: {offerText(best, country)}
    </p>
  )
}

type LineProps = { item: CartItem; onClose: (() => void) | undefined; onRemoved: () => void }

function Line({ item, onClose, onRemoved }: LineProps) {
  const { removeItem } = useCartActions()
  const [isBusy, setIsBusy] = useState(false)
  const { product, quantity } = item

  const remove = async () => {
    setIsBusy(true)
    // The focus would be lost with the button.
    await removeItem(item.id).then(onRemoved, (error: unknown) => {
      setIsBusy(false)
      showFailure(error)
    })
  }
  return (
    <li aria-busy={isBusy || undefined}>
      <div className="cart-coat">
        <Coat {...product.coat} ratio={1} />
      </div>
      <div className="cart-copy">
        <a href={itemHref(item)} onClick={onClose}>
          {product.name}
        </a>
        <p className="cart-facts">
          {quantity > 1 && `${quantity} × ${item.unitPrice.label} · `}
          {factsOf(item)}
        </p>
      </div>
      <span className="cart-price">{item.linePrice.label}</span>
      <IconButton
        size="sm"
        variant="ghost"
        label={`Remove ${itemTitleOf(item)}`}
        icon={<X aria-hidden size={16} />}
        isBusy={isBusy}
        onClick={remove}
      />
    </li>
  )
}
