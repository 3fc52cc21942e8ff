import { routes } from '../../app/src/routes.ts'
import type { RouteRow } from '../../app/src/route.tsx'
import { screenOf } from './screen-rows.ts'

/** What a story's file holds, as far as the matrix reads it. */
export type StoryModule = {
  default: { title?: string }
  [story: string]: {
    title?: string
    tags?: string[]
    globals?: { viewport?: { value?: string } }
    parameters?: { settings?: { user?: { type?: string } | null; userType?: string }; audience?: string }
  }
}

/** The states a screen can be in, and the words in a story's name that say so. A tag of that name says it too. */
export const states = {
  loading: /Loading|Pending|Slow|Waiting|Busy/,
  empty: /Empty|None|No[A-Z]|Nothing|Never|Nobody|First/,
  failed: /Fail|Refused|Error|Gone|Missing|Unknown|Wrong|Invalid|Declined|NotFound|TooMany/,
  offline: /Offline|Network/,
  long: /Long|Many|Thirty|Twenty|Hundred|Thousand|Everything|Full/,
  phone: /Phone/,
} as const
export type State = keyof typeof states
export const stateNames = Object.keys(states) as State[]

export const audiences = ['breeder', 'owner', 'vet'] as const

export type MatrixRow = {
  route: RouteRow
  /** How many stories its screen has. */
  count: number
  /** How many show each state; audiences are counted where a story names its visitor. */
  shown: Record<State | (typeof audiences)[number], number>
}

type Story = { name: string; story: StoryModule[string] }

const showsState = ({ name, story }: Story, state: State) =>
  states[state].test(name) ||
  story.tags?.includes(state) === true ||
  (state === 'phone' && story.globals?.viewport?.value === 'phone')

const showsAudience = ({ name, story }: Story, audience: string) => {
  const { settings, audience: colours } = story.parameters ?? {}
  return [colours, settings?.user?.type, settings?.userType].includes(audience) || new RegExp(audience, 'i').test(name)
}

/** Every page of the site with what its screen's stories show; `modules` are the story files by their path. */
export function matrixOf(modules: Record<string, StoryModule>): MatrixRow[] {
  const byScreen = Map.groupBy(
    Object.entries(modules).flatMap(([file, { default: _meta, ...stories }]) =>
      Object.entries(stories).map(([name, story]) => ({ screen: screenOf(file), name, story })),
    ),
    ({ screen }) => screen,
  )
  return routes
    .filter((route) => !route.redirectTo)
    .map((route) => {
      const stories = byScreen.get(route.screen) ?? []
      const count = (shows: (story: Story) => boolean) => stories.filter(shows).length
      return {
        route,
        count: stories.length,
        shown: Object.fromEntries([
          ...stateNames.map((state) => [state, count((story) => showsState(story, state))]),
          ...audiences.map((audience) => [audience, count((story) => showsAudience(story, audience))]),
        ]) as MatrixRow['shown'],
      }
    })
}

/** Whether a page is for an audience at all. */
export const isFor = ({ who }: RouteRow, audience: (typeof audiences)[number]) =>
  who === 'anyone' || who === 'user' || who.includes(audience)
