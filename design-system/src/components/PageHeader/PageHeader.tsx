import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pageHeaderRecipe } from './PageHeader.recipe.ts'

const Base = chakra('div', pageHeaderRecipe)

export type PageHeaderProps = RecipeVariantProps<typeof pageHeaderRecipe> & {
  /** The page's only h1. It is the finding, not the section's name. */
  title: ReactNode
  /** The way to the page, above its title. */
  breadcrumbs?: ReactNode
  /** A few words above the title: what kind of thing this is. */
  eyebrow?: ReactNode
  /** A sentence below the heading, larger than text. */
  lead?: ReactNode
  /** Buttons and links: what to do next. */
  actions?: ReactNode
  /** A picture or facts beside the text on a desktop, below them on a phone. */
  aside?: ReactNode
}

/** How every page begins. `lg` is for landing pages. */
export function PageHeader({ title, breadcrumbs, eyebrow, lead, actions, aside, ...props }: PageHeaderProps) {
  return (
    <Base {...props}>
      {breadcrumbs && <div className="page-header-trail">{breadcrumbs}</div>}
      <div className="page-header-body">
        <div className="page-header-copy">
          {eyebrow && <p className="page-header-eyebrow">{eyebrow}</p>}
          <h1 className="page-header-title">{title}</h1>
          {lead && <p className="page-header-lead">{lead}</p>}
          {actions && <div className="page-header-actions">{actions}</div>}
        </div>
        {aside && <div className="page-header-aside">{aside}</div>}
      </div>
    </Base>
  )
}
