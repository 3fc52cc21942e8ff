import { defineRecipe } from '@chakra-ui/react'

/** The button of a menu in a header: its colour, its hover and its focus ring follow the header's own colour. */
export const navMenuButtonRecipe = defineRecipe({
  className: 'nav-menu-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'color-mix(in srgb, currentcolor 12%, transparent)' },
    _focusVisible: { outlineColor: 'currentcolor', outlineOffset: '-3px' },
    '& > svg:last-of-type': { transition: 'rotate var(--chakra-durations-fast)' },
    'details[open] > &': { '& > svg:last-of-type': { rotate: '180deg' } },
  },
})
