import { Illustration, LinkButton, PageHeader, Skeleton, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { factSheetCopy } from '../../../content/fact-sheets.ts'
import { useFactSheet } from '../../../data/fact-sheet.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { Sheet } from './Sheet.tsx'

/** `/resources/fact-sheet/{slug}/{id}`: what a test reads, and what each of its results means. */
export function FactSheet() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useFactSheet(id)
  if (data) return <Sheet sheet={data} />
  if (error?.status === 404) return <Missing />
  if (error)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  return <Loading />
}

const Missing = () => (
  <>
    <PageTitle title={factSheetCopy.missing.title} />
    <PageHeader
      {...factSheetCopy.missing}
      actions={<LinkButton href={paths.factSheets}>{factSheetCopy.nothing.all}</LinkButton>}
      aside={<Illustration name="lost" width="64" />}
    />
  </>
)

const Loading = () => (
  <SkeletonGroup label="Fetching the fact sheet">
    <Skeleton width="24" marginBlockStart="10" />
    <Skeleton fontSize="4xl" />
    <SkeletonText lines={3} />
    <Skeleton shape="card" height="80" marginBlockStart="8" />
  </SkeletonGroup>
)
