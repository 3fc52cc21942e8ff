import { Global } from '@emotion/react'
import { systemWithPageStyles } from './theme/system.ts'

const sharedStyles = () => {
  const system = systemWithPageStyles()
  return {
    layers: system.layers.atRule,
    rules: [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()],
  }
}
let made: ReturnType<typeof sharedStyles> | undefined

/**
 * The styles that every page shares: preflight, global styles and token variables. The server draws them into each page,
 * so the app leaves them out; what has no server (stories) puts this into its `DesignSystem`.
 */
export function PageStyles() {
  const { layers, rules } = (made ??= sharedStyles())
  return (
    <>
      <Global styles={layers} />
      <Global styles={rules} />
    </>
  )
}
