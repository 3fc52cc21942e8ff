import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

export type ErrorStateProps = {
  title?: string
  text?: ReactNode
  /** Tries the same again. Without it there is no button. */
  onRetry?: () => void
  isRetrying?: boolean
  /** What helps besides. */
  actions?: ReactNode
  illustration?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** Stands where content would be when it could not be fetched, and offers to try again. Announced at once. */
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
