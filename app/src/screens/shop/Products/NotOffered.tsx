import { EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import type { Listing } from './listing.ts'

/** Says where these products are sold, and what a visitor from there can do about it. */
export function NotOffered({ listing: { path, audience, species } }: { listing: Listing }) {
  const { user } = useSettings()
  return (
    <EmptyState
      role="status"
      illustration={<Illustration name="shipping" />}
      title="These are sold in Australia only"
      text={
        user
          ? 'Your account’s address is in another country, or it has none yet. All tests and profiles are open to you as ever.'
          : 'Log in with an account whose address is in Australia to see them. All tests and profiles are open to everybody.'
      }
      actions={
        <>
          {!user && <LinkButton href={paths.loginFirst(path)}>Log in</LinkButton>}
          {user && <LinkButton href={paths.myProfile}>See your address</LinkButton>}
          <LinkButton href={paths.dnaTests(audience === 'vet' ? 'vet' : 'breeder', species ?? 'dog')} variant="outline">
            See DNA tests
          </LinkButton>
        </>
      }
    />
  )
}
