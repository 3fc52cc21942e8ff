import { createHash } from 'node:crypto'
import type { StoryIndexEntry } from 'storybook/internal/types'
import {
  audiences,
  type NamedStory,
  screenOf,
  showsAudience,
  showsState,
  stateNames,
} from '../.storybook/workshop/classify.ts'
import { type Size, sizes } from '../.storybook/workshop/sizes.ts'

/** A story as the built workshop's index.json has it. */
export type Story = Pick<StoryIndexEntry, 'id' | 'title' | 'name' | 'importPath' | 'exportName' | 'tags'>

export const isScreen = ({ title }: Story) => !/^(Components|Foundations)\//.test(title)

/** Presses and keys, checked by a play, and nothing to look at that another story does not show. A tag says it too. */
const isBehaviour = ({ exportName = '', tags = [] }: Story) =>
  tags.includes('behaviour') || /Keyboard|Press(Outside|Beside)/.test(exportName)

/** What lies over a component, or comes out of it, is left open for whoever looks. */
const endsOpen = ({ exportName = '' }: Story) => /Open|Question|Shown|Stacked/.test(exportName)

const named = ({ exportName = '', tags = [] }: Story): NamedStory => ({ name: exportName, story: { tags } })

/** Of a screen the first story, and the first in each state and for each audience. */
function oneOfEach(stories: Story[]): Story[] {
  const shows = [
    () => true,
    ...stateNames.map((state) => (story: Story) => showsState(named(story), state)),
    ...audiences.map((audience) => (story: Story) => showsAudience(named(story), audience)),
  ]
  return [...new Set(shows.flatMap((show) => stories.find(show) ?? []))]
}

/** The stories whose pictures say most, or all that can be pictured. */
export function chooseStories(stories: Story[], isAll: boolean): Story[] {
  const pictured = stories.filter((story) => !isBehaviour(story))
  if (isAll) return pictured
  const screens = Map.groupBy(pictured.filter(isScreen), ({ importPath, title }) => screenOf(importPath) ?? title)
  const components = pictured.filter(
    (story) =>
      !isScreen(story) &&
      (story.title.startsWith('Foundations/') || !story.tags?.includes('play-fn') || endsOpen(story)),
  )
  return [...components, ...[...screens.values()].flatMap(oneOfEach)]
}

/** Whether a story is of a shard, `1/2`: by its id, so that a new story moves no other one to another shard. */
export function isInShard(id: string, shard: string): boolean {
  const [part = 1, parts = 1] = shard.split('/').map(Number)
  return createHash('sha256').update(id).digest().readUInt16BE() % parts === part - 1
}

/** Where a story is seen first: most that name a size of their own name the phone. */
export const firstSize = (story: Story): Size => (isScreen(story) ? 'phone' : 'desktop')

/** At which sizes a story is pictured: the one that it names, else a component on a desk, and a screen on a phone too. */
export function sizesOf(story: Story, viewport: Size | undefined, isNarrow: boolean): Size[] {
  const own: Size[] = viewport ? [viewport] : isScreen(story) ? ['phone', 'desktop'] : ['desktop']
  return isScreen(story) && isNarrow ? [...new Set<Size>([...own, 'narrow'])] : own
}

/** The name of a picture, and back. */
export const pictureName = (id: string, size: Size) => `${id}@${sizes[size].width}.png`
export const storyOf = (picture: string) => picture.replace(/@\d+\.png$/, '')
