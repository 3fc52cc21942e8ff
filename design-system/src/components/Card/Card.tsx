import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { cardRecipe } from './Card.recipe.ts'

const Base = chakra('div', cardRecipe)

export type CardProps = HTMLChakraProps<'div'> & RecipeVariantProps<typeof cardRecipe>

/** A white sheet with a hairline border. `isInteractive` is for a card whose link or control fills it. */
export function Card(props: CardProps) {
  return <Base {...props} />
}
