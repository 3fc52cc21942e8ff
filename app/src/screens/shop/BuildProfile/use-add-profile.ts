import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { useRef, useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import type { Builder } from './use-builder.ts'

/** Puts the profile into the cart and shows the outcome; a second press while it is under way does nothing. */
export function useAddProfile({ breedId, chosen, profileName }: Builder) {
  const { addCustomProfile } = useCartActions()
  const [isBusy, setBusy] = useState(false)
  /** What was added, to compare it with what is chosen. */
  const [added, setAdded] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const productIds = chosen.map(({ id }) => id)

  const add = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await addCustomProfile({ breedId, productIds, ...(profileName && { name: profileName }) })
      setAdded(productIds.join())
      toaster.success(messages.itemAdded)
    } catch (error) {
      showFailure(error)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { add, isBusy, isAdded: added === productIds.join() }
}

export type Adding = ReturnType<typeof useAddProfile>
