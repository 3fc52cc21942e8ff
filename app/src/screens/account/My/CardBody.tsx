import { chakra, SkeletonGroup, SkeletonText } from '@shop/design-system'
import type { ReactNode } from 'react'
import { FailedState } from '../../../parts/failure/FailedState.tsx'

type CardBodyProps<Data> = {
  read: { data: Data | undefined; error: Error | undefined; isValidating: boolean; mutate: () => unknown }
  /** Announced while it loads. */
  label: string
  /** About as tall as what will be here. */
  lines: number
  children: (data: Data) => ReactNode
}

/** What a card of the dashboard fetched; a failure stays in its card and leaves the others alone. */
export function CardBody<Data>({
  read: { data, error, isValidating, mutate },
  label,
  lines,
  children,
}: CardBodyProps<Data>) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <FailedState
        headingLevel={3}
        error={error}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
        illustration={null}
      />
    )
  return (
    <SkeletonGroup label={label}>
      <chakra.div display="grid" gap="4" marginBlockStart="4">
        <SkeletonText lines={lines} />
      </chakra.div>
    </SkeletonGroup>
  )
}
