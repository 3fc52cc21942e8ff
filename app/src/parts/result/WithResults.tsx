import type { AnimalProfile } from '@shop/contract/animal'
import type { ResultSheet } from '@shop/contract/result'
import type { AnimalBarcode } from '@shop/contract/sample'
import { SkeletonGroup } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnimalPage } from '../../paths.ts'
import { FailedState } from '../failure/FailedState.tsx'
import { PageSkeleton } from '../animal/AnimalSkeleton.tsx'
import { InProcess } from '../sample/InProcess.tsx'
import { NoSample } from '../sample/NoSample.tsx'
import { SamplePicker } from '../sample/SamplePicker.tsx'
import { useSampleResults } from './use-sample-results.ts'

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
  const { samples, sample, ready, sheet, failed } = useSampleResults(profile.id, query.get('sample'))

  if (failed)
    return (
      <FailedState
        headingLevel={1}
        error={failed.error}
        onRetry={() => void failed.mutate()}
        isRetrying={failed.isValidating}
      />
    )
  if (samples && !sample) return <NoSample profile={profile} />
  const picker = samples && sample && <SamplePicker samples={samples} sample={sample} />
  if (sample && !ready) return <InProcess profile={profile} sample={sample} page={page} picker={picker} />
  if (!sample || !sheet)
    return (
      <SkeletonGroup label="Fetching the results">
        <PageSkeleton />
      </SkeletonGroup>
    )
  return children({ sheet, sample, picker })
}
