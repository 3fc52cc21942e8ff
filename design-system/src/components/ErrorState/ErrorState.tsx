import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

export type ErrorStateProps = {
  /** What went wrong; a general one when left out. */
  title?: string
  /** What happened, and what helps. */
  text?: ReactNode
  /** Tries the same again. Without it there is no button. */
  onRetry?: () => void
  /** The retry is under way: the button is busy. */
  isRetrying?: boolean
  /** What helps besides. */
  actions?: ReactNode
  /** A picture above the text; `null` for none. */
  illustration?: ReactNode
  /** Of the heading, so that the page has no gap in its levels. */
  headingLevel?: 1 | 2 | 3 | 4
}

/** In place of content that could not be fetched, with a button to try again. Announced at once. */
export function ErrorState({
  title = 'Something went wrong',
  text = 'Please try again shortly',
  onRetry,
  isRetrying,
  actions,
  illustration = <CloudOff size={48} strokeWidth={1.5} aria-hidden />,
  headingLevel,
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...{ title, text, illustration, headingLevel }}
      actions={
        (onRetry || actions) && (
          <>
            {actions}
            {onRetry && (
              <Button variant="outline" onClick={onRetry} isBusy={isRetrying}>
                Try again
              </Button>
            )}
          </>
        )
      }
    />
  )
}
