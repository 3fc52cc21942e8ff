import type { AnimalProfile } from '@shop/contract/animal'
import { EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useAudience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'
import { shopLinksOf } from '../cart/shop-links.ts'
import { Finding } from '../result/Finding.tsx'

/** An animal that nothing is known of yet. */
export function NoSample({ profile: { petName, rights } }: { profile: AnimalProfile }) {
  const [shop] = shopLinksOf(useAudience())
  const isOwn = rights === 'owner'
  return (
    <>
      <Finding title={`${petName}’s DNA has not been read yet`} />
      <EmptyState
        illustration={<Illustration name="kit" />}
        title={isOwn ? 'It starts with a swab of the cheek' : 'There is no sample yet'}
        text={
          isOwn
            ? 'Activate the kit you have, or order one. Health, traits and everything else show up here as soon as they are read.'
            : `As soon as ${petName} is tested, the results show up here.`
        }
        actions={
          isOwn && (
            <>
              <LinkButton href={paths.activate}>Activate a kit</LinkButton>
              {shop && (
                <LinkButton variant="outline" href={shop.href}>
                  {shop.label}
                </LinkButton>
              )}
            </>
          )
        }
      />
    </>
  )
}
