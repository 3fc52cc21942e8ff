import type { TestKitBalance } from '@shop/contract/activation'

export type KitCategory = {
  id: number
  name: string
  quantity: number
  /** "3 × Full breed profile kit for dogs, 1 × Full breed profile kit for cats". */
  kits: string
}

/** The kits that are left, by the categories a transfer names. */
export function categoriesOf({ results }: TestKitBalance): KitCategory[] {
  const categories = new Map<number, KitCategory>()
  for (const { category, product, quantity } of results) {
    if (!quantity) continue
    const before = categories.get(category.id)
    const kits = `${quantity} × ${product.name}`
    categories.set(category.id, {
      ...category,
      quantity: quantity + (before?.quantity ?? 0),
      kits: before ? `${before.kits}, ${kits}` : kits,
    })
  }
  return [...categories.values()]
}
