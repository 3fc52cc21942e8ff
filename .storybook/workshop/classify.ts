import type { Settings } from '../../app/src/data/settings.tsx'

/**
 * What a story is, as far as its file, name and tags show it. Imports types alone, for scripts read it too (visual/).
 */

/** What a story's parameters state of its visitor, and what its screen can never show, with the reason. */
export type StoryParameters = {
  path?: string
  settings?: Partial<Pick<Settings, 'user' | 'userType'>>
  audience?: Audience
  never?: Partial<Record<State, string>>
}

type StoryData = {
  title?: string
  tags?: string[]
  globals?: { viewport?: { value?: string } }
  parameters?: StoryParameters
}

/** What a story's file holds, as far as the matrix reads it. */
export type StoryModule = {
  default: StoryData
  [story: string]: StoryData
}

/** The folder of the screen whose stories are in a file: `shop/Cart`; null for stories of anything else. */
export const screenOf = (file: string) => /app\/src\/screens\/(\w+\/\w+)\//.exec(file)?.[1] ?? null

/** The states a screen can be in, and the words for each in a story's name. A tag of that name counts too. */
const states = {
  loading: /Loading|Pending|Slow|Waiting|Busy/,
  empty: /Empty|None|No[A-Z]|Nothing|Never|Nobody|First/,
  failed: /Fail|Refused|Error|Gone|Missing|Unknown|Wrong|Invalid|Declined|NotFound|TooMany/,
  offline: /Offline|Network/,
  long: /Long|Many|Thirty|Twenty|Hundred|Thousand|Everything|Full/,
  phone: /Phone/,
} as const
export type State = keyof typeof states
export const stateNames = Object.keys(states) as State[]

export const storyAudiences = ['breeder', 'owner', 'vet'] as const
export type Audience = (typeof storyAudiences)[number]

/** A story under the name that its file exports it by. */
export type NamedStory = { name: string; story: StoryData }

export const showsState = ({ name, story }: NamedStory, state: State) =>
  states[state].test(name) ||
  story.tags?.includes(state) === true ||
  (state === 'phone' && story.globals?.viewport?.value === 'phone')

/** Presses and keys, checked by a play, and nothing to look at that another story does not show. A tag marks it too. */
export const isBehaviour = ({ name, story }: NamedStory) =>
  story.tags?.includes('behaviour') === true || /Keyboard|Press(Outside|Beside)/.test(name)

/** Whether a story is named for an audience. */
export const namesAudience = ({ name }: NamedStory, audience: Audience) => new RegExp(audience, 'i').test(name)
