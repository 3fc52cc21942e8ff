import { routes } from '../../app/src/routes.ts'
import type { RouteRow } from '../../app/src/route.tsx'
import {
  type Audience,
  audiences,
  type NamedStory,
  screenOf,
  showsAudience,
  showsState,
  type State,
  stateNames,
  type StoryModule,
} from './classify.ts'

export type MatrixRow = {
  route: RouteRow
  /** How many stories its screen has. */
  count: number
  /** How many show each state; audiences are counted where a story names its visitor. */
  shown: Record<State | Audience, number>
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
      const count = (shows: (story: NamedStory) => boolean) => stories.filter(shows).length
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
export const isFor = ({ who }: RouteRow, audience: Audience) =>
  who === 'anyone' || who === 'user' || who.includes(audience)
