import type { CartItem } from '@shop/contract/cart'
import { maxQuantity } from '@shop/contract/cart'
import { toastTexts } from '@shop/contract/failure'
import { Button, chakra, Coat, NumberStepper, toaster } from '@shop/design-system'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { factsOf } from '../../../parts/cart/group-items.ts'
import { tellCartFailure } from '../../../parts/cart/tell-cart-failure.ts'
import { paths } from '../../../paths.ts'
import { CartNote } from './CartNote.tsx'

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr) auto' },
    columnGap: { base: '4', sm: '5' },
    rowGap: '3',
    padding: { base: '4', sm: '6' },
    '& + &': { borderTop: 'hairline' },
    '& .item-coat': {
      gridRow: { sm: '1 / span 3' },
      width: 'full',
      aspectRatio: '1',
      borderRadius: 'control',
      overflow: 'hidden',
    },
    '& .item-words': { minWidth: '0', overflowWrap: 'anywhere' },
    '& .item-name': { textStyle: 'h4' },
    '& .item-name a:hover': { color: 'colorPalette.emphasized', textDecoration: 'underline' },
    '& .item-facts, & .item-each': { marginBlockStart: '1', textStyle: 'small', color: 'ink2' },
    '& .item-price': { textStyle: 'h4', fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'end' } },
    '& .item-cost': { gridColumn: { base: '2', sm: 'auto' } },
    '& .item-controls': {
      gridColumn: { base: '1 / -1', sm: '2 / -1' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    '& .item-why': { flexBasis: 'full', textStyle: 'small', color: 'danger.fg', fontWeight: 'medium' },
    '& .item-note': { gridColumn: { base: '1 / -1', sm: '2 / -1' } },
  },
})

type CartLineProps = { item: CartItem; /** The line is about to go, and the focus with it. */ onRemoved: () => void }

/** One line of the cart. The quantity shown is the server's: what it refuses never stood there. */
export function CartLine({ item, onRemoved }: CartLineProps) {
  const { setQuantity, removeItem } = useCartActions()
  const [busy, setBusy] = useState<'quantity' | 'removing' | null>(null)
  const [why, setWhy] = useState('')
  const { product, quantity } = item

  const changeQuantity = async (next: number) => {
    setBusy('quantity')
    setWhy('')
    await setQuantity(item, next).catch((error: unknown) =>
      setWhy(`${toastTexts(error).join(' ')}. Still ${quantity}.`),
    )
    setBusy(null)
  }
  const remove = async () => {
    setBusy('removing')
    try {
      await removeItem(item.id)
      onRemoved()
      toaster.success(`${product.name} is out of your cart`)
    } catch (error) {
      setBusy(null)
      tellCartFailure(error)
    }
  }
  return (
    <Line aria-busy={busy !== null || undefined}>
      <div className="item-coat">
        <Coat {...product.coat} ratio={1} />
      </div>
      <div className="item-words">
        <h2 className="item-name">
          <a href={paths.product(product)}>{product.name}</a>
        </h2>
        <p className="item-facts">{[factsOf(item), product.summary].filter(Boolean).join(' · ')}</p>
        {item.contents.length > 0 && <p className="item-facts">{item.contents.map(({ name }) => name).join(', ')}</p>}
      </div>
      <div className="item-cost">
        <p className="item-price">{item.linePrice.label}</p>
        {quantity > 1 && <p className="item-each">{item.unitPrice.label} each</p>}
      </div>
      <div className="item-controls">
        <NumberStepper
          item={product.name}
          value={quantity}
          max={maxQuantity}
          onChange={changeQuantity}
          isBusy={busy === 'quantity'}
        />
        <Button
          size="sm"
          variant="ghost"
          onClick={remove}
          isBusy={busy === 'removing'}
          aria-label={`Remove ${product.name}`}
        >
          {busy !== 'removing' && <Trash2 aria-hidden size={16} />} Remove
        </Button>
        <p role="status" className="item-why" hidden={!why}>
          {why}
        </p>
      </div>
      <div className="item-note">
        <CartNote item={item} />
      </div>
    </Line>
  )
}
