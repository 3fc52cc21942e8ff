import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { descriptionListRecipe } from './DescriptionList.recipe.ts'

const Base = chakra('dl', descriptionListRecipe)

export type Description = {
  /** Unique within the list. */
  term: string
  description: ReactNode
  /** For genotypes, variants and barcodes. */
  isMono?: boolean
}

export type DescriptionListProps = RecipeVariantProps<typeof descriptionListRecipe> & {
  /** Those without a description are left out: what is not known stays unsaid. */
  items: Description[]
}

/** Facts as terms and their values: a test's gene and variant, an order's totals. */
export function DescriptionList({ items, ...props }: DescriptionListProps) {
  const known = items.filter(({ description }) => description != null && description !== '' && description !== false)
  return (
    <Base {...props}>
      {known.map(({ term, description, isMono }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd data-mono={isMono || undefined}>{description}</dd>
        </div>
      ))}
    </Base>
  )
}
