import { defineRecipe } from '@chakra-ui/react'

const narrow = '@container (max-width: 40rem)'

/** Narrower than 40rem, whatever the page's width, each row becomes a card and each cell a labelled line. */
export const tableRecipe = defineRecipe({
  className: 'table',
  base: {
    containerType: 'inline-size',
    '& table': {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'body',
      [narrow]: { '&, & tbody, & tr, & th, & td, & caption': { display: 'block' } },
    },
    '& caption': { textStyle: 'h4', textAlign: 'start', paddingBlockEnd: '3' },
    '& th, & td': { textAlign: 'start', overflowWrap: 'anywhere' },
    '& thead th': {
      /* A column is at least as wide as the longest word of its heading. */
      overflowWrap: 'break-word',
      paddingBlock: '3',
      textStyle: 'label',
      color: 'ink2',
      verticalAlign: 'bottom',
      borderBottom: '1px solid',
      borderColor: 'edge',
    },
    /* Lets one long word, such as a variant's name, break instead of widening the page. */
    '& td > div': { minWidth: '0' },
    '& tr > * + *': { paddingInlineStart: '6' },
    '& tbody th, & td': { paddingBlock: '4', verticalAlign: 'top' },
    '& tbody th': { fontWeight: 'semibold' },
    '& tbody tr + tr > *': { borderTop: 'hairline' },
    '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .table-empty': { paddingBlock: '8', color: 'ink2', textAlign: 'center' },

    [narrow]: {
      /* Not display: none, so that a screen reader still has the columns. */
      '& thead': { srOnly: true },
      '& tbody tr': {
        paddingBlock: '2',
        paddingInline: '5',
        marginBlockEnd: '3',
        bg: 'card',
        border: 'hairline',
        borderRadius: 'card',
      },
      '& tbody tr > *, & tbody tr + tr > *': { paddingInline: '0', paddingBlock: '2.5', borderTop: 'none' },
      '& tbody tr > * + *, & tbody tr + tr > * + *': { paddingInlineStart: '0', borderTop: 'hairline' },
      '& tbody th': { textStyle: 'h4' },
      '& td[data-label]': {
        display: 'flex',
        /* What is longer than the line goes under its label. */
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '4',
        rowGap: '0.5',
        textAlign: 'start',
        whiteSpace: 'normal',
        _before: { content: 'attr(data-label)', flex: '0 0 auto', maxWidth: '100%', color: 'ink2' },
      },
    },
  },
})
