import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { emptyStateRecipe } from './EmptyState.recipe.ts'

const Base = chakra('div', emptyStateRecipe)

export type EmptyStateProps = {
  /** What is not there. */
  title: string
  /** Why there is nothing, or what to do about it. */
  text?: ReactNode
  /** A picture above the text; `null` for none. */
  illustration?: ReactNode
  /** Buttons and links: what to do next. */
  actions?: ReactNode
  /** Of the heading, so that the page has no gap in its levels. */
  headingLevel?: 1 | 2 | 3 | 4
  /** `alert` for what went wrong, `status` for a search that found nothing. */
  role?: 'alert' | 'status'
}

/** In place of a list or a page when there is nothing to show. */
export function EmptyState({ title, text, illustration, actions, headingLevel = 2, role }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Base role={role}>
      {illustration && <div className="empty-state-picture">{illustration}</div>}
      <Heading className="empty-state-title">{title}</Heading>
      {text && <p className="empty-state-text">{text}</p>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </Base>
  )
}
