import { chakra } from '@shop/design-system'

/** What was bought and what becomes of it on the left, who bought it and how it was paid on the right. */
export const OrderLayout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: { base: '4', lg: '6' },
    alignItems: 'start',
    '& .order-column': { display: 'grid', gap: { base: '4', lg: '6' }, gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .order-list': { display: 'grid', gap: '4', listStyleType: 'none' },
    '& form + .order-list': { marginBlockStart: '6' },
    '& .order-list + dl, & .order-kits + dl': { marginBlockStart: '4', paddingBlockStart: '2', borderTop: 'hairline' },
    '& .order-list > li + li': { paddingBlockStart: '4', borderTop: 'hairline' },
    '& .order-line-head': { display: 'flex', justifyContent: 'space-between', gap: '4', fontWeight: 'semibold' },
    '& .order-quiet': { color: 'ink2', fontSize: 'sm' },
    '& .order-kits': { display: 'grid', gap: '1', marginBlockStart: '2', listStyleType: 'none' },
    '& .order-kits li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    '& .order-barcode': { textStyle: 'mono' },
    '& .order-text': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
})
