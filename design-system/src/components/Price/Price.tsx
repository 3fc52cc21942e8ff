import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { priceRecipe } from './Price.recipe.ts'

const Base = chakra('span', priceRecipe)

export type PriceProps = RecipeVariantProps<typeof priceRecipe> & {
  /** The price as it is read, e.g. `$58.00`: formatting belongs to the caller, who knows the currency and country. */
  label: string
  /** What the price is for or includes, e.g. `each`, `incl. GST`. */
  note?: string
  /** The former price, struck through, formatted like `label`. */
  was?: string
}

/** An amount of money. A former price has hidden text, since a line through it is only seen. */
export function Price({ label, note, was, ...props }: PriceProps) {
  return (
    <Base {...props}>
      {was && (
        <s className="price-was">
          <span className="price-word">was </span>
          {was}
        </s>
      )}
      <span>
        {was && <span className="price-word">now </span>}
        {label}
      </span>
      {note && <span className="price-note">{note}</span>}
    </Base>
  )
}
