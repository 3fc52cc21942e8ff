import { chakra } from '@shop/design-system'

const pace = 'var(--chakra-durations-moderate)'

/** Name and sentence, genotype, verdict; on a phone the last two are below the text. */
export const Row = chakra('details', {
  base: {
    minWidth: '0',
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      height: '0',
      overflow: 'clip',
      transition: `height ${pace}, content-visibility ${pace} allow-discrete`,
    },
    '&[open]::details-content': { height: 'auto' },
    '&[open] > summary .row-chevron': { rotate: '180deg' },
    '& > summary': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto 1.25rem',
        md: 'minmax(0, 1fr) auto 6.5rem 1.25rem',
      },
      alignItems: 'center',
      columnGap: { base: '3', md: '5' },
      rowGap: '3',
      listStyle: 'none',
      cursor: 'pointer',
      _hover: { bg: 'colorPalette.subtle' },
      _focusVisible: { outlineOffset: '-3px', borderRadius: 'card' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& .row-copy': { display: 'grid', justifyItems: 'start', gap: '1', gridColumn: { base: '1 / -1', md: 'auto' } },
    '& h3': { fontWeight: 'semibold', overflowWrap: 'anywhere', textWrap: 'pretty' },
    '& .row-text': { textStyle: 'small', color: 'ink2', textWrap: 'pretty' },
    '& .row-genotype': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
    '& .row-genotype > code': {
      fontFamily: 'mono',
      fontSize: 'xs',
      color: 'ink2',
      minWidth: { md: '16' },
      textAlign: { md: 'end' },
    },
    '& .row-status': { display: 'grid', justifySelf: { base: 'end', md: 'start' } },
    '& .row-chevron': { color: 'ink2', gridColumn: '-2', transition: `rotate ${pace}` },
  },
  variants: {
    size: {
      md: { '& > summary': { paddingInline: { base: '4', md: '5' }, paddingBlock: '4', minHeight: '14' } },
      lg: {
        '& > summary': {
          padding: { base: '5', md: '6' },
          gridTemplateColumns: { base: 'minmax(0, 1fr) 1.25rem', md: 'minmax(0, 1fr) auto 1.25rem' },
        },
        '& h3': { textStyle: 'h3', marginBlockStart: '2' },
        '& .row-text': { textStyle: 'body', color: 'ink', maxWidth: 'prose' },
      },
    },
  },
})
