import { defineRecipe } from '@chakra-ui/react'

/** One square of the row: a page's number, or the way to the previous or next page. */
export const pageLinkRecipe = defineRecipe({
  className: 'page-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '11',
    minHeight: '11',
    paddingInline: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'ink',
    textDecoration: 'none',
    transition: 'background-color var(--chakra-durations-fast)',
    _hover: { bg: 'colorPalette.subtle', color: 'colorPalette.emphasized' },
    '&[aria-current]': {
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.border',
      color: 'colorPalette.emphasized',
    },
  },
  variants: {
    direction: { true: { paddingInline: '3', color: 'colorPalette.emphasized' } },
  },
})
