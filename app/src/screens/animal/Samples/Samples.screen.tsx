import type { AnimalProfile } from '@shop/contract/animal'
import { LinkButton, SkeletonGroup, Stack } from '@shop/design-system'
import { useAnimalBarcodes } from '../../../data/sample.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { PageSkeleton } from '../../../parts/animal/AnimalSkeleton.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { inWords } from '../../../parts/result/health-groups.ts'
import { processTitle } from '../../../parts/sample/InProcess.tsx'
import { NoSample } from '../../../parts/sample/NoSample.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { SampleSheet } from './SampleSheet.tsx'

/** `/my/animals/:id/samples`: where each sample is, and what became of its results. */
export const Samples = () => <AnimalPage page="samples">{(profile) => <AnimalSamples profile={profile} />}</AnimalPage>

function AnimalSamples({ profile }: { profile: AnimalProfile }) {
  const { data, error, isValidating, mutate } = useAnimalBarcodes(profile.id)
  if (error && !data)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching the samples">
        <PageSkeleton />
      </SkeletonGroup>
    )
  const samples = data.results
  const underWay = samples.find(({ stage, problem }) => stage !== 'reported' || problem)
  if (!samples.length) return <NoSample profile={profile} />
  return (
    <>
      <Finding
        title={
          underWay
            ? processTitle(underWay, profile.petName)
            : samples.length === 1
              ? `${profile.petName}’s sample has been read`
              : `${inWords(samples.length)} samples of ${profile.petName} have been read`
        }
        lead="Every sample with its barcode, and everything that ever changed in its results."
        aside={
          profile.rights === 'owner' && (
            <LinkButton variant="outline" href={paths.activate}>
              Activate another kit
            </LinkButton>
          )
        }
      />
      <Stack gap="5">
        {samples.map((sample) => (
          <SampleSheet key={sample.barcode} sample={sample} profile={profile} />
        ))}
      </Stack>
    </>
  )
}
