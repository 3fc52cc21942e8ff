import { chakra } from '@chakra-ui/react'
import { affixRecipe, controlRecipe, innerRecipe } from './Field.recipe.ts'

/** Marks what the box watches for focus, errors and being disabled. */
export const inner = { defaultProps: { 'data-inner': '' } }

/** The bordered box of a typed control, and the bare native elements that are in it. */
export const ControlBox = chakra('div', controlRecipe)
export const BareInput = chakra('input', innerRecipe, inner)
export const BareTextarea = chakra('textarea', innerRecipe, inner)
export const BareSelect = chakra('select', innerRecipe, inner)
export const Affix = chakra('span', affixRecipe)
