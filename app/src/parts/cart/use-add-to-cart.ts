import { addedText } from '@shop/contract/added-text'
import type { ItemAdd } from '@shop/contract/cart'
import type { Product } from '@shop/contract/product'
import { toaster } from '@shop/design-system'
import { useRef, useState } from 'react'
import { useCartActions } from '../../data/cart.ts'
import { showFailure } from '../failure/show-failure.ts'

type AddState = 'idle' | 'busy' | 'added'

/** The animal that something is for, and of an upgrade the sample that it is read from; the server names the animal. */
export type UpgradeOf = Pick<NonNullable<ItemAdd['metaData']>, 'animalId' | 'barcode'>

/** Adds a product to the cart and shows the outcome. A second click while it is under way does nothing. */
export function useAddToCart(product: Product, upgradeOf?: UpgradeOf) {
  const { addItem } = useCartActions()
  const [state, setState] = useState<AddState>('idle')
  const isUnderWay = useRef(false)

  const isUpgrade = upgradeOf?.barcode !== undefined
  const metaData = { ...upgradeOf, isUpgradeTests: isUpgrade }

  const add = async (quantity = 1) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('busy')
    try {
      await addItem({ productId: product.id, quantity, metaData })
      setState('added')
      toaster.success(addedText({ ...product, isUpgrade }))
    } catch (error) {
      setState('idle')
      showFailure(error)
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    add,
    state,
    /** `useAddToCart` for a form that the server answers; its quantity is the form's own. */
    values: {
      productId: product.id,
      ...Object.fromEntries(Object.entries(metaData).map(([name, value]) => [`metaData.${name}`, value])),
    },
  }
}
