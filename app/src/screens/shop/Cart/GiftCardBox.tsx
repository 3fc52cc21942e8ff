import type { AppliedGiftCard } from '@shop/contract/cart'
import { giftCardCodeIn, mistypedCode } from '@shop/contract/gift-card-code'
import { useCartActions } from '../../../data/cart.ts'
import { CodeBox } from './CodeBox.tsx'

/** "P8DR · $50.00", and what stays on it. */
const labelOf = ({ ending, used, left }: AppliedGiftCard) =>
  [`…${ending}`, used.label, left.amount > 0 && `${left.label} stay on it`].filter(Boolean).join(' · ')

/** Gift cards, several of them if need be. */
export function GiftCardBox({ cards }: { cards: AppliedGiftCard[] }) {
  const { addGiftCard, removeGiftCard } = useCartActions()
  return (
    <CodeBox
      label="Gift card"
      name="code"
      action="Apply gift card"
      calls={{ add: 'addGiftCard', remove: 'removeGiftCard' }}
      check={(code) => (giftCardCodeIn(code) ? undefined : mistypedCode)}
      onAdd={addGiftCard}
      applied={{
        label: 'Gift cards that pay',
        tags: cards.map((card) => ({ value: card.id, label: labelOf(card) })),
        removeField: 'giftCardId',
      }}
      onRemove={removeGiftCard}
    />
  )
}
