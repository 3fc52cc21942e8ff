import { chakra } from '@shop/design-system'

/** A list of sheets. */
export const OfferRows = chakra('ul', { base: { display: 'grid', gap: '3', listStyleType: 'none' } })

/** An offer: a picture of what is offered, its description, and the answers. */
export const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '4',
    overflowWrap: 'anywhere',
    '& .offer-picture': { aspectRatio: '1', borderRadius: 'control', overflow: 'hidden', alignSelf: 'start' },
    '& .offer-name': { textStyle: 'h4' },
    '& .offer-text': { color: 'ink2', fontSize: 'sm' },
    '& .offer-end': { display: 'flex', flexWrap: 'wrap', gap: '3', gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .offer-end > button': { flex: { base: '1 1 auto', md: 'none' } },
  },
})

/** What moves and what stays. */
export const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'ink2' },
  },
})

/** The form, and beside it what it leads to. */
export const OfferGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gap: { base: '8', lg: '12' },
    '& > dl': { alignSelf: 'start', bg: 'sand', borderRadius: 'card', padding: '5' },
  },
})
