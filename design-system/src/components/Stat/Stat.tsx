import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { statRecipe } from './Stat.recipe.ts'

const Base = chakra('p', statRecipe)

export type StatProps = RecipeVariantProps<typeof statRecipe> & {
  /** With its unit, e.g. `15 years`, `96%`. */
  figure: string
  /** What it counts, e.g. `of testing`: figure and label read as one phrase. */
  label: string
}

/** A figure worth remembering, and what it counts. */
export function Stat({ figure, label, ...props }: StatProps) {
  return (
    <Base {...props}>
      <span className="stat-figure">{figure}</span> <span className="stat-label">{label}</span>
    </Base>
  )
}
