import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { LinkTarget, type LinkTargetProps } from '../../link-context.tsx'
import { buttonRecipe } from '../Button/Button.recipe.ts'

const Base = chakra(LinkTarget, buttonRecipe)

export type LinkButtonProps = Omit<LinkTargetProps, 'color'> & RecipeVariantProps<typeof buttonRecipe>

/** A link with a Button's looks, for the main way onward. It stays a link: it opens in a new tab, and works unhydrated. */
export function LinkButton(props: LinkButtonProps) {
  return <Base {...props} />
}
