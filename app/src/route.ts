import { type ComponentType, createElement, lazy } from 'react'
import { Navigate } from 'react-router-dom'
import type { Who } from '@shop/contract/call'
import type { Words, WordsFile } from './content/words.ts'
import type { Settings } from './data/settings.tsx'
import type { Read } from './data/use-call.ts'
import { paths } from './paths.ts'

export type RouteParams = Record<string, string | undefined>
/** What a route's first calls are made from: the path's parameters, the query, and who asks. */
export type Place = { params: RouteParams; query: URLSearchParams; settings: Settings }

export type RouteRow = {
  path: string
  /** The screen's folder in screens/: its story stands there, and its chunk is preloaded by this name. */
  screen: string
  /** The file in content/ that the screen shows, for its chunk. */
  words?: string
  Screen: ComponentType
  /** Starts fetching the screen's chunk. */
  load: () => Promise<unknown>
  /** The frame around it: the shop's, or the simple one of checkout and activation. */
  frame: 'shop' | 'simple'
  /** Who may open it: others are led to the login, or to their own pages. */
  who: Who
  /** What the screen needs first: the browser fetches it together with the chunk, the server puts the replies in the page. */
  calls: (place: Place) => Read[]
  /** Not a page: the server answers 302 with this address, the browser's router goes there. */
  redirectTo?: string
}

/** A row of the site: a path and its screen, loaded when it is first needed. */
export function route(
  path: string,
  screen: string,
  load: () => Promise<ComponentType>,
  options: Partial<Pick<RouteRow, 'frame' | 'calls' | 'who'>> = {},
): RouteRow {
  return {
    path,
    screen,
    load,
    Screen: lazy(async () => ({ default: await load() })),
    frame: 'shop',
    who: 'anyone',
    calls: () => [],
    ...options,
  }
}

/** A row whose screen shows a file of words; both are fetched at once. */
export function wordsRoute(
  { path, file, load }: WordsFile,
  screen: string,
  loadScreen: () => Promise<ComponentType<{ words: Words }>>,
): RouteRow {
  const row = route(path, screen, async () => {
    const [Screen, words] = await Promise.all([loadScreen(), load()])
    return () => createElement(Screen, { words })
  })
  return { ...row, words: file }
}

/** A row that only leads on to another. */
export const redirect = (path: string, to: string): RouteRow => ({
  path,
  screen: '',
  redirectTo: to,
  load: async () => {},
  Screen: () => createElement(Navigate, { to, replace: true }),
  frame: 'simple',
  who: 'anyone',
  calls: () => [],
})

/** Where a visitor who may not open a page goes instead; null when they may. `address` is the page's path and query. */
export function elsewhere({ who }: RouteRow, { user }: Pick<Settings, 'user'>, address: string): string | null {
  if (who === 'anyone') return null
  if (!user) return paths.loginFirst(address)
  if (who === 'user' || who.some((role) => role === user.type || (role === 'admin' && user.isAdmin))) return null
  return paths.my
}
