import { defineRecipe } from '@chakra-ui/react'
import { tableRecipe } from '../Table/Table.recipe.ts'

/** A Table whose rows can be focused, chosen and sorted, and of which only those near the screen are in the document. */
export const dataTableRecipe = defineRecipe({
  className: 'data-table',
  base: {
    ...tableRecipe.base,
    '& tbody tr[data-index]': {
      cursor: 'default',
      _focusVisible: { outlineOffset: '-3px' },
      '&[data-selected]': { bg: 'colorPalette.subtle' },
      '&[data-opens]': { cursor: 'pointer', _hover: { bg: 'sand' } },
    },
    '& tbody tr[data-index] > th, & tbody tr[data-index] > td': { paddingBlock: '3' },
    /* Texts stand in line with the taller buttons. */
    '& thead tr > th': { verticalAlign: 'middle' },
    '& tbody th:not([data-code])': { minWidth: '32' },
    '& [data-code]': { whiteSpace: 'nowrap' },
    '& tr > .data-choose': { width: '11', paddingInline: '0' },
    '& .data-choose label': {
      display: 'grid',
      placeItems: 'center',
      width: '11',
      minHeight: '6',
      cursor: 'pointer',
    },
    '& .data-choose input': { width: '5', height: '5', accentColor: 'colorPalette.solid', cursor: 'pointer' },
    '& tr > .data-choose + *': { paddingInlineStart: '1' },
    '& .data-sort': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '6',
      color: 'ink2',
      textStyle: 'label',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      '& svg': { flexShrink: 0 },
    },
    '& th[aria-sort] .data-sort': { color: 'ink' },
    /* On a card, what is empty is left out. */
    '@container (max-width: 40rem)': {
      ...tableRecipe.base?.['@container (max-width: 40rem)'],
      /* Who comes to a heading by keyboard sees it. */
      '& thead': {},
      '& thead:not(:focus-within)': { srOnly: true },
      '& thead:focus-within tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
      '& td[data-label]:has(> div:empty)': { display: 'none' },
      /* Its box stands at the end of a card's first line. */
      '& tbody tr[data-index]:has(> .data-choose)': {
        position: 'relative',
        '& > .data-choose': { position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2', paddingBlock: '3' },
        '& > .data-choose + *': { paddingInline: '0 {spacing.11}', borderTop: 'none' },
      },
    },
  },
})
