import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { viewCart } from '../../../parts/cart/use-add-to-cart.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import type { Builder } from './use-builder.ts'

/** Puts the profile into the cart and shows the outcome. */
export function useAddProfile({ breedId, chosen, profileName }: Builder) {
  const { addCustomProfile } = useCartActions()
  const { busy, run } = useAction()
  /** What was added, to compare it with what is chosen. */
  const [added, setAdded] = useState<string | null>(null)
  const productIds = chosen.map(({ id }) => id)

  const add = () =>
    run(async () => {
      await addCustomProfile({ breedId, productIds, ...(profileName && { name: profileName }) })
      setAdded(productIds.join())
      toaster.success(messages.itemAdded, viewCart)
    })
  return { add, isBusy: Boolean(busy), isAdded: added === productIds.join() }
}

export type Adding = ReturnType<typeof useAddProfile>
