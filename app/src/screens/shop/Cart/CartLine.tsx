import type { CartItem } from '@shop/contract/cart'
import { maxQuantity, productTypes } from '@shop/contract/constants'
import { toastTexts } from '@shop/contract/failure'
import { Button, chakra, Coat, NumberStepper, toaster } from '@shop/design-system'
import { Trash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useRefusal } from '../../../data/form-answer.tsx'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { factsOf, itemHref, itemTitleOf } from '../../../parts/cart/group-items.ts'
import { mailedOn } from '../../../parts/gift-card/mailed-on.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
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
    '& .item-copy': { minWidth: '0', overflowWrap: 'anywhere' },
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
    '& .item-quantity': { display: 'flex', alignItems: 'center', gap: '3' },
    /* First in the form, so that Enter sends what was typed; seen where no script does it. */
    '& .item-update': {
      order: 1,
      minHeight: '11',
      paddingInline: '3',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      '@media (scripting: enabled)': { display: 'none' },
    },
    '& .item-why': { flexBasis: 'full', textStyle: 'small', color: 'danger.fg', fontWeight: 'medium' },
    '& .item-patient': { flexBasis: 'full', display: 'grid', gap: '3', justifyItems: 'start' },
    '& .item-patient form': { width: 'full', maxWidth: '24rem' },
    '& .item-problem': {
      marginBlockStart: '2',
      paddingInlineStart: '3',
      borderInlineStart: '3px solid',
      borderColor: 'danger.fg',
      color: 'danger.fg',
      fontWeight: 'medium',
      textWrap: 'pretty',
    },
    '& .item-instead': {
      marginBlockStart: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      textStyle: 'small',
      color: 'ink2',
    },
    '& .item-note': { gridColumn: { base: '1 / -1', sm: '2 / -1' } },
  },
})

/** Where the way to the checkout leads as long as this line cannot be ordered. */
export const problemIdOf = ({ id }: Pick<CartItem, 'id'>) => `problem-${id}`

type CartLineProps = {
  item: CartItem
  /** The line is about to go, and the focus with it. */
  onRemoved: () => void
  /** For a vet's line: whom it is for. */
  patient?: ReactNode
}

/** One line of the cart. The quantity shown is the server's: what it refuses is never shown. */
export function CartLine({ item, onRemoved, patient }: CartLineProps) {
  const { country } = useSettings()
  const { setQuantity, removeItem, undoOffer } = useCartActions()
  const [busy, setBusy] = useState<'quantity' | 'removing' | 'undoing' | null>(null)
  const { product, quantity, metaData } = item
  const title = itemTitleOf(item)
  // A sample is tested once, and a vet takes a line for each patient.
  const isYearly = product.typeId === productTypes.subscription
  const hasQuantity = !isYearly && !metaData.barcode && !metaData.giftCard && (!patient || quantity > 1)
  const whyOf = (error: unknown) => toastTexts(error).join(' ')
  const refusal = useRefusal('updateItem')
  const [why, setWhy] = useState(() =>
    hasQuantity && refusal?.values.cartItemId === item.id ? whyOf(refusal.failure) : '',
  )

  const changeQuantity = async (next: number) => {
    setBusy('quantity')
    setWhy('')
    await setQuantity(item, next).catch((error: unknown) => setWhy(whyOf(error)))
    setBusy(null)
  }
  const remove = async () => {
    setBusy('removing')
    try {
      await removeItem(item.id)
      onRemoved()
      toaster.success(`${title} is out of your cart`)
    } catch (error) {
      setBusy(null)
      showFailure(error)
    }
  }
  const undo = async () => {
    if (!item.insteadOf || busy) return
    setBusy('undoing')
    try {
      await undoOffer(item.insteadOf.offerId)
      onRemoved()
      toaster.success('Your cart is as it was')
    } catch (error) {
      setBusy(null)
      showFailure(error)
    }
  }
  return (
    <Line aria-busy={busy !== null || undefined}>
      <div className="item-coat">
        <Coat {...product.coat} ratio={1} />
      </div>
      <div className="item-copy">
        <h3 className="item-name">
          <a href={itemHref(item)}>{product.name}</a>
        </h3>
        <p className="item-facts">
          {[factsOf(item), metaData.giftCard ? mailedOn(metaData.giftCard, country) : product.summary]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {metaData.giftCard?.message && <p className="item-facts">“{metaData.giftCard.message}”</p>}
        {item.problem && (
          <p className="item-problem" id={problemIdOf(item)} tabIndex={-1}>
            {item.problem}
          </p>
        )}
        {item.insteadOf && (
          <ActionForm
            className="item-instead"
            call="undoOffer"
            values={{ offerId: item.insteadOf.offerId }}
            onSubmit={() => void undo()}
          >
            <span>Instead of {item.insteadOf.names.join(', ')}. </span>
            <Button type="submit" size="sm" variant="soft" isBusy={busy === 'undoing'} aria-label={`Undo: ${title}`}>
              Undo
            </Button>
          </ActionForm>
        )}
        {item.contents.length > 0 && <p className="item-facts">{item.contents.map(({ name }) => name).join(', ')}</p>}
      </div>
      <div className="item-cost">
        <p className="item-price">{item.linePrice.label}</p>
        {item.regularLinePrice && <p className="item-each">{item.regularLinePrice.label} without your membership</p>}
        {quantity > 1 && <p className="item-each">{item.unitPrice.label} each</p>}
        {isYearly && <p className="item-each">each year, until you cancel</p>}
      </div>
      <div className="item-controls">
        {patient}
        {hasQuantity && (
          <ActionForm
            className="item-quantity"
            call="updateItem"
            values={{ cartItemId: item.id, productId: product.id }}
            // The stepper reports a change by itself.
            onSubmit={() => {}}
          >
            <button type="submit" className="item-update" aria-label={`Update quantity of ${title}`}>
              Update
            </button>
            <NumberStepper
              item={title}
              name="quantity"
              stepName="stepTo"
              value={quantity}
              max={maxQuantity}
              onChange={changeQuantity}
              isBusy={busy === 'quantity'}
            />
          </ActionForm>
        )}
        <ActionForm call="deleteItem" values={{ cartItemId: item.id }} onSubmit={() => void remove()}>
          <Button type="submit" size="sm" variant="ghost" isBusy={busy === 'removing'} aria-label={`Remove ${title}`}>
            {busy !== 'removing' && <Trash aria-hidden size={16} />} Remove
          </Button>
        </ActionForm>
        <div role="status" className="item-why" hidden={!why}>
          <p>{why}</p>
          <p>Still {quantity}.</p>
        </div>
      </div>
      {!metaData.giftCard && (
        <div className="item-note">
          <CartNote item={item} />
        </div>
      )}
    </Line>
  )
}
