import { chakra } from '@shop/design-system'

/** Who the animal is beside what is known of it; on a phone and in print above it. */
export const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' },
    columnGap: { lg: '10', xl: '12' },
    rowGap: { base: '5', lg: '6' },
    alignItems: 'start',
    _print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > .animal-trail': { gridColumn: '1 / -1', _print: { display: 'none' } },
    '& > .animal-main': { minWidth: '0' },
    '& > .animal-main > section': { marginBlockStart: { base: '6', md: '8' } },
  },
})
