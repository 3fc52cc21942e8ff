import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { colors } from './palettes.ts'
import { textStyles, tokens } from './tokens.ts'

let made: ReturnType<typeof createSystem> | undefined

/**
 * The lean Chakra system: our tokens only, and no registered recipes (each component owns and carries its own,
 * so a lazy component's recipe is lazy too). See docs/decisions/0003-lean-design-system.md. Made when first asked for,
 * which takes a slow phone a tenth of a second: who starts a page does so on its own (`app/src/entry-client.tsx`).
 */
export const designSystem = () =>
  (made ??= createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: 'chakra',
      cssVarsRoot: ':where(html, .chakra-theme)',
      globalCss,
      theme: {
        breakpoints: { sm: '481px', md: '768px', lg: '1024px', xl: '1280px' },
        keyframes: {
          spin: { to: { transform: 'rotate(360deg)' } },
          pulse: { '50%': { opacity: 0.5 } },
          layOut: { to: { contentVisibility: 'visible' } },
        },
        tokens,
        semanticTokens: { colors },
        textStyles,
      },
    }),
  ))
