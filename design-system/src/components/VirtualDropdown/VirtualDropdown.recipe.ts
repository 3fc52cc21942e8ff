import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { floatingLayer, floatingSheet } from '../floating.ts'

export const rowHeight = 40
/** Rows seen at once, and so the step of Page Up and Page Down. */
export const visibleRows = 6

/** What a dropdown adds to the box of any input: it is pressed, too. */
export const dropdownControlRecipe = defineRecipe({
  className: 'dropdown',
  base: { alignItems: 'center', cursor: 'pointer', '&:has(:disabled)': { cursor: 'not-allowed' } },
})

/** Where one types to search; it shows what is selected while the list is closed. */
export const dropdownInputRecipe = defineRecipe({
  className: 'dropdown__input',
  base: { cursor: 'inherit', textOverflow: 'ellipsis', '&[aria-expanded=true]': { cursor: 'text' } },
})

export const dropdownChevronRecipe = defineRecipe({
  className: 'dropdown__chevron',
  base: {
    flexShrink: 0,
    marginInlineEnd: '4',
    color: 'ink2',
    pointerEvents: 'none',
    transition: 'transform var(--chakra-durations-fast)',
    '[aria-expanded=true] ~ &': { transform: 'rotate(180deg)' },
  },
})

const messageStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '14',
  paddingInline: '4',
  color: 'ink2',
}

/** Below the control until the list's code is there. */
export const dropdownWaitRecipe = defineRecipe({
  className: 'dropdown__wait',
  base: {
    ...floatingSheet,
    ...messageStyles,
    position: 'absolute',
    insetInline: '0',
    marginBlockStart: '1.5',
    zIndex: 'dropdown',
  },
})

/** The open list. One style sheet for all rows: styling each row by itself costs frames while scrolling. */
export const dropdownListRecipe = defineSlotRecipe({
  className: 'dropdown-list',
  slots: ['positioner', 'sheet', 'message', 'more'],
  base: {
    positioner: floatingLayer,
    sheet: {
      ...floatingSheet,
      overflow: 'hidden',
      '& [role=option]': {
        height: `${rowHeight}px`,
        lineHeight: `${rowHeight}px`,
        paddingInline: '3.5',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        cursor: 'pointer',
        '&::before': {
          content: '"✓"',
          display: 'inline-block',
          width: '6',
          color: 'transparent',
          fontWeight: 'bold',
        },
        '&[aria-selected=true]': { fontWeight: 'semibold', color: 'colorPalette.emphasized' },
        '&[aria-selected=true]::before': { color: 'colorPalette.solid' },
        '&[data-highlighted]': {
          bg: 'colorPalette.subtle',
          boxShadow: 'inset 3px 0 0 var(--chakra-colors-color-palette-solid)',
        },
      },
    },
    message: messageStyles,
    more: { height: `${rowHeight}px`, display: 'grid', placeItems: 'center', color: 'colorPalette.solid' },
  },
})
