import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { iconButtonRecipe } from './IconButton.recipe.ts'

const Base = chakra('button', iconButtonRecipe)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'children' | 'aria-label'> &
  RecipeVariantProps<typeof iconButtonRecipe> & {
    /** What it does: its only name. */
    label: string
    /** The picture; its `label` names what it does. */
    icon: ReactNode
    /** Shows a spinner in the icon's place, does not lose the focus, and swallows further clicks. */
    isBusy?: boolean
  }

/** A button that is only a picture, for actions known by it: close, remove, menu. */
export function IconButton({ label, icon, isBusy = false, onClick, type = 'button', ...props }: IconButtonProps) {
  return (
    <Base
      type={isBusy ? 'button' : type}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {isBusy ? <Spinner size="sm" /> : icon}
    </Base>
  )
}
