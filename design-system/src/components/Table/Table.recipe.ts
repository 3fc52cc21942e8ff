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
      textStyle: 'small',
      fontSize: 'md',
      [narrow]: { '&, & tbody, & tr, & th, & td, & caption': { display: 'block' } },
    },
    '& caption': { textStyle: 'h4', textAlign: 'start', paddingBlockEnd: '3' },
    '& thead th': {
      paddingBlock: '3',
      textStyle: 'label',
      color: 'ink2',
      verticalAlign: 'bottom',
      borderBottom: '1px solid',
      borderColor: 'edge',
    },
    '& th, & td': { paddingInline: '3', textAlign: 'start', overflowWrap: 'anywhere' },
    '& th:first-of-type': { paddingInlineStart: '0' },
    '& tr > :last-child': { paddingInlineEnd: '0' },
    '& tbody th, & td': { paddingBlock: '4', verticalAlign: 'top', borderBottom: 'hairline' },
    '& tbody th': { fontWeight: 'semibold' },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
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
      '& tbody tr > *': { paddingInline: '0', paddingBlock: '2.5' },
      '& tbody th': { textStyle: 'h4' },
      '& td[data-label]': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '4',
        textAlign: 'end',
        whiteSpace: 'normal',
        _before: { content: 'attr(data-label)', flex: '0 0 auto', maxWidth: '50%', color: 'ink2', textAlign: 'start' },
      },
    },
  },
})
