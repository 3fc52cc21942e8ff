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
    '&:is([aria-selected=true], [aria-current])': {
      color: 'colorPalette.emphasized',
      borderColor: 'colorPalette.solid',
    },
  },
})
