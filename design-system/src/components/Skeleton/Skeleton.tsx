import { chakra, type HTMLChakraProps, type RecipeVariantProps, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { skeletonRecipe } from './Skeleton.recipe.ts'

const Base = chakra('span', skeletonRecipe)

export type SkeletonProps = HTMLChakraProps<'span'> & RecipeVariantProps<typeof skeletonRecipe>

/**
 * The place of something that is on its way, in its size. Put it inside a SkeletonGroup, which announces that to screen
 * readers.
 */
export function Skeleton(props: SkeletonProps) {
  return <Base aria-hidden {...props} />
}

/** Lines of text on their way; the last is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} width={lines > 1 && line === lines - 1 ? '60%' : 'full'} />
  ))
}

export type SkeletonGroupProps = {
  /** What is loading, announced once to screen readers. */
  label: string
  /** Skeletons in the shape of what comes. */
  children: ReactNode
}

/** Announces once, for everything inside, what is being fetched; the shapes themselves stay silent. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div data-skeleton>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}
