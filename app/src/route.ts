import { type ComponentType, createElement, lazy, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Who } from '@shop/contract/call'
import type { Words, WordsFile } from './content/words.ts'
import type { Settings } from './data/settings.tsx'
import { untilScreenIsWanted } from './later-part.tsx'
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
  /** A page to read, whose first screenful is links and plain forms: its code waits for the visitor's first sign. */
  isStill: boolean
  /** Not a page: the server answers 302 with this address, the browser's router goes there. */
  redirectTo?: string
}

/** A row of the site: a path and its screen, loaded when it is first needed. */
export function route(
  path: string,
  screen: string,
  load: () => Promise<ComponentType>,
  options: Partial<Pick<RouteRow, 'frame' | 'who' | 'isStill'>> = {},
): RouteRow {
  return {
    path,
    screen,
    load,
    Screen: lazy(async () => {
      await untilScreenIsWanted()
      return { default: await load() }
    }),
    frame: 'shop',
    who: 'anyone',
    isStill: false,
    ...options,
  }
}

/** A row whose screen shows a file of words, and what else is handed to it; both are fetched at once. */
export function wordsRoute<Props extends object>(
  { path, file, load, who = 'anyone' }: WordsFile,
  screen: string,
  loadScreen: () => Promise<ComponentType<Props & { words: Words }>>,
  { props, isStill = false }: { props?: Props; isStill?: boolean } = {},
): RouteRow {
  const loadBoth = async () => {
    const [Screen, words] = await Promise.all([loadScreen(), load()])
    return () => createElement(Screen, { ...(props as Props), words })
  }
  return { ...route(path, screen, loadBoth, { who, isStill }), words: file }
}

/** Goes to another site, and leaves no entry to come back to. */
function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}

/** A row that only leads on: to another page, or to another site. */
export const redirect = (path: string, to: string): RouteRow => ({
  path,
  screen: '',
  redirectTo: to,
  load: async () => {},
  Screen: () => (to.startsWith('/') ? createElement(Navigate, { to, replace: true }) : createElement(Leave, { to })),
  frame: 'simple',
  who: 'anyone',
  isStill: false,
})

/** Where a visitor who may not open a page goes instead; null when they may. `address` is the page's path and query. */
export function elsewhere({ who }: RouteRow, { user }: Pick<Settings, 'user'>, address: string): string | null {
  if (who === 'anyone') return null
  if (!user) return paths.loginFirst(address)
  if (who === 'user' || who.some((role) => role === user.type || (role === 'admin' && user.isAdmin))) return null
  return paths.my
}
