import { defineRecipe } from '@chakra-ui/react'

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    whiteSpace: { md: 'nowrap' },
    borderRadius: 'pill',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    '& svg': { boxSize: '1.1em', flexShrink: 0 },
  },
  variants: {
    tone: {
      neutral: { bg: 'sand', color: 'ink' },
      audience: { bg: 'colorPalette.subtle', color: 'colorPalette.emphasized' },
      clear: { bg: 'clear.bg', color: 'clear.fg' },
      carrier: { bg: 'carrier.bg', color: 'carrier.fg' },
      affected: { bg: 'affected.bg', color: 'affected.fg' },
      none: { bg: 'sand', color: 'ink2' },
    },
    size: {
      sm: { paddingInline: '2', paddingBlock: '0.5', fontSize: '2xs' },
      md: { paddingInline: '3', paddingBlock: '1', fontSize: 'xs' },
      lg: { paddingInline: '4', paddingBlock: '1.5', fontSize: 'sm' },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
})
