import { productTypes } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { Product } from '@shop/contract/product'
import { Button, chakra, toaster } from '@shop/design-system'
import { useSettings, useUserType } from '../../../data/settings.tsx'
import { useAudience } from '../../../layouts/audience.ts'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'

const Note = chakra('div', {
  base: {
    colorPalette: 'owner',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    marginBlockStart: '4',
    paddingBlock: '3',
    paddingInline: { base: '4', md: '5' },
    borderRadius: 'card',
    bg: 'colorPalette.subtle',
    _print: { display: 'none' },
  },
})

/** What pet owners buy rather than breeders. */
const forPets: readonly number[] = [productTypes.mixBreed, productTypes.lifePlan]

/**
 * Whoever comes in by a product's own address is in the breeders' shop (audience-3): to a guest who chose none yet it
 * offers the pet owners', and stays on the page.
 */
export function OwnersNote({ product }: { product: Product }) {
  const { user, chosenType } = useSettings()
  const { choose } = useUserType()
  if (useAudience() !== 'breeder' || user || chosenType || !forPets.includes(product.typeId)) return null
  return (
    <Note role="group" aria-label="Whose shop this is">
      <p>
        <strong>Is it for your own dog?</strong> The pet owners’ shop says everything without the breeding terms.
      </p>
      <ActionForm
        call="chooseShop"
        values={{ value: 'owner' }}
        onSubmit={() => choose('owner').catch(() => toaster.error(messages.errorSettingUserType))}
      >
        <Button type="submit" size="sm">
          I have a pet
        </Button>
      </ActionForm>
    </Note>
  )
}
