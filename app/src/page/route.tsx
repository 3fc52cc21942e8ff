import { type ComponentType, lazy, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Who } from '@shop/contract/call'
import type { CopyFile } from '../content/copy.ts'
import type { Settings } from '../data/settings.tsx'
import { loadDeskFrame } from '../layouts/DeskFrame/load.ts'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import { HydratedMark } from './HydratedMark.tsx'
import { island } from './island.tsx'
import { paths } from '../paths.ts'
import { RunAhead } from './RunAhead.tsx'

/** A row of the site (routes.ts). */
export type Page = {
  /** As the router matches it: from `paths`, or from `patterns` where it has parameters. */
  path: string
  /** The screen's folder in screens/. */
  screen: string
  /** Who may open it: others are sent to the login, or to their own pages. Anyone, if left out. */
  who?: Who
  /** The frame around it: the shop's, if left out; `simple` is that of checkout and activation. */
  frame?: 'shop' | 'simple' | 'desk'
  /** Whether its screen hydrates with the page (if left out), or with the first interaction: for pages to read. */
  hydrate?: 'load' | 'interaction'
  /** The screen that its links most likely lead to: its code is fetched ahead. */
  leadsTo?: string
  /**
   * Whether what is begun on it may belong to an account: who was signed in until now logs in first, and then
   * continues.
   */
  isGoneOnWith?: boolean
  /** The text it shows, from content/. */
  copy?: CopyFile
}

export type RouteRow = Required<Omit<Page, 'copy' | 'leadsTo'>> & {
  copy?: CopyFile
  leadsTo?: string
  Screen: ComponentType
  /** Fetches the screen's chunk, and its copy. */
  load: () => Promise<ComponentType>
  /** Not a page: the server answers 302 with this address, the browser's router goes there. */
  redirectTo?: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- a screen takes no props, or its page's copy
type Screens = Record<string, () => Promise<Record<string, ComponentType<any>>>>
const screens = import.meta.glob<Awaited<ReturnType<Screens[string]>>>([
  '../screens/*/*/*.screen.tsx',
  '!../screens/desk/**',
])

function loadIn(known: Screens, screen: string) {
  const name = screen.split('/').at(-1)
  const load = known[`../screens/${screen}/${name}.screen.tsx`]
  if (!load) throw new Error(`screens/${screen} has no ${name}.screen.tsx`)
  return load
}

const loaderOf = (screen: string) =>
  screen.startsWith('desk/')
    ? async () => loadIn((await import('./desk-screens.ts')).deskScreens, screen)()
    : loadIn(screens, screen)

/** A row with its screen, which is found by its folder: `shop/Product` is screens/shop/Product/Product.screen.tsx. */
export function page({
  path,
  screen,
  who = 'anyone',
  frame = 'shop',
  hydrate = 'load',
  leadsTo,
  isGoneOnWith = false,
  copy,
}: Page): RouteRow {
  const name = screen.split('/').at(-1) ?? ''
  const loadScreen = loaderOf(screen)
  const loadNext = leadsTo && loaderOf(leadsTo)
  const load = async (): Promise<ComponentType> => {
    const [{ [name]: Screen }, text] = await Promise.all([
      loadScreen(),
      copy?.load(),
      frame === 'desk' && loadDeskFrame(),
    ])
    if (!Screen) throw new Error(`${name}.screen.tsx does not export ${name}`)
    return () => (
      <>
        <Screen {...(text && { copy: text, kind: copy?.form })} />
        <FocusOnArrival />
        <HydratedMark />
        {loadNext && <RunAhead load={loadNext} />}
      </>
    )
  }
  const row = { path, screen, who, frame, hydrate, leadsTo, isGoneOnWith, copy }
  if (hydrate === 'load') return { ...row, load, Screen: lazy(async () => ({ default: await load() })) }
  const Screen = island(load, { until: 'interaction' })
  return { ...row, load: Screen.load, Screen }
}

/** The login, for who was signed in until now and continues with this page afterwards; null for all others. */
export const loginAgain = ({ isGoneOnWith }: RouteRow, { hasSessionEnded }: Settings, address: string) =>
  hasSessionEnded && isGoneOnWith ? paths.loginFirst(address) : null

/** Goes to another site, and leaves no entry to come back to. */
function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}

/** A row that only leads on: to another page, or to another site. */
export function redirect(path: string, to: string): RouteRow {
  const Screen = () => (to.startsWith('/') ? <Navigate to={to} replace /> : <Leave to={to} />)
  return {
    path,
    screen: '',
    who: 'anyone',
    frame: 'simple',
    hydrate: 'load',
    isGoneOnWith: false,
    redirectTo: to,
    Screen,
    load: async () => Screen,
  }
}

/** Where two-step login is set up. */
export const twoStepSetUp = `${paths.myProfile}#two-step`

/** Where a visitor who may not open a page goes instead; null when they may. `address` is the page's path and query. */
export function elsewhere({ path, who }: RouteRow, { user }: Pick<Settings, 'user'>, address: string): string | null {
  if (who === 'anyone') return null
  if (!user) return paths.loginFirst(address)
  if (user.needsTwoStep && path !== paths.myProfile) return twoStepSetUp
  if (who === 'user' || who.some((role) => role === user.type || user.roles.some((own) => own === role))) return null
  return paths.my
}
