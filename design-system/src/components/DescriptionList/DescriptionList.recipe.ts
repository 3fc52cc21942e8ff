import { defineRecipe } from '@chakra-ui/react'

export const descriptionListRecipe = defineRecipe({
  className: 'description-list',
  base: {
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      rowGap: '0.5',
      paddingBlock: '3',
      borderTop: 'hairline',
    },
    '& > div:first-of-type': { borderTop: 'none' },
    '& dt': { flex: '0 0 11rem', color: 'ink2' },
    /* Goes under its term where less than 14rem are left beside it. */
    '& dd': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& dd[data-mono]': { textStyle: 'mono', lineHeight: 'normal', paddingBlockStart: '0.5' },
  },
  variants: {
    /** `inline` puts short values at the line's end, as in the totals of a receipt. */
    layout: {
      rows: {},
      inline: {
        '& > div': { flexWrap: 'nowrap', alignItems: 'baseline', justifyContent: 'space-between' },
        '& dt': { flex: '0 1 auto' },
        '& dd': { flex: '0 1 auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
})
