import { Card, chakra, Skeleton, SkeletonGroup, SkeletonText } from '@shop/design-system'

/** The steps ahead, the step, and a word of help beside it. */
export const ActivateLayout = chakra('div', {
  base: {
    '& .activate-steps': { marginBlockEnd: { base: '6', md: '10' } },
    '& .activate-body': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(0, 18rem)' },
      justifyContent: 'center',
      gap: { base: '5', lg: '12' },
      alignItems: 'start',
    },
    '& .activate-again': { display: 'flex', justifyContent: 'center', marginBlockStart: '4' },
  },
})

export const ActivateLoading = () => (
  <SkeletonGroup label="Fetching your activation">
    <div className="activate-steps">
      <Skeleton width="full" height="8" />
    </div>
    <div className="activate-body">
      <Card size="lg">
        <SkeletonText lines={8} />
      </Card>
    </div>
  </SkeletonGroup>
)
