import { defineRecipe } from '@chakra-ui/react'
import { buttonLooks, buttonRecipe } from '../Button/Button.recipe.ts'

/** Button's colours and manners in a square or a circle. */
export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: { ...buttonRecipe.base, flexShrink: 0, padding: '0', '& svg': { boxSize: '1.25em' } },
  variants: {
    variant: buttonLooks,
    size: {
      sm: { boxSize: '9', fontSize: 'sm' },
      md: { boxSize: '11', fontSize: 'md' },
      lg: { boxSize: '14', fontSize: 'lg' },
    },
    shape: { square: {}, round: { borderRadius: 'pill' } },
  },
  defaultVariants: { variant: 'ghost', size: 'md', shape: 'square' },
})
