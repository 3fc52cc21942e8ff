import type { StoryIndex, StoryIndexEntry } from 'storybook/internal/types'
import {
  isBehaviour,
  storyAudiences,
  namesAudience,
  type NamedStory,
  screenOf,
  showsState,
  stateNames,
} from '../.storybook/workshop/classify.ts'
import { type Size, sizes } from '../.storybook/workshop/sizes.ts'

/** A story as the built workshop's index.json has it. */
export type Story = Pick<StoryIndexEntry, 'id' | 'title' | 'name' | 'importPath' | 'exportName' | 'tags'>

/** The stories in a workshop's index.json. */
export const storiesIn = ({ entries }: StoryIndex): Story[] =>
  Object.values(entries).filter((entry) => entry.type === 'story')

export const isScreen = ({ title }: Story) => !/^(Components|Foundations)\//.test(title)

/** An overlay is left open for whoever looks at the picture. */
const endsOpen = ({ exportName = '' }: Story) => /Open|Question|Shown|Stacked/.test(exportName)

const named = ({ exportName = '', tags = [] }: Story): NamedStory => ({ name: exportName, story: { tags } })

/** A story to picture, on a phone as well as on a desk or on one of them. */
export type Choice = { story: Story; isAtBoth: boolean }

/** Of a screen the first story, and one in each state and for each audience that none before it shows. */
function oneOfEach(stories: Story[]): Choice[] {
  const [first, ...others] = stories
  if (!first) return []
  const chosen = [first]
  const shows = [
    ...stateNames.map((state) => (story: Story) => showsState(named(story), state)),
    ...storyAudiences.map((audience) => (story: Story) => namesAudience(named(story), audience)),
  ]
  for (const show of shows) if (!chosen.some(show)) chosen.push(...others.filter(show).slice(0, 1))
  const isOnPhone = chosen.some((story) => showsState(named(story), 'phone'))
  return chosen.map((story) => ({ story, isAtBoth: story === first && !isOnPhone }))
}

export const isLetter = ({ title }: Story) => /^(Emails|Documents)\//.test(title)
const saysMuch = (story: Story) =>
  story.title.startsWith('Foundations/') || !story.tags?.includes('play-fn') || endsOpen(story)

/** The stories whose pictures show most, or all that can be pictured. */
export function chooseStories(stories: Story[], isAll: boolean): Choice[] {
  const pictured = stories.filter((story) => !isBehaviour(named(story)))
  if (isAll) return pictured.map((story) => ({ story, isAtBoth: isScreen(story) }))
  // Each mail and each document is one of its own.
  const alone = pictured.filter((story) => isLetter(story) || (!isScreen(story) && saysMuch(story)))
  const screens = Map.groupBy(
    pictured.filter((story) => isScreen(story) && !isLetter(story)),
    ({ importPath, title }) => screenOf(importPath) ?? title,
  )
  const ofScreens = [...screens.values()].flatMap((its) =>
    // What several screens share is seen on them in its states.
    screenOf(its[0]?.importPath ?? '') ? oneOfEach(its) : its.slice(0, 1).map((story) => ({ story, isAtBoth: true })),
  )
  return [...alone.map((story) => ({ story, isAtBoth: false })), ...ofScreens]
}

/** Where a story is seen first. Its name only spares a run at a size that it does not want: its globals decide. */
export const firstSize = ({ story, isAtBoth }: Choice): Size =>
  isAtBoth || showsState(named(story), 'phone') ? 'phone' : 'desktop'

/** At which sizes a story is pictured: the one that its globals name, else both or a desk; screens on request at 320 too. */
export function sizesOf({ story, isAtBoth }: Choice, viewport: Size | undefined, isNarrow: boolean): Size[] {
  const own: Size[] = viewport ? [viewport] : isAtBoth ? ['phone', 'desktop'] : ['desktop']
  return isScreen(story) && isNarrow ? [...new Set<Size>([...own, 'narrow'])] : own
}

/** The name of a picture, and back. */
export const pictureName = (id: string, size: Size) => `${id}@${sizes[size].width}.png`
export const storyOf = (picture: string) => picture.replace(/@\d+\.png$/, '')
