import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { colors } from './palettes.ts'
import { textStyles, tokens } from './tokens.ts'

/**
 * The lean Chakra system: our tokens only, and no registered recipes (each component owns and carries its own,
 * so a lazy component's recipe is lazy too). See docs/decisions/0003-lean-design-system.md.
 */
export const system = createSystem(
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
)
