import { EmptyState, Illustration, LinkButton } from '@shop/design-system'

type BeyondTheEndProps = { page: number; /** Of the first page. */ href: string }

/** In place of a page that a list does not have: it has become shorter since, or the address was typed. */
export const BeyondTheEnd = ({ page, href }: BeyondTheEndProps) => (
  <EmptyState
    role="status"
    illustration={<Illustration name="no-results" />}
    title={`There is no page ${page}`}
    text="The list may have become shorter."
    actions={<LinkButton href={href}>Go to page 1</LinkButton>}
  />
)
