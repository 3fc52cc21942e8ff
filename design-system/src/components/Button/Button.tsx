import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonRecipe } from './Button.recipe.ts'

const Base = chakra('button', buttonRecipe)

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Shows a spinner, does not change its width or lose the focus, and swallows further clicks. */
    isBusy?: boolean
  }

/**
 * Its text names what happens when it is pressed. It stays focusable while busy, so that a screen reader does not lose
 * its place.
 */
export function Button({ isBusy = false, children, onClick, type = 'button', ...props }: ButtonProps) {
  return (
    <Base
      type={isBusy ? 'button' : type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {isBusy && <Spinner size="sm" />}
      {children}
    </Base>
  )
}
