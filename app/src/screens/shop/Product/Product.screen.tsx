import {
  chakra,
  Illustration,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
} from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { useListedProduct, useProduct } from '../../../data/product.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { ProductPage } from './ProductPage.tsx'

/** One product: what it reads, for whom, what it costs, and what it cannot show. */
export function Product() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useProduct(id)
  const listed = useListedProduct(id)
  const product = data ?? (error ? undefined : listed)
  if (product) return <ProductPage key={id} product={product} detail={data} />
  if (error?.status === 404) return <Missing />
  if (error)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  return <Loading />
}

const Missing = () => (
  <>
    <PageTitle title="Test not found" />
    <PageHeader
      title="We do not have this test"
      lead="It may have been renamed or taken out of the shop. Its breed or its gene will show you what takes its place."
      actions={
        <>
          <LinkButton href={paths.search()}>Search all tests</LinkButton>
          <LinkButton variant="outline" href={paths.breeds('dog')}>
            Find your breed
          </LinkButton>
        </>
      }
      aside={<Illustration name="lost" width="64" />}
    />
  </>
)

const Loading = () => (
  <SkeletonGroup label="Fetching the test">
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
      gap={{ base: '6', lg: '14' }}
      paddingBlock={{ base: '4', md: '8' }}
    >
      <Skeleton shape="card" height={{ base: '64', lg: '96' }} />
      <div>
        <Skeleton width="24" />
        <Skeleton fontSize="4xl" />
        <SkeletonText lines={4} />
        <Skeleton width="32" fontSize="3xl" marginBlockStart="6" />
        <Skeleton shape="box" height="14" marginBlockStart="4" />
      </div>
    </chakra.div>
  </SkeletonGroup>
)
