import { DocsContext } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { isBehaviour } from '../classify.ts'
import type { Size } from '../sizes.ts'

/** The stories of the page's file that show something. */
export const useStories = (): PreparedStory[] =>
  use(DocsContext)
    .componentStories()
    .filter((story) => !isBehaviour({ name: story.name.replaceAll(' ', ''), story }))

/** The size that a story names. */
export const sizeOf = ({ storyGlobals }: PreparedStory): Size | undefined => storyGlobals.viewport?.value
