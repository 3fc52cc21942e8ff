import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { errorPageRecipe } from './ErrorPage.recipe.ts'

const Base = chakra('div', errorPageRecipe)

export type ErrorPageProps = {
  /** The heading. */
  title?: string
  /** What happened, and what helps. */
  text?: ReactNode
  /** For those who write to us about it, e.g. `404`. */
  code?: string | number
  /** A picture above the text; `null` for none. */
  illustration?: ReactNode
  /** Where the first button leads. */
  homeHref?: string
  /** The label of the first button. */
  homeLabel?: string
  /** Ways onward besides home, e.g. a retry. */
  actions?: ReactNode
}

/** A whole page for when there is none: what happened, and the way home. */
export function ErrorPage({
  title = 'Please try again shortly',
  text,
  code,
  illustration,
  homeHref = '/',
  homeLabel = 'Back to home',
  actions,
}: ErrorPageProps) {
  return (
    <Base>
      {illustration && <div className="error-page-picture">{illustration}</div>}
      {code !== undefined && <p className="error-page-code">Error {code}</p>}
      <h1 className="error-page-title">{title}</h1>
      {text && <p className="error-page-text">{text}</p>}
      <div className="error-page-actions">
        <LinkButton href={homeHref}>{homeLabel}</LinkButton>
        {actions}
      </div>
    </Base>
  )
}
