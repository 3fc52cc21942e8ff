import type { AnimalProfile } from '@shop/contract/animal'
import type { DnaProfile as Profile } from '@shop/contract/result'
import { EmptyState, Illustration, LinkButton, SkeletonGroup } from '@shop/design-system'
import { useDnaProfile } from '../../../data/result.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { PageSkeleton } from '../../../parts/animal/AnimalSkeleton.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { type KnownResults, WithResults } from '../../../parts/result/WithResults.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'
import { ProfileSheet } from './ProfileSheet.tsx'

/** `/my/animals/:id/dna-profile?sample=KP…`: the markers that distinguish an animal from all others. */
export const DnaProfile = () => (
  <AnimalPage page="dna-profile">
    {(profile) => (
      <WithResults profile={profile} page="dna-profile">
        {({ sample, picker }) => <OfSample profile={profile} barcode={sample.barcode} picker={picker} />}
      </WithResults>
    )}
  </AnimalPage>
)

type OfSampleProps = Pick<KnownResults, 'picker'> & { profile: AnimalProfile; barcode: Profile['barcode'] }

function OfSample({ profile, barcode, picker }: OfSampleProps) {
  const hasProfile = profile.profiledBarcodes.includes(barcode)
  const { data, error, isValidating, mutate } = useDnaProfile(
    profile.id,
    hasProfile ? barcode : null,
    profile.species.id,
  )
  if (!hasProfile || error?.status === 404) return <None profile={profile} picker={picker} />
  if (error && !data)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching the DNA profile">
        <PageSkeleton />
      </SkeletonGroup>
    )
  return <ProfileSheet key={barcode} dna={data} profile={profile} picker={picker} />
}

function None({ profile, picker }: Omit<OfSampleProps, 'barcode'>) {
  const audience = useAudience()
  const shop = paths.speciesPage(
    audience === 'vet' ? 'vet' : 'breeder',
    storeSpeciesOf(profile) ?? 'dog',
    'dna-profile-parentage',
  )
  return (
    <>
      <Finding title={`${profile.petName} has no DNA profile from this sample`} aside={picker} />
      <EmptyState
        illustration={<Illustration name="no-results" />}
        title="A profile tells one animal from all others"
        text="It identifies an animal for life, and it is what parentage is compared by. It comes with a profile test or a full breed profile."
        actions={
          profile.rights === 'owner' &&
          audience !== 'owner' && <LinkButton href={shop}>DNA profiles and parentage</LinkButton>
        }
      />
    </>
  )
}
