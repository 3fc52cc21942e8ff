/**
 * The bar in the audience's colour. The header's height stays while the bar in it shrinks, so nothing on the page moves
 * (header-10); what is left of its height lets presses through. It has that colour in the dark too.
 */
export const headerStyles = {
  base: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    height: { base: '3.25rem', sm: '4.5rem' },
    '&:has(.bar-nav)': { height: { sm: '7.25rem', xl: '4.5rem' } },
    pointerEvents: 'none',
    '& .bar': {
      pointerEvents: 'auto',
      colorScheme: 'light',
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      '--bar': { base: '3.25rem', sm: '4.5rem' },
    },
    '&[data-scrolled] .bar': { '--bar': { base: '3rem', sm: '3.5rem' }, boxShadow: 'float' },
    '& .bar-inner': {
      display: 'flex',
      flexWrap: { base: 'nowrap', sm: 'wrap', xl: 'nowrap' },
      alignItems: 'center',
      columnGap: { base: '1', sm: '5' },
      maxWidth: 'content',
      marginInline: 'auto',
      paddingInline: '5',
    },
    '& .bar-inner > :not(.bar-nav)': {
      display: 'flex',
      alignItems: 'center',
      height: 'var(--bar)',
      transition: 'height var(--chakra-durations-moderate) var(--chakra-easings-out)',
    },
    '& a, & button, & summary': { _focusVisible: { outlineColor: 'currentcolor' } },
    '& .bar-home': { marginInlineEnd: { base: 'auto', xl: '1' } },
    '& .bar-nav': {
      order: { base: '3', xl: '0' },
      display: { base: 'none', sm: 'block' },
      width: { sm: 'full', xl: 'auto' },
    },
    // From the first width that it is shown at, text and gaps grow with the width until they have their size.
    '& .bar-nav > ul': {
      '--gap': { base: 'clamp(0.25rem, calc((100vw - 30rem) * 0.06), 0.75rem)', md: '0.75rem' },
      fontSize: { base: 'clamp(0.8125rem, 2.7vw, 1rem)', md: 'md' },
      display: 'flex',
      marginInline: 'calc(var(--gap) * -1)',
      height: { sm: '2.75rem', xl: 'auto' },
      listStyleType: 'none',
    },
    '& .bar-nav > ul > li > details > summary': {
      gap: { base: '0.2em', md: '1.5' },
      paddingInline: 'var(--gap)',
      '& > svg': { width: { base: '0.9em', md: '4' } },
    },
    '& .bar-nav > ul > li > a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: 'var(--gap)',
      borderRadius: 'control',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      _hover: { bg: 'color-mix(in srgb, currentcolor 12%, transparent)' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& .bar-search': { flex: '1', minWidth: '0', maxWidth: { base: '20rem', xl: '16rem' }, marginInlineStart: 'auto' },
    '& .bar-icon': {
      display: 'grid',
      placeItems: 'center',
      width: '11',
      minHeight: '11',
      borderRadius: 'control',
      cursor: 'pointer',
    },
    '& .bar-inner > .bar-wide': { display: { base: 'none', sm: 'flex' } },
    '& .bar-inner > .bar-phone': { display: { base: 'grid', sm: 'none' } },
  },
} as const
