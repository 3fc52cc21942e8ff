import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { buttonRecipe } from '../Button/Button.recipe.ts'

const Base = chakra('a', buttonRecipe)

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'color'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Where it leads. */
    href: string
  }

/** A link with a Button's looks, for the main way onward. It stays a link: it opens in a new tab, and works unhydrated. */
export function LinkButton(props: LinkButtonProps) {
  return <Base {...props} />
}
