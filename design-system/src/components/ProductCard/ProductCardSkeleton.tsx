import { Box } from '@chakra-ui/react'
import { Card } from '../Card/Card.tsx'
import { Skeleton, SkeletonText } from '../Skeleton/Skeleton.tsx'

/** A ProductCard on its way, in its size. Put several inside one SkeletonGroup. */
export function ProductCardSkeleton() {
  return (
    <Card
      size="flush"
      display="grid"
      gridTemplateColumns={{ base: '4.75rem 1fr', sm: '1fr' }}
      minHeight={{ base: '24', sm: 'auto' }}
      aria-hidden
    >
      <Skeleton shape="box" height={{ base: 'full', sm: '40' }} borderRadius="none" />
      <Box padding={{ base: '2', sm: '5' }}>
        <Skeleton fontSize="lg" />
        <SkeletonText lines={2} />
        <Skeleton width="20" fontSize="2xl" marginBlockStart="6" hideBelow="sm" />
      </Box>
    </Card>
  )
}
