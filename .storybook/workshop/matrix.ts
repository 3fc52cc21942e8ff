import { defaultSettings } from '../../app/src/data/settings.tsx'
import { audienceOf } from '../../app/src/layouts/audience.ts'
import { routes } from '../../app/src/routes.ts'
import type { RouteRow } from '../../app/src/page/route.tsx'
import {
  type Audience,
  storyAudiences,
  namesAudience,
  screenOf,
  showsState,
  type State,
  stateNames,
  type StoryModule,
  type StoryParameters,
} from './classify.ts'

export type MatrixRow = {
  route: RouteRow
  /** How many stories its screen has. */
  count: number
  /** How many show each state, and how many each audience looks at. */
  shown: Record<State | Audience, number>
  /** The states it can never be in, with the reason. */
  never: NonNullable<StoryParameters['never']>
}

/** Whose colours and menus a story shows, as the preview decides it. */
const audienceIn = ({ audience, settings, path = '/' }: StoryParameters): Audience =>
  audience ?? audienceOf({ ...defaultSettings, ...settings }, new URL(path, 'http://localhost').pathname)

/** Every page of the site with what its screen's stories show; `modules` are the story files by their path. */
export function matrixOf(modules: Record<string, StoryModule>): MatrixRow[] {
  const byScreen = Map.groupBy(
    Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) =>
      Object.entries(stories).map(([name, story]) => ({
        screen: screenOf(file),
        name,
        story: { ...story, globals: { ...meta.globals, ...story.globals } },
        audience: audienceIn({
          ...meta.parameters,
          ...story.parameters,
          settings: { ...meta.parameters?.settings, ...story.parameters?.settings },
        }),
        never: meta.parameters?.never,
      })),
    ),
    ({ screen }) => screen,
  )
  return routes
    .filter((route) => !route.redirectTo)
    .map((route) => {
      const stories = byScreen.get(route.screen) ?? []
      const count = (shows: (story: (typeof stories)[number]) => boolean) => stories.filter(shows).length
      return {
        route,
        count: stories.length,
        shown: Object.fromEntries([
          ...stateNames.map((state) => [state, count((story) => showsState(story, state))]),
          ...storyAudiences.map((audience) => [
            audience,
            count((story) => story.audience === audience || namesAudience(story, audience)),
          ]),
        ]) as MatrixRow['shown'],
        never: Object.assign({}, ...stories.map((story) => story.never)),
      }
    })
}

/** Whether a page is for an audience at all. */
export const isFor = ({ who }: RouteRow, audience: Audience) =>
  who === 'anyone' || who === 'user' || who.includes(audience)
