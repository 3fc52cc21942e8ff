import { defineRecipe } from '@chakra-ui/react'

/** Caution and warning wear the amber and red of the results: the same meaning, and no third amber to distinguish. */
export const calloutRecipe = defineRecipe({
  className: 'callout',
  base: {
    display: 'flex',
    gap: '3',
    padding: { base: '4', md: '5' },
    borderRadius: 'control',
    '& > svg': { boxSize: '5', flexShrink: 0, marginBlockStart: '0.5' },
    '& .callout-title': { fontWeight: 'semibold' },
    '& .callout-text': { flex: '1', minWidth: '0', overflowWrap: 'break-word', color: 'ink' },
  },
  variants: {
    tone: {
      info: { bg: 'colorPalette.subtle', color: 'colorPalette.emphasized' },
      caution: { bg: 'carrier.bg', color: 'carrier.fg' },
      warning: { bg: 'danger.bg', color: 'danger.fg' },
    },
  },
  defaultVariants: { tone: 'info' },
})
