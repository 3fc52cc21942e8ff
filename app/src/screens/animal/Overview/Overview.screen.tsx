import type { AnimalProfile } from '@shop/contract/animal'
import { species } from '@shop/contract/constants'
import { chakra, SkeletonGroup } from '@shop/design-system'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { PageSkeleton } from '../../../parts/animal/AnimalSkeleton.tsx'
import { AddedTests } from '../../../parts/sample/AddedTests.tsx'
import { NoSample } from '../../../parts/sample/NoSample.tsx'
import { useSampleResults } from '../../../parts/result/use-sample-results.ts'
import { Upgrades } from '../../../parts/product/Upgrades.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { AtAGlance } from './AtAGlance.tsx'
import { BreedsCard } from './BreedsCard.tsx'
import { BreedTestsSection } from './BreedTestsSection.tsx'
import { Cards } from './GlanceCard.tsx'
import { LifePlanCard } from './LifePlanCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { SampleCard } from './SampleCard.tsx'
import { SharedCard } from './SharedCard.tsx'
import { SharePageCard } from './SharePageCard.tsx'
import { TraitsCard } from './TraitsCard.tsx'

/** `/my/animals/:id`: what matters of an animal, and the way to the rest. */
export const Overview = () => <AnimalPage page={null}>{(profile) => <AnimalOverview profile={profile} />}</AnimalPage>

function AnimalOverview({ profile }: { profile: AnimalProfile }) {
  const { samples, sample, ready, sheet, failed } = useSampleResults(profile.id, null)

  if (failed)
    return (
      <FailedState
        headingLevel={1}
        error={failed.error}
        onRetry={() => void failed.mutate()}
        isRetrying={failed.isValidating}
      />
    )
  if (!samples || (ready && !sheet))
    return (
      <SkeletonGroup label="Fetching the results">
        <PageSkeleton />
      </SkeletonGroup>
    )
  return (
    <>
      {sample ? <AtAGlance profile={profile} sample={sample} sheet={sheet} /> : <NoSample profile={profile} />}
      <Cards>
        <BreedsCard profile={profile} />
        {sheet && <TraitsCard profile={profile} sheet={sheet} />}
        {ready && <SampleCard profile={profile} samples={samples} />}
        {ready && <ReportsCard profile={profile} />}
        {ready && profile.species.id === species.canine && <LifePlanCard profile={profile} />}
        {profile.rights === 'owner' && <SharedCard profile={profile} />}
        {profile.rights === 'owner' && <SharePageCard profile={profile} />}
      </Cards>
      <chakra.div marginBlockStart="5" _empty={{ display: 'none' }}>
        {sample && <AddedTests sample={sample} />}
      </chakra.div>
      <BreedTestsSection profile={profile} samples={samples} />
      {ready && <Upgrades profile={profile} barcode={ready.barcode} />}
    </>
  )
}
