import { ErrorPage, Illustration, LinkButton } from '@shop/design-system'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'

/**
 * What the service worker shows in place of a page that cannot be had. It works without scripts: a link to nowhere
 * requests the same address again.
 */
export const Offline = () => (
  <>
    <PageTitle title="You are offline" />
    <ErrorPage
      title="You are offline"
      text="This page needs a connection, so that every price and result you see is up to date. Your cart is where you left it."
      illustration={<Illustration name="offline" />}
      homeHref=""
      homeLabel="Try again"
      actions={
        <LinkButton href="/" variant="outline">
          Back to home
        </LinkButton>
      }
    />
  </>
)
