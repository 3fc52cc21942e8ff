import { Card, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'

/** In place of a list of cards that is on its way. `label`: "Fetching your orders". */
export const CardsLoading = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Stack gap="3">
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <SkeletonText lines={2} />
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
)
