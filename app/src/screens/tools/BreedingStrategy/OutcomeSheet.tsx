import { chakra } from '@shop/design-system'

/** What a card of the breeding strategy has: names, parents, chances as bars, advice. */
export const OutcomeSheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'h2', textWrap: 'balance' },
    '& h3': { textStyle: 'label' },
    '& .mode': { color: 'ink2', marginBlockStart: '1' },
    '& .parents': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
    '& code': { fontFamily: 'mono' },
    '& ul': { display: 'grid', gap: '4', listStyleType: 'none' },
    '& li': {
      display: 'grid',
      columnGap: '4',
      rowGap: '1.5',
      alignItems: 'baseline',
      gridTemplateColumns: { base: '1fr auto', md: '11rem 1fr 7rem' },
    },
    '& .what': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold' },
    '& .bar': {
      gridColumn: { base: '1 / -1', md: '2' },
      gridRow: { base: '2', md: '1' },
      alignSelf: 'center',
      position: 'relative',
      height: '3',
      borderRadius: 'pill',
      bg: 'line',
      overflow: 'hidden',
    },
    '& .bar span': { position: 'absolute', insetBlock: '0', insetInlineStart: '0', bg: 'colorPalette.solid' },
    // How far a range may go, hatched: nobody knows where in it.
    '& .bar .may': {
      bg: 'transparent',
      backgroundImage:
        'repeating-linear-gradient(135deg, var(--chakra-colors-color-palette-solid) 0 3px, transparent 3px 7px)',
    },
    '& .percent': {
      gridColumn: { base: '2', md: '3' },
      gridRow: '1',
      fontWeight: 'semibold',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .meaning': { gridColumn: '1 / -1', color: 'ink2', textStyle: 'small', textWrap: 'pretty' },
    '& .advice': { fontWeight: 'semibold', textWrap: 'pretty' },
  },
})
