import { chakra } from '@shop/design-system'

/** The way around beside the sections; on a phone above them. */
export const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 46rem)' },
    gap: { base: '6', lg: '12' },
    alignItems: 'start',
  },
})

/** What is in a row of a section: text at its start, actions at its end. */
export const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: '6',
    rowGap: '3',
    overflowWrap: 'anywhere',
    // A button without a box lines up by its text.
    '& > .row-quiet': { display: 'flex', marginInlineStart: { base: '-5', sm: '0' }, marginInlineEnd: { sm: '-5' } },
  },
})

/** Buttons side by side; on a phone each as wide as its dialog. */
export const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    justifyContent: { sm: 'flex-end' },
    gap: '3',
  },
})

/** A plain list of rows with lines between. */
export const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': { paddingBlock: '4', borderTop: 'hairline' },
    '& > li:first-of-type': { borderTop: 'none', paddingBlockStart: '0' },
    '& > li:last-of-type': { paddingBlockEnd: '0' },
    '& + .rows-end': { borderTop: 'hairline', marginBlockStart: '4', paddingBlockStart: '4' },
  },
})
