import { defineRecipe } from '@chakra-ui/react'

export const cardRecipe = defineRecipe({
  className: 'card',
  base: {
    position: 'relative',
    minWidth: '0',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
  },
  variants: {
    size: {
      /** No padding: for pictures and tables that reach the edge. */
      flush: { overflow: 'hidden' },
      sm: { padding: '4' },
      md: { padding: { base: '5', md: '6' } },
      lg: { padding: { base: '5', md: '8' } },
    },
    tone: {
      plain: {},
      audience: { borderColor: 'colorPalette.border' },
      sand: { bg: 'sand', borderColor: 'transparent' },
      affected: { borderColor: 'affected.fg' },
    },
    isInteractive: {
      true: {
        transition: 'border-color var(--chakra-durations-fast)',
        _hover: { borderColor: 'colorPalette.solid' },
        _focusWithin: { borderColor: 'colorPalette.solid' },
      },
    },
  },
  defaultVariants: { size: 'md', tone: 'plain' },
})
