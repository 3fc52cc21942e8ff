import type { TestKitBalance } from '@shop/contract/activation'

type Kit = TestKitBalance['results'][number]['kits'][number]

export type KitCategory = {
  id: number
  name: string
  quantity: number
  /** "3 × Full breed profile kit for dogs, 1 × Full breed profile kit for cats". */
  summary: string
  /** Each of them, with the product that it is. */
  kits: (Kit & { name: string })[]
}

/** The kits that are left, by the categories a transfer names. */
export function categoriesOf({ results }: TestKitBalance): KitCategory[] {
  const categories = new Map<number, KitCategory>()
  for (const { category, product, quantity, kits } of results) {
    if (!quantity) continue
    const before = categories.get(category.id)
    const summary = `${quantity} × ${product.name}`
    categories.set(category.id, {
      ...category,
      quantity: quantity + (before?.quantity ?? 0),
      summary: before ? `${before.summary}, ${summary}` : summary,
      kits: [...(before?.kits ?? []), ...kits.map((kit) => ({ ...kit, name: product.name }))],
    })
  }
  return [...categories.values()]
}
