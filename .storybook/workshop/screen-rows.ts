import { routes } from '../../app/src/routes.ts'
import { findRow } from '../../app/src/page/find-route.ts'
import type { RouteRow } from '../../app/src/page/route.tsx'
import { screenOf } from './classify.ts'

/** The routes that show a screen. */
export const rowsOf = (screen: string): RouteRow[] => routes.filter((row) => row.screen === screen)

/** The route of a story: that of the path it names, else the first of its screen; undefined without a screen. */
export function rowOf(file: string, path?: string): RouteRow | undefined {
  const screen = screenOf(file)
  if (!screen) return undefined
  const named = path ? findRow(new URL(path, 'http://localhost').pathname) : undefined
  return named?.screen === screen ? named : rowsOf(screen)[0]
}
