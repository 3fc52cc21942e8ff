import { Card, chakra, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { useAnimalCopy } from './animal-copy.ts'
import { Layout } from './Layout.ts'

/** An animal's page on its way, in its shape. */
export const AnimalSkeleton = () => (
  <SkeletonGroup label={`Fetching the ${useAnimalCopy().one}`}>
    <Layout>
      <div className="animal-trail">
        <Skeleton width="48" />
      </div>
      <Card size="flush">
        <Skeleton shape="box" height={{ base: '24', lg: '40' }} borderRadius="none" />
        <chakra.div padding="5">
          <Skeleton width="60%" fontSize="2xl" />
          <SkeletonText lines={3} />
        </chakra.div>
      </Card>
      <Stack gap="6">
        <Skeleton width="full" height="12" shape="box" />
        <PageSkeleton />
      </Stack>
    </Layout>
  </SkeletonGroup>
)

/** What is under the tabs: a heading, a picture, a few cards. Inside a SkeletonGroup. */
export const PageSkeleton = () => (
  <>
    <Skeleton width="70%" fontSize="4xl" />
    <Skeleton width="50%" />
    <Skeleton shape="card" height="48" marginBlockStart="6" />
    <Skeleton shape="card" height="24" marginBlockStart="4" />
    <Skeleton shape="card" height="24" marginBlockStart="4" />
  </>
)
