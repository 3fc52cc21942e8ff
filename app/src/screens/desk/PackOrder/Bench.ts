import { chakra } from '@shop/design-system'

/** What is scanned on the left, where it goes on the right; on a phone one below the other. */
export const Bench = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    '& .bench-work, & .bench-side': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    '& .bench-lines': { display: 'grid', gap: '3', listStyleType: 'none' },
    '& .bench-line': {
      display: 'grid',
      gap: '2',
      padding: '4',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      '&[data-at-hand]': { borderColor: 'colorPalette.solid' },
      '&[data-full]': { bg: 'clear.bg' },
    },
    '& .bench-line-head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' },
    '& .bench-swabs': { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none' },
    '& .bench-swab': { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'mono' },
    '& .bench-hint': { color: 'ink2', fontSize: 'sm' },
  },
})
