import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { badgeRecipe } from './Badge.recipe.ts'

const Base = chakra('span', badgeRecipe)

export type BadgeProps = RecipeVariantProps<typeof badgeRecipe> & {
  /** The word. A colour is never the only sign. */
  children: string
  /** Before the text; decoration. */
  icon?: ReactNode
}

/** A word on a pill. `clear`, `carrier`, `affected` and `none` are for genetic results only. */
export function Badge({ icon, children, ...props }: BadgeProps) {
  return (
    <Base {...props}>
      {icon}
      {children}
    </Base>
  )
}
