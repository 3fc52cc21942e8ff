import { Button, ErrorPage, Illustration } from '@shop/design-system'
import { useEffect } from 'react'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'

type ServerErrorProps = {
  /** The page could not be had because the visitor has no connection: it comes by itself with the connection. */
  isOffline?: boolean
  reload?: () => void
}

/** When a page cannot be shown (error-1): what happened, to try again, and the way home. */
export function ServerError({ isOffline = false, reload = () => location.reload() }: ServerErrorProps) {
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline, reload])
  return (
    <>
      <PageTitle title="Please try again shortly" />
      <ErrorPage
        text={
          isOffline
            ? 'You are offline. This page opens as soon as you are back online; your cart is where you left it.'
            : 'Something broke on our side, not yours. Your cart is where you left it.'
        }
        illustration={<Illustration name="offline" />}
        actions={
          <Button variant="outline" onClick={reload}>
            Try again
          </Button>
        }
      />
    </>
  )
}
