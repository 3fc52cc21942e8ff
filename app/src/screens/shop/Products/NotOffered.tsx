import { EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { withNext } from '@shop/contract/next-path'
import { type Settings, useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import type { Listing } from './listing.ts'

/** Why a visitor may not buy it, and what they can do about it. */
function whyOf({ user, country }: Pick<Settings, 'user' | 'country'>, isHere: boolean) {
  if (user?.addressCountry)
    return {
      title: 'These are sold in Australia only',
      text: 'Your account’s address is in another country. Have you moved? Correct it, and they are here. All tests and profiles are open to you as ever.',
    }
  if (user)
    return {
      title: 'These are sold in Australia only',
      text: 'Your account has no address yet. Give it one in Australia, and they are here. All tests and profiles are open to you as ever.',
    }
  return isHere
    ? {
        title: 'Log in, and these are yours to order',
        text: `They go to addresses in Australia only, so we need to know yours: an account keeps it. All tests and profiles you can order without one.`,
      }
    : {
        title: 'These are sold in Australia only',
        text: country
          ? 'They do not travel to your country yet. Do you live in Australia? Log in, and they are here. All tests and profiles are open to everybody.'
          : 'Do you live in Australia? Log in, and they are here. All tests and profiles are open to everybody.',
      }
}

/** Shows where these products are sold, and what a visitor from there can do about it. */
export function NotOffered({ listing: { path, audience, species, country: soldIn } }: { listing: Listing }) {
  const settings = useSettings()
  const { user, country } = settings
  const shop = audience === 'vet' ? 'vet' : 'breeder'
  const { title, text } = whyOf(settings, country === soldIn)
  return (
    <EmptyState
      role="status"
      illustration={<Illustration name="shipping" />}
      title={title}
      text={text}
      actions={
        <>
          {user && <LinkButton href={paths.myProfile}>See your address</LinkButton>}
          {!user && (
            <>
              <LinkButton href={paths.loginFirst(path)}>Log in</LinkButton>
              <LinkButton href={withNext(paths.registerAs(shop), path)} variant="outline">
                Create an account
              </LinkButton>
            </>
          )}
          <LinkButton href={paths.dnaTests(shop, species ?? 'dog')} variant="outline">
            See DNA tests
          </LinkButton>
        </>
      }
    />
  )
}
