import type { Cart } from '@shop/contract/cart'
import { maxQuantity } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { toMinor } from '@shop/contract/money'
import type { Product } from '@shop/contract/product'
import { toaster } from '@shop/design-system'
import { useState } from 'react'
import { useCart, useCartActions } from '../../../data/cart.ts'
import { useAction } from '../../../parts/form/use-action.ts'

type Chosen = { product: Product; quantity: number }

const itemOf = (cart: Cart | null | undefined, { id }: Product) => cart?.items.find(({ product }) => product.id === id)

/** How many of each supply are chosen, and putting them into the cart: one of them, or all at once. */
export function useSupplyOrder(supplies: readonly Product[]) {
  const { cart } = useCart()
  const { addItem, setQuantity } = useCartActions()
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const { busy, run } = useAction()

  const choose = ({ id }: Product, quantity: number) => setQuantities((before) => ({ ...before, [id]: quantity }))
  const chosen = supplies.flatMap((product): Chosen[] => {
    const quantity = quantities[product.id] ?? 0
    return quantity > 0 ? [{ product, quantity }] : []
  })

  /** Adds one after the other to what is there of each; what the cart refuses stays chosen. */
  const add = async (wanted: Chosen[], name: string) => {
    if (!wanted.length) return
    await run(async () => {
      let current = cart
      for (const { product, quantity } of wanted) {
        const there = itemOf(current, product)
        current = there
          ? await setQuantity(there, Math.min(there.quantity + quantity, maxQuantity))
          : await addItem({ productId: product.id, quantity })
        choose(product, 0)
      }
      const count = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
      toaster.success(count === 1 ? messages.itemAdded : `${count} items added to cart`)
    }, name)
  }

  return {
    quantityOf: ({ id }: Product) => quantities[id] ?? 0,
    inCart: (product: Product) => itemOf(cart, product)?.quantity ?? 0,
    choose,
    busy,
    count: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    sum: chosen.reduce((sum, { product, quantity }) => sum + toMinor(product.price.amount) * quantity, 0),
    /** Adds one of a supply whose number was not chosen. */
    addOne: (product: Product) => add([{ product, quantity: quantities[product.id] || 1 }], `${product.id}`),
    addAll: () => add(chosen, 'all'),
  }
}

export type SupplyOrder = ReturnType<typeof useSupplyOrder>
