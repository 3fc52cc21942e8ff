import { type ComponentType, createElement, lazy } from 'react'
import { Navigate } from 'react-router-dom'
import type { Settings } from './data/settings.tsx'
import type { Read } from './data/use-call.ts'

export type RouteParams = Record<string, string | undefined>
/** What a route's first calls are made from: the path's parameters, the query, and who asks. */
export type Place = { params: RouteParams; query: URLSearchParams; settings: Settings }

export type RouteRow = {
  path: string
  /** The screen's folder in screens/: its story stands there, and its chunk is preloaded by this name. */
  screen: string
  Screen: ComponentType
  /** Starts fetching the screen's chunk. */
  load: () => Promise<unknown>
  /** The frame around it: the shop's, or the simple one of checkout and activation. */
  frame: 'shop' | 'simple'
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
  options: Partial<Pick<RouteRow, 'frame' | 'calls'>> = {},
): RouteRow {
  return {
    path,
    screen,
    load,
    Screen: lazy(async () => ({ default: await load() })),
    frame: 'shop',
    calls: () => [],
    ...options,
  }
}

/** A row that only leads on to another. */
export const redirect = (path: string, to: string): RouteRow => ({
  path,
  screen: '',
  redirectTo: to,
  load: async () => {},
  Screen: () => createElement(Navigate, { to, replace: true }),
  frame: 'simple',
  calls: () => [],
})
