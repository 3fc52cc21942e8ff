import { Box } from '@chakra-ui/react'
import { Card } from '../Card/Card.tsx'
import { Skeleton, SkeletonText } from '../Skeleton/Skeleton.tsx'

/** A ProductCard on its way, in its size. Put several inside one SkeletonGroup. */
export function ProductCardSkeleton() {
  return (
    <Card size="flush" aria-hidden>
      <Skeleton shape="box" height={{ base: '32', md: '40' }} borderRadius="none" />
      <Box padding="5">
        <Skeleton width="24" fontSize="xs" />
        <Skeleton fontSize="lg" />
        <SkeletonText lines={2} />
        <Skeleton width="20" fontSize="2xl" marginBlockStart="6" />
      </Box>
    </Card>
  )
}
