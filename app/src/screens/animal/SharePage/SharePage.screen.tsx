import { Illustration, LinkButton, PageHeader, Skeleton, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { useSharePage } from '../../../data/share-page.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { SharedAnimal } from './SharedAnimal.tsx'

/** `/animal/share/{token}`: what an owner shows of an animal to everybody who has the address. */
export function SharePage() {
  const { token = '' } = useParams()
  const { data, error, isValidating, mutate } = useSharePage(token)
  if (error?.status === 404) return <Missing />
  if (data) return <SharedAnimal page={data} />
  if (error)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  return <Loading />
}

const Missing = () => (
  <>
    <PageTitle title="There is no such page" />
    <PageHeader
      title="There is no such page"
      lead="Its owner may have closed it, or given it a new link."
      actions={<LinkButton href={paths.home}>To the shop</LinkButton>}
      aside={<Illustration name="lost" width="64" />}
    />
  </>
)

const Loading = () => (
  <SkeletonGroup label="Fetching the animal">
    <Skeleton shape="card" height="80" marginBlockStart="8" />
    <Skeleton fontSize="4xl" marginBlockStart="6" />
    <SkeletonText lines={3} />
  </SkeletonGroup>
)
