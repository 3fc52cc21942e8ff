import { defineRecipe } from '@chakra-ui/react'

/** The sheet that floats under the button; the wrapper is positioned. */
export const menuPanelRecipe = defineRecipe({
  className: 'menu-panel',
  base: {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 0.5rem)',
    zIndex: 'dropdown',
    minWidth: '14rem',
    maxWidth: 'calc(100vw - 2.5rem)',
    padding: '2',
    colorScheme: 'var(--scheme)',
    bg: 'card',
    color: 'ink',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    boxShadow: 'float',
    listStyleType: 'none',
    transition: 'translate var(--chakra-durations-fast), opacity var(--chakra-durations-fast)',
    _starting: { opacity: 0, translate: '0 -0.25rem' },
  },
  variants: { align: { start: { insetInlineStart: '0' }, end: { insetInlineEnd: '0' } } },
  defaultVariants: { align: 'start' },
})

export const menuItemRecipe = defineRecipe({
  className: 'menu-item',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'colorPalette.subtle', color: 'colorPalette.emphasized' },
    _focusVisible: { bg: 'colorPalette.subtle', color: 'colorPalette.emphasized', outlineOffset: '-3px' },
    '&[aria-current]': { color: 'colorPalette.emphasized', fontWeight: 'bold' },
  },
  variants: {
    tone: { danger: { color: 'danger.fg', _hover: { bg: 'danger.bg', color: 'danger.fg' } } },
  },
})
