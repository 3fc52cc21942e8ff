import { defineRecipe } from '@chakra-ui/react'

/** One line that scrolls sideways where it does not fit, its scroll bar hidden. */
export const tabRowRecipe = defineRecipe({
  className: 'tab-row',
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    boxShadow: 'inset 0 -1px var(--chakra-colors-line)',
  },
})

export const tabRecipe = defineRecipe({
  className: 'tab',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    minHeight: '12',
    paddingInline: '4',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    color: 'ink2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    _hover: { color: 'colorPalette.emphasized' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'sm' },
    '&[aria-current]': {
      color: 'colorPalette.emphasized',
      borderColor: 'colorPalette.solid',
    },
  },
})

/** The choices as one capsule. */
export const pillRowRecipe = defineRecipe({
  className: 'pill-row',
  base: {
    display: 'inline-flex',
    maxWidth: 'full',
    padding: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    bg: 'sand',
    borderRadius: 'pill',
  },
})

export const pillRecipe = defineRecipe({
  className: 'pill',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '9',
    paddingInline: '4',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'ink2',
    whiteSpace: 'nowrap',
    transition: 'color var(--chakra-durations-fast), background-color var(--chakra-durations-fast)',
    _hover: { color: 'colorPalette.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': { bg: 'card', color: 'colorPalette.emphasized', boxShadow: '0 1px 3px rgb(36 26 32 / 0.16)' },
  },
})
