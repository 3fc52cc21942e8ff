import { addedText } from '@shop/contract/added-text'
import type { ItemAdd } from '@shop/contract/cart'
import type { Product } from '@shop/contract/product'
import { toaster } from '@shop/design-system'
import { useState } from 'react'
import { useCartActions } from '../../data/cart.ts'
import { paths } from '../../paths.ts'
import { useAction } from '../form/use-action.ts'

/** The way to the cart, in the message that something is in it. */
export const viewCart = { action: { label: 'View cart', href: paths.cart } }

type AddState = 'idle' | 'busy' | 'added'

/**
 * The breed or the animal that something is for, and of an upgrade the sample that it is read from; the server names the
 * animal.
 */
export type UpgradeOf = Pick<NonNullable<ItemAdd['metaData']>, 'animalId' | 'barcode' | 'breedId'>

/** Adds a product to the cart and shows the outcome. */
export function useAddToCart(product: Product, upgradeOf?: UpgradeOf) {
  const { addItem } = useCartActions()
  const { busy, run } = useAction()
  const [isAdded, setAdded] = useState(false)

  const isUpgrade = upgradeOf?.barcode !== undefined
  const metaData = { ...upgradeOf, isUpgradeTests: isUpgrade }

  const add = (quantity = 1) =>
    run(async () => {
      setAdded(false)
      await addItem({ productId: product.id, quantity, metaData })
      setAdded(true)
      toaster.success(addedText({ ...product, isUpgrade }), viewCart)
    }, `${quantity}`)
  const state: AddState = busy ? 'busy' : isAdded ? 'added' : 'idle'
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
