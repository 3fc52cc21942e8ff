import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { spinnerRecipe } from './Spinner.recipe.ts'

const Base = chakra('span', spinnerRecipe)

export type SpinnerProps = RecipeVariantProps<typeof spinnerRecipe> & {
  /** Announced to screen readers; without one, the text beside it is enough. */
  label?: string
}

/** A turning ring. With a label it is announced; without one it is decoration beside a text. */
export function Spinner({ label, ...props }: SpinnerProps) {
  return label ? <Base role="status" aria-label={label} {...props} /> : <Base aria-hidden {...props} />
}
