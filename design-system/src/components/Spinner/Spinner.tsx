import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { spinnerRecipe } from './Spinner.recipe.ts'

const Base = chakra('span', spinnerRecipe)

/** A turning ring. With a label it is announced; without one it is decoration beside text that already says it. */
export function Spinner({ label, ...props }: RecipeVariantProps<typeof spinnerRecipe> & { label?: string }) {
  return label ? <Base role="status" aria-label={label} {...props} /> : <Base aria-hidden {...props} />
}
