import { defineRecipe } from '@chakra-ui/react'
import { innerRecipe } from '../Field/Field.recipe.ts'

export const selectRecipe = defineRecipe({
  className: 'select',
  base: {
    ...innerRecipe.base,
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: '11',
    textOverflow: 'ellipsis',
    '&:has(option[value=""]:checked)': { color: 'ink2' },
    '& option': { color: 'ink', bg: 'card' },
  },
})

/** The arrow is over the native select, which fills the box: the whole box opens it. */
export const selectArrowRecipe = defineRecipe({
  className: 'select__arrow',
  base: {
    position: 'absolute',
    insetInlineEnd: '4',
    top: '50%',
    transform: 'translateY(-50%)',
    display: 'flex',
    color: 'ink2',
    pointerEvents: 'none',
  },
})
