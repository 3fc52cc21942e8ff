import type { KitOffer } from '@shop/contract/kit-offer'
import { chakra, NumberStepper } from '@shop/design-system'
import { useState } from 'react'
import { useKitOfferActions } from '../../../data/kit-offer.ts'
import { AnswerDialog } from '../../../parts/offer/AnswerDialog.tsx'
import { KitTerms } from './KitTerms.tsx'
import { acceptCopy, kitCountOf } from './offer-copy.ts'

const Choice = chakra('fieldset', {
  base: {
    marginBlockEnd: '6',
    '& legend': { fontWeight: 'semibold' },
    '& ul': { listStyleType: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '3',
      borderBottom: 'hairline',
    },
    '& .kits-left': { color: 'ink2', marginBlockStart: '3' },
  },
})

/** Takes over what is offered; of several kits as many as one would like. */
export function AcceptKits({ offer, onClose }: { offer: KitOffer; onClose: () => void }) {
  const { accept } = useKitOfferActions()
  const [kits, setKits] = useState(offer.kits)
  const [all, chosen] = [kitCountOf(offer), kitCountOf({ kits })]
  const change = (id: number, quantity: number) =>
    setKits(kits.map((kit) => (kit.product.id === id ? { ...kit, quantity } : kit)))
  const wanted = kits
    .filter(({ quantity }) => quantity > 0)
    .map(({ product, quantity }) => ({ productId: product.id, quantity }))
  return (
    <AnswerDialog
      copy={acceptCopy(offer, kits)}
      onAnswer={() => accept(offer.id, chosen < all ? wanted : undefined)}
      onClose={onClose}
    >
      {all > 1 && (
        <Choice>
          <legend>How many would you like?</legend>
          <ul>
            {kits.map(({ product, quantity }, index) => (
              <li key={product.id}>
                <span>{product.name}</span>
                <NumberStepper
                  item={product.name}
                  value={quantity}
                  onChange={(next) => change(product.id, next)}
                  // Nothing at all is declining.
                  min={chosen > quantity ? 0 : 1}
                  max={offer.kits[index]?.quantity ?? quantity}
                />
              </li>
            ))}
          </ul>
          <p className="kits-left" role="status">
            {chosen < all &&
              `The other ${all - chosen === 1 ? 'kit stays' : `${all - chosen} stay`} with ${offer.otherParty}`}
          </p>
        </Choice>
      )}
      <KitTerms />
    </AnswerDialog>
  )
}
