import { chakra, type RecipeVariantProps, VisuallyHidden } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { LinkTarget, type LinkTargetProps } from '../../link-context.tsx'
import { linkRecipe } from './Link.recipe.ts'

const Base = chakra(LinkTarget, linkRecipe)
const Anchor = chakra('a', linkRecipe)

export type LinkProps = Omit<LinkTargetProps, 'color'> &
  RecipeVariantProps<typeof linkRecipe> & {
    /** Leads to another site: opens in a new tab, and says so. */
    isExternal?: boolean
  }

/** Goes somewhere. What does something here and now is a Button. */
export function Link({ isExternal = false, children, ...props }: LinkProps) {
  if (!isExternal) return <Base {...props}>{children}</Base>
  return (
    <Anchor target="_blank" rel="noreferrer" {...props}>
      {children}
      <ExternalLink aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}
