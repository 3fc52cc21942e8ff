import { chakra } from '@chakra-ui/react'
import { BareInput, ControlBox } from '../Field/Control.tsx'

/** The same box as any input's. What it says of an input it says here of a button too, the control without a search. */
export const Control = chakra(ControlBox, {
  base: {
    alignItems: 'center',
    cursor: 'pointer',
    '&:has(button:focus-visible)': {
      borderColor: 'colorPalette.solid',
      outline: '3px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '2px',
    },
    '&:has(button[aria-invalid=true])': { borderColor: 'danger.fg', boxShadow: 'inset 0 0 0 1px currentcolor' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(button:disabled)': { bg: 'sand', borderColor: 'line', color: 'ink2' },
  },
})

/** Where one types to search; it shows what is selected while the list is closed. */
export const SearchInput = chakra(
  BareInput,
  { base: { cursor: 'inherit', textOverflow: 'ellipsis', '&[aria-expanded=true]': { cursor: 'text' } } },
  { defaultProps: { 'data-inner': '' } },
)

/** The same without a search. */
export const ValueButton = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '11',
    paddingInline: '4',
    fontSize: 'md',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'inherit',
    outline: 'none',
    '&[data-empty]': { color: 'ink2' },
  },
})

export const Chevron = chakra('span', {
  base: {
    flexShrink: 0,
    marginInlineEnd: '4',
    color: 'ink2',
    pointerEvents: 'none',
    transition: 'transform var(--chakra-durations-fast)',
    '&[data-open]': { transform: 'rotate(180deg)' },
  },
})

/** What stands in the panel when there is no row: words, or a spinner. */
export const Message = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingInline: '4',
    color: 'ink2',
  },
})
