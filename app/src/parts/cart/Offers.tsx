import type { Cart, CartItem, CartOffer } from '@shop/contract/cart'
import { Button, chakra, Select, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useCartActions } from '../../data/cart.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'
import { showFailure } from '../failure/show-failure.ts'
import { ActionForm } from '../form/ActionForm.tsx'
import { useAction } from '../form/use-action.ts'
import { testsText } from '../product/price-difference.ts'
import { offersByItems, offerText } from './offer-copy.ts'

const Box = chakra('section', {
  base: {
    padding: { base: '4', sm: '5' },
    bg: 'colorPalette.subtle',
    borderRadius: 'card',
    '& h2': { textStyle: 'h4' },
    '& ul': { listStyleType: 'none' },
    '& li': { marginBlockStart: '3' },
    '& li + li': { borderTop: 'hairline', paddingBlockStart: '3' },
    '& form': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: { base: '3', sm: '5' },
    },
    '& .offer-name': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .offer-name a:hover': { color: 'colorPalette.emphasized', textDecoration: 'underline' },
    '& .offer-text': { marginBlockStart: '0.5', fontVariantNumeric: 'tabular-nums' },
    '& .offer-sum': { color: 'ink2', fontSize: 'sm', display: { base: 'none', sm: 'inline' } },
    '& .offer-breed': { maxWidth: '20rem', marginBlockStart: '2' },
  },
})

type OffersProps = Pick<Cart, 'items' | 'offers'> & {
  /** The offer is gone, and the focus with it. */
  onTaken?: () => void
}

/** What holds the same tests and costs less, or little more with others besides: one press switches, one switches back. */
export function Offers({ items, offers, onTaken }: OffersProps) {
  if (!offers.length) return null
  const isLess = offers.some(({ price, instead }) => price.amount < instead.amount)
  return (
    <Box aria-labelledby="offers">
      <h2 id="offers">{isLess ? 'You could pay less' : 'More tests for little more'}</h2>
      <ul>
        {offersByItems(offers).map((choices) => (
          <li key={`${choices[0]?.kind} ${choices[0]?.itemIds.join()}`}>
            <OfferForm choices={choices} items={items} onTaken={onTaken} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

type OfferFormProps = { choices: CartOffer[]; items: CartItem[]; onTaken: (() => void) | undefined }

function OfferForm({ choices, items, onTaken }: OfferFormProps) {
  const { country } = useSettings()
  const { takeOffer, undoOffer } = useCartActions()
  const { busy, run } = useAction()
  const [chosen, setChosen] = useState('')
  const [first] = choices
  const offer = choices.length > 1 ? choices.find(({ id }) => id === chosen) : first
  if (!first) return null

  const undo = (id: string) => void undoOffer(id).then(() => toaster.success('Your cart is as it was'), showFailure)
  const take = ({ id, product }: CartOffer) =>
    run(async () => {
      await takeOffer(id)
      onTaken?.()
      toaster.success(`Switched to ${product.name}`, { action: { label: 'Undo', onPick: () => undo(id) } })
    })
  const animal = items.find(({ id }) => id === first.itemIds[0])?.metaData.animalName
  const whose = animal ? ` for ${animal}` : ''
  return (
    <ActionForm
      call="takeOffer"
      values={choices.length > 1 ? {} : { offerId: first.id }}
      onSubmit={() => offer && void take(offer)}
    >
      <div>
        <p className="offer-name">
          {offer ? (
            <>
              {offer.kind === 'own' ? (
                offer.product.name
              ) : (
                <a href={paths.product(offer.product)}>{offer.product.name}</a>
              )}
              {offer.quantity > 1 && ` × ${offer.quantity}`}
              {whose}
            </>
          ) : (
            `A full breed profile${whose}`
          )}
        </p>
        {offer ? (
          <p className="offer-text">
            {offerText(offer, country)}{' '}
            <span className="offer-sum">
              ({offer.price.label} instead of {offer.instead.label})
            </span>
          </p>
        ) : (
          <p className="offer-text">
            {testsText(first.testCount)} of your cart are in the profiles of {choices.length} breeds. Which breed is
            yours?
          </p>
        )}
        {choices.length > 1 && (
          <div className="offer-breed">
            <Select
              label="Breed"
              isLabelHidden
              name="offerId"
              required
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              placeholder="Choose the breed"
              options={choices.map(({ id, breed, product, price }) => ({
                value: id,
                label: `${breed?.name ?? product.name}, ${price.label}`,
              }))}
            />
          </div>
        )}
      </div>
      <Button
        type="submit"
        isBusy={Boolean(busy)}
        aria-label={offer && (offer.isInCart ? `Pay once: ${offer.product.name}` : `Switch to ${offer.product.name}`)}
      >
        {first.isInCart ? 'Pay once' : 'Switch'}
      </Button>
    </ActionForm>
  )
}
