import { RadioCardsField } from '@shop/design-system'
import type { KitCategory } from './categories.ts'

/** Which kits, each with what is left of it. */
export const CategoryField = ({ name, categories }: { name: string; categories: KitCategory[] }) => (
  <RadioCardsField
    name={name}
    label="Which kits"
    options={categories.map(({ id, name: title, summary, quantity }) => ({
      value: String(id),
      title,
      description: summary,
      aside: `${quantity} left`,
    }))}
    required
  />
)
