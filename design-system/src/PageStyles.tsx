import { Global } from '@emotion/react'
import { systemWithPageStyles } from './theme/system.ts'

let made: Record<string, unknown>[] | undefined
const pageStyles = () => {
  const system = systemWithPageStyles()
  return [system.getPreflightCss(), system.getGlobalCss()]
}

/**
 * The styles that every page shares. The server draws them into each page, so the app leaves them out; what has no
 * server (stories) puts this into its `DesignSystem`.
 */
export const PageStyles = () => <Global styles={(made ??= pageStyles())} />
