import { restsOffScreen } from '@shop/design-system'

/** A band as wide as the window in a page that is not. */
const fullBleed = (colour: string) => ({
  bg: colour,
  boxShadow: `0 0 0 100vmax var(--chakra-colors-${colour.replace('.', '-')})`,
  clipPath: 'inset(0 -100vmax)',
})

/** One root for a page that is mostly copy, so that it stays plain elements. */
export const landingStyles = {
  base: {
    '& .hero': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      alignItems: 'center',
      gap: { base: '8', lg: '16' },
      paddingBlock: { base: '4', md: '10' },
    },
    '& .hero h1': { textStyle: 'display', textWrap: 'balance' },
    '& .hero-lead': {
      textStyle: 'lead',
      color: 'ink2',
      maxWidth: '34rem',
      marginBlock: { base: '4', md: '6' },
      textWrap: 'pretty',
    },
    '& .hero-actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& .hero-figures': {
      display: 'flex',
      columnGap: { base: '5', md: '10' },
      marginBlockStart: { base: '8', md: '10' },
    },

    '& .hero-figures > :not(:last-child)': { flexShrink: 0 },

    '& :is(.sellers, .breeds, .steps, .points, .closing)': restsOffScreen('28rem'),

    '& .choice': { maxWidth: '34rem', marginBlockEnd: '5' },
    '& .choice h2': { textStyle: 'h4', marginBlockEnd: '3' },
    '& .choice ul': { display: 'grid', gap: '2.5', listStyleType: 'none' },
    '& .choice a': {
      display: 'grid',
      gridTemplateColumns: '3.5rem 1fr auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '2',
      paddingInline: '3',
      borderRadius: 'card',
      border: '2px solid',
      borderColor: 'transparent',
      bg: 'colorPalette.subtle',
      transition: 'background-color var(--chakra-durations-fast)',
      _hover: { bg: 'colorPalette.muted' },
      // The way it leads: a chevron, drawn.
      _after: {
        content: '""',
        gridColumn: '3',
        gridRow: '1',
        width: '0.55rem',
        height: '0.55rem',
        marginInlineEnd: '1',
        borderBlockStart: '2px solid',
        borderInlineEnd: '2px solid',
        borderColor: 'colorPalette.emphasized',
        transform: 'rotate(45deg)',
      },
    },
    '& .choice a[aria-current]': { borderColor: 'colorPalette.solid', _after: { display: 'none' } },
    '& .choice svg': { width: '14', height: '14', '--s': 'colors.card' },
    '& .choice strong': { display: 'block', textStyle: 'h4', color: 'colorPalette.emphasized' },
    '& .choice-text': { textStyle: 'small', color: 'ink2' },
    '& .choice-made': { textStyle: 'small', fontWeight: 'semibold', color: 'colorPalette.emphasized' },

    '& .sellers ul': { lg: { gridTemplateColumns: 'repeat(4, 1fr) !important' } },

    '& .breed-search': { maxWidth: 'form', marginBlockEnd: { base: '5', md: '8' } },
    '& .breeds': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
      gap: { base: '3', md: '4' },
      listStyleType: 'none',
    },
    '& .breed': {
      display: 'block',
      borderRadius: 'card',
      _hover: { '& .breed-name': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    '& .breed-coat': {
      display: 'block',
      aspectRatio: '1.25',
      overflow: 'hidden',
      borderRadius: 'card',
      marginBlockEnd: '2',
    },
    '& .breed-name': { display: 'block', fontWeight: 'semibold', lineHeight: 'snug' },
    '& .breed-count': { display: 'block', textStyle: 'small', color: 'ink2' },
    '& .more': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },

    '& .band': { ...fullBleed('sand'), paddingBlock: { base: '4', md: '6' }, marginBlock: { base: '4', md: '8' } },
    '& .steps': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
      gap: { base: '6', md: '10' },
      listStyleType: 'none',
      counterReset: 'step',
    },
    '& .steps li': {
      display: 'grid',
      gridTemplateColumns: { base: '6.5rem 1fr', md: '1fr' },
      columnGap: '5',
      alignContent: 'start',
      alignItems: 'start',
    },
    '& .steps svg': { width: { base: 'full', md: '48' }, marginBlockEnd: { md: '5' }, '--s': 'colors.card' },
    '& .steps h3': {
      textStyle: 'h3',
      marginBlockEnd: '2',
      _before: { counterIncrement: 'step', content: 'counter(step) ". "', color: 'colorPalette.solid' },
    },
    '& .steps p': { color: 'ink2', textWrap: 'pretty' },

    '& .points': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
      gap: { base: '6', md: '10' },
    },
    '& .points > div': { borderBlockStart: '3px solid', borderColor: 'colorPalette.solid', paddingBlockStart: '4' },
    '& .points h3': { textStyle: 'h3', marginBlockEnd: '2' },
    '& .points p': { color: 'ink2', textWrap: 'pretty' },

    '& .closing': {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'flex-start', md: 'center' },
      justifyContent: 'space-between',
      gap: '6',
      marginBlock: { base: '6', md: '8' },
      paddingInline: { base: '6', md: '12' },
      paddingBlock: { base: '8', md: '12' },
      borderRadius: '28px',
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
    },
    '& .closing h2': { textStyle: 'h1', maxWidth: '36rem', textWrap: 'balance' },
    '& .closing p': { marginBlockStart: '3', maxWidth: 'form' },
    '& .closing a': { flexShrink: 0, borderColor: 'transparent', _focusVisible: { outlineColor: 'currentcolor' } },
  },
} as const
