import { chakra, type RecipeVariantProps, VisuallyHidden } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { linkRecipe } from './Link.recipe.ts'

const Base = chakra('a', linkRecipe)

export type LinkProps = Omit<ComponentProps<'a'>, 'color'> &
  RecipeVariantProps<typeof linkRecipe> & {
    /** Where it leads. */
    href: string
    /** Leads to another site: opens in a new tab, and has a note about that. */
    isExternal?: boolean
  }

/** Goes somewhere. What does something here and now is a Button. */
export function Link({ isExternal = false, children, ...props }: LinkProps) {
  if (!isExternal) return <Base {...props}>{children}</Base>
  return (
    <Base target="_blank" rel="noreferrer" {...props}>
      {children}
      <ExternalLink aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Base>
  )
}
