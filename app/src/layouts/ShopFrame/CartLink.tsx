import { chakra, LinkTarget } from '@shop/design-system'
import { ShoppingBag } from 'lucide-react'
import { useCart } from '../../data/cart.ts'
import { paths } from '../../paths.ts'

const Base = chakra(LinkTarget, {
  base: {
    position: 'relative',
    '& .cart-pill': {
      display: { base: 'none', sm: 'inline-flex' },
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
    },
    '&:hover .cart-pill': { bg: 'colorPalette.subtle' },
    '& .cart-bag': { display: { base: 'grid', sm: 'none' }, placeItems: 'center', width: '11', height: '11' },
    '& .cart-badge': {
      display: { sm: 'none' },
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlockStart: 'calc(50% - 1.25rem)',
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
  },
})

/** The way to the cart, with how many items are in it (header-2). The cart's dropdown takes its place on a wide screen. */
export function CartLink() {
  const count = useCart().cart?.itemCount ?? 0
  return (
    <Base href={paths.cart} aria-label={count ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}>
      <span className="cart-pill">{count ? `Cart · ${count}` : 'Cart'}</span>
      <span className="cart-bag">
        <ShoppingBag size={22} aria-hidden />
      </span>
      {count > 0 && <span className="cart-badge">{count > 99 ? '99+' : count}</span>}
    </Base>
  )
}
