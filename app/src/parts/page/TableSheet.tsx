import { chakra } from '@shop/design-system'

/** The white sheet under a table; on a phone there is none, since its rows are cards themselves. */
export const TableSheet = chakra('div', {
  base: {
    bg: { md: 'card' },
    border: { md: 'hairline' },
    borderRadius: 'card',
    paddingInline: { md: '6' },
  },
})
