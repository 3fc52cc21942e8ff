import { chakra } from '@shop/design-system'

/** The parts of an account, two beside each other where there is room. */
export const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '2',
    alignItems: 'start',
  },
})

/** A fact or an action to a line, with what is done about it at the end. */
export const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      paddingBlock: '3',
      borderBlockEnd: 'hairline',
    },
    '& > li > p': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
  },
})
