import type { AnimalProfile } from '@shop/contract/animal'
import { species } from '@shop/contract/constants'
import { chakra, SkeletonGroup } from '@shop/design-system'
import { useAnimalBarcodes } from '../../../data/sample.ts'
import { useResults } from '../../../data/result.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { PageSkeleton } from '../../../parts/animal/AnimalSkeleton.tsx'
import { AddedTests } from '../../../parts/sample/AddedTests.tsx'
import { NoSample } from '../../../parts/sample/NoSample.tsx'
import { hasResults, sampleOf } from '../../../parts/sample/samples.ts'
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
  const samples = useAnimalBarcodes(profile.id)
  const sample = samples.data && sampleOf(samples.data.results, null)
  const isReady = sample !== undefined && hasResults(sample)
  const sheet = useResults(profile.id, isReady ? sample.barcode : null)

  const failed = [samples, sheet].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <FailedState
        headingLevel={1}
        error={failed.error}
        onRetry={() => void failed.mutate()}
        isRetrying={failed.isValidating}
      />
    )
  if (!samples.data || (isReady && !sheet.data))
    return (
      <SkeletonGroup label="Fetching the results">
        <PageSkeleton />
      </SkeletonGroup>
    )
  return (
    <>
      {sample ? <AtAGlance profile={profile} sample={sample} sheet={sheet.data} /> : <NoSample profile={profile} />}
      <Cards>
        <BreedsCard profile={profile} />
        {sheet.data && <TraitsCard profile={profile} sheet={sheet.data} />}
        {sample && isReady && <SampleCard profile={profile} samples={samples.data.results} />}
        {isReady && <ReportsCard profile={profile} />}
        {isReady && profile.species.id === species.canine && <LifePlanCard profile={profile} />}
        {profile.rights === 'owner' && <SharedCard profile={profile} />}
        {profile.rights === 'owner' && <SharePageCard profile={profile} />}
      </Cards>
      <chakra.div marginBlockStart="5" _empty={{ display: 'none' }}>
        {sample && <AddedTests sample={sample} />}
      </chakra.div>
      <BreedTestsSection profile={profile} samples={samples.data.results} />
      {isReady && <Upgrades profile={profile} barcode={sample.barcode} />}
    </>
  )
}
