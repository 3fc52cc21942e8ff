import { chakra } from '@shop/design-system'

/** What one can do, in a row. */
export const Ends = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginBlockStart: '4' },
})
