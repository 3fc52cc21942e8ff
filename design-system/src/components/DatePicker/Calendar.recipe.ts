import type { SystemStyleObject } from '@chakra-ui/react'

/** The parts' looks, by part. */
export const calendarStyles = {
  root: { padding: '3' },
  head: { display: 'flex', alignItems: 'center', gap: '1', marginBlockEnd: '2' },
  select: {
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
  grid: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
  weekday: { textStyle: 'small', fontWeight: 'medium', color: 'ink2', paddingBlock: '1', textAlign: 'center' },
  cell: { padding: '0', textAlign: 'center' },
  day: {
    width: 'full',
    minHeight: '9',
    borderRadius: 'sm',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { bg: 'colorPalette.subtle' },
    '&:focus-visible': { outlineOffset: '0px', outlineWidth: '2px' },
    '&[data-outside]': { color: 'ink2' },
    '&[aria-current=date]': { fontWeight: 'bold', color: 'colorPalette.fg', boxShadow: 'inset 0 0 0 1px currentcolor' },
    '[aria-selected=true] > &': { bg: 'colorPalette.solid', color: 'colorPalette.contrast', fontWeight: 'bold' },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
} satisfies Record<string, SystemStyleObject>
