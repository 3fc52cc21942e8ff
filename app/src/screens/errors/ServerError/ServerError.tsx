import { Button, ErrorPage, Illustration } from '@shop/design-system'
import { PageTitle } from '../../../parts/PageTitle.tsx'

/** When a page cannot be shown (error-1): what happened, to try again, and the way home. */
export function ServerError() {
  return (
    <>
      <PageTitle title="Please try again shortly" />
      <ErrorPage
        text="Something broke on our side, not yours. Your cart is where you left it."
        illustration={<Illustration name="offline" />}
        actions={
          <Button variant="outline" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      />
    </>
  )
}
