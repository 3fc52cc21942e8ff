import type { ItemAdd } from '@shop/contract/cart'
import { productTypes } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { Product } from '@shop/contract/product'
import { toaster } from '@shop/design-system'
import { useRef, useState } from 'react'
import { useCartActions } from '../../data/cart.ts'
import { tellCartFailure } from './tell-cart-failure.ts'

type AddState = 'idle' | 'busy' | 'added'

/** Which of the catalogue's success texts an added product gets (cart-5). */
export function addedText({ isUpgrade, typeId, category }: Pick<Product, 'isUpgrade' | 'typeId' | 'category'>): string {
  if (isUpgrade) return typeId === productTypes.disease ? messages.healthUpgradeAdded : messages.testUpgradeAdded
  return category.name.includes('Breed Profile') ? messages.fullBreedProfileAdded : messages.itemAdded
}

/** The sample that an upgrade is read from, and whose it is. */
export type UpgradeOf = Pick<NonNullable<ItemAdd['metaData']>, 'animalId' | 'animalName' | 'barcode'>

/** Adds a product to the cart and says how it went. A second click while it is under way does nothing. */
export function useAddToCart(product: Product, upgradeOf?: UpgradeOf) {
  const { addItem } = useCartActions()
  const [state, setState] = useState<AddState>('idle')
  const isUnderWay = useRef(false)

  const add = async (quantity = 1) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('busy')
    try {
      await addItem({ productId: product.id, quantity, metaData: { ...upgradeOf, isUpgradeTests: product.isUpgrade } })
      setState('added')
      toaster.success(addedText(product))
    } catch (error) {
      setState('idle')
      tellCartFailure(error)
    } finally {
      isUnderWay.current = false
    }
  }
  return { add, state }
}
