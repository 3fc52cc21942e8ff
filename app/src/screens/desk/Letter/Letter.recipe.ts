import { chakra } from '@shop/design-system'

/** The thread beside what is known of it; on a phone one above the other, the thread first. */
export const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    columnGap: '8',
    rowGap: '6',
    alignItems: 'start',
    '& form': { marginBlockStart: '6' },
    '& aside': { display: 'grid', gap: '6' },
  },
})

/** Theirs at the start, ours at the end and in colour. */
export const Thread = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    listStyleType: 'none',
    '& li[data-from=sender]': { marginInlineEnd: { md: '10' } },
    '& li[data-from=house]': { marginInlineStart: { md: '10' } },
    '& .letter-head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' },
    '& .letter-by': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& time': { color: 'ink2', fontSize: 'sm' },
    '& .letter-text': { marginBlockStart: '2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& .letter-files': { marginBlockStart: '2', color: 'ink2', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
})
