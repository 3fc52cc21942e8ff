import { defineSlotRecipe } from '@chakra-ui/react'
import { floatingLayer, floatingSheet } from '../floating.ts'

export const calendarRecipe = defineSlotRecipe({
  className: 'calendar',
  slots: ['positioner', 'content', 'viewControl', 'table', 'tableHeader', 'tableCell', 'tableCellTrigger'],
  base: {
    positioner: floatingLayer,
    content: { ...floatingSheet, padding: '3', outline: 'none' },
    viewControl: { display: 'flex', alignItems: 'center', gap: '1', marginBlockEnd: '2' },
    table: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse', outline: 'none' },
    tableHeader: { textStyle: 'small', fontWeight: 'medium', color: 'ink2', paddingBlock: '1', textAlign: 'center' },
    tableCell: { padding: '0', textAlign: 'center' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      minHeight: '9',
      borderRadius: 'sm',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&:hover': { bg: 'colorPalette.subtle' },
      '&:focus-visible': { outlineOffset: '0px', outlineWidth: '2px' },
      '&[data-outside-range]': { color: 'ink2' },
      '&[data-today]': { fontWeight: 'bold', color: 'colorPalette.fg', boxShadow: 'inset 0 0 0 1px currentcolor' },
      '&[data-selected]': { bg: 'colorPalette.solid', color: 'colorPalette.contrast', fontWeight: 'bold' },
      '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
})

/** The month and the year above the days. */
export const headSelectRecipe = {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '9',
    paddingInline: '1',
    bg: 'transparent',
    borderRadius: 'sm',
    fontSize: 'md',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&:hover': { bg: 'colorPalette.subtle' },
    '& option': { bg: 'card' },
  },
}
