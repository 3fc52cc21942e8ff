import { defineSlotRecipe } from '@chakra-ui/react'

const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/**
 * From sm up a row of numbered circles joined by lines; below it one bar of segments, the names for screen readers
 * only. A segment is 24 px high to the finger (WCAG 2.5.8) and 4 px to the eye.
 */
export const stepsRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'step', 'marker', 'name'],
  className: 'steps',
  base: {
    list: { display: 'flex', gap: { base: '1.5', sm: '3' }, listStyleType: 'none' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: { base: '1', sm: '0 0 auto' },
      _notLast: {
        sm: { flex: '1', _after: { content: '""', flex: '1', minWidth: '4', height: '1px', bg: 'line' } },
      },
    },
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: { base: 'full', sm: 'auto' },
      minHeight: { base: '6', sm: '11' },
      borderRadius: 'sm',
      color: 'ink2',
      textDecoration: 'none',
    },
    marker: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: { sm: '8' },
      width: { base: 'full', sm: '8' },
      height: { base: '1', sm: '8' },
      borderRadius: 'pill',
      borderWidth: { sm: '1.5px' },
      fontSize: { base: '0', sm: 'sm' },
      fontWeight: 'bold',
      lineHeight: 'none',
      '& svg': { display: { base: 'none', sm: 'block' } },
    },
    name: { textStyle: 'label', whiteSpace: 'nowrap', smDown: hiddenText },
  },
  variants: {
    state: {
      done: {
        marker: { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid', color: 'colorPalette.contrast' },
        name: { color: 'ink' },
        item: { _after: { bg: 'colorPalette.solid!' } },
      },
      current: {
        marker: {
          bg: { base: 'colorPalette.muted', sm: 'colorPalette.subtle' },
          borderColor: 'colorPalette.solid',
          color: 'colorPalette.emphasized',
        },
        name: { color: 'ink', fontWeight: 'bold' },
      },
      upcoming: { marker: { bg: { base: 'line', sm: 'card' }, borderColor: 'edge' } },
    },
  },
})
