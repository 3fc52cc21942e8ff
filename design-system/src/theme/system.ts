import { createSystem, defineConfig } from '@chakra-ui/react'
import { conditions } from './conditions.ts'
import { globalCss } from './global-css.ts'
import { colors } from './palettes.ts'
import { remembering } from './remembering.ts'
import { textStyles, tokens } from './tokens.ts'
import { utilities } from './utilities.ts'

export const systemConfig = defineConfig({
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  conditions,
  utilities,
  theme: {
    breakpoints: { sm: '481px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens: { colors },
    textStyles,
  },
})

let made: ReturnType<typeof createSystem> | undefined

/**
 * Chakra's style engine with our own tokens, conditions and utilities, and no registered recipes: each component owns
 * and carries its own, so a lazy component's recipe is lazy too (docs/decisions/0003, 0026). Made when first needed,
 * which takes a slow phone a tenth of a second: who starts a page does so on its own (`app/src/entry-client.tsx`).
 */
export const designSystem = () => (made ??= remembering(createSystem(systemConfig)))

/** The system with the styles that every page shares: Chakra's preflight, our global styles and keyframes. */
export const systemWithPageStyles = () =>
  createSystem(systemConfig, {
    preflight: true,
    globalCss,
    theme: {
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: 0.5 } },
        layOut: { to: { contentVisibility: 'visible' } },
      },
    },
  })
