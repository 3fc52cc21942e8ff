import type { AnimalProfile } from '@shop/contract/animal'
import type { ResultSheet } from '@shop/contract/result'
import type { AnimalBarcode } from '@shop/contract/sample'
import { SkeletonGroup } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAnimalBarcodes } from '../../data/sample.ts'
import { useResults } from '../../data/result.ts'
import type { AnimalPage } from '../../paths.ts'
import { FailedState } from '../failure/FailedState.tsx'
import { PageSkeleton } from '../animal/AnimalSkeleton.tsx'
import { InProcess } from '../sample/InProcess.tsx'
import { NoSample } from '../sample/NoSample.tsx'
import { SamplePicker } from '../sample/SamplePicker.tsx'
import { hasResults, sampleOf } from '../sample/samples.ts'

export type KnownResults = {
  sheet: ResultSheet
  sample: AnimalBarcode
  /** Chooses among the animal's samples; nothing where it has one. */
  picker: ReactNode
}

type WithResultsProps = { profile: AnimalProfile; page: AnimalPage; children: (known: KnownResults) => ReactNode }

/** Shows what was found in the sample that the address names, or why there is nothing to show yet. */
export function WithResults({ profile, page, children }: WithResultsProps) {
  const [query] = useSearchParams()
  const samples = useAnimalBarcodes(profile.id)
  const sample = samples.data && sampleOf(samples.data.results, query.get('sample'))
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
  if (samples.data && !sample) return <NoSample profile={profile} />
  const picker = samples.data && sample && <SamplePicker samples={samples.data.results} sample={sample} />
  if (sample && !isReady) return <InProcess profile={profile} sample={sample} page={page} picker={picker} />
  if (!sample || !sheet.data)
    return (
      <SkeletonGroup label="Fetching the results">
        <PageSkeleton />
      </SkeletonGroup>
    )
  return children({ sheet: sheet.data, sample, picker })
}
