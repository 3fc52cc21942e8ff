import { chakra, lazyPart, useOutside } from '@shop/design-system'
import { ShoppingBag } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useCart } from '../../data/cart.ts'
import { paths } from '../../paths.ts'

const [CartDropdown, loadDropdown] = lazyPart(() =>
  import('../../parts/cart/CartDropdown.tsx').then((part) => part.CartDropdown),
)

const Base = chakra('div', {
  base: {
    position: 'relative',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '5.5rem',
      minHeight: '9',
      paddingInline: '4',
      borderRadius: 'pill',
      bg: 'colorPalette.contrast',
      color: 'colorPalette.emphasized',
      fontSize: 'sm',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'colorPalette.subtle' },
      _focusVisible: { outlineColor: 'colorPalette.contrast' },
    },
    '& .cart-panel': {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlockStart: 'calc(100% + 0.25rem)',
      zIndex: 'dropdown',
      overflow: 'hidden',
      colorScheme: 'var(--scheme)',
      bg: 'card',
      color: 'ink',
      border: 'hairline',
      borderRadius: 'card',
      boxShadow: 'float',
      '& :focus-visible': { outlineColor: 'colorPalette.focusRing' },
    },
    '& .cart-whole': { display: 'block', padding: '4', whiteSpace: 'nowrap', fontWeight: 'semibold' },
    '& .cart-bag': {
      position: 'relative',
      display: { base: 'grid', sm: 'none' },
      placeItems: 'center',
      width: '11',
      height: '11',
      borderRadius: 'control',
    },
    '& .cart-badge': {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlockStart: '0',
      minWidth: '1.25rem',
      paddingInline: '1',
      borderRadius: 'pill',
      bg: 'colorPalette.contrast',
      color: 'colorPalette.emphasized',
      fontSize: '2xs',
      fontWeight: 'bold',
      lineHeight: '1.25rem',
      textAlign: 'center',
    },
    '& details': { display: { base: 'none', sm: 'block' } },
  },
})

/** The cart with how many items are in it (header-2): its contents below it, or on a phone the way to the checkout (header-9). */
export function CartMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { count } = useCart()
  const badge = count > 99 ? '99+' : String(count)
  // What is seen must be part of the name (WCAG 2.5.3).
  const label = (shown: string) => (count ? `Cart, ${shown} ${count === 1 ? 'item' : 'items'}` : 'Cart')
  useOutside(ref, close)

  function close() {
    if (ref.current?.open) ref.current.open = false
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !ref.current?.open) return
    event.preventDefault()
    close()
    ref.current.querySelector('summary')?.focus()
  }
  const toTheCart = (
    <a className="cart-whole" href={paths.cart}>
      View cart
    </a>
  )
  return (
    <Base onKeyDown={onKeyDown}>
      <details ref={ref} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          aria-label={label(String(count))}
          onPointerEnter={() => void loadDropdown()}
          onFocus={() => void loadDropdown()}
        >
          {count ? `Cart · ${count}` : 'Cart'}
        </summary>
        <div className="cart-panel">
          {isOpen ? <CartDropdown part={{ onClose: close }} fallback={toTheCart} /> : toTheCart}
        </div>
      </details>
      <a className="cart-bag" href={paths.checkout} aria-label={`Checkout. ${label(badge)}`}>
        <ShoppingBag size={22} aria-hidden />
        {count > 0 && <span className="cart-badge">{badge}</span>}
      </a>
    </Base>
  )
}
