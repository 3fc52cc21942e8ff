import { defineRecipe } from '@chakra-ui/react'

/** Shows the short "+61" while the native select with the long names is over it, invisible. */
export const dialRecipe = defineRecipe({
  className: 'phone-input__dial',
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    paddingInline: '4',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    borderStartStartRadius: 'control',
    borderEndStartRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    '&:has(select:focus-visible)': { bg: 'colorPalette.subtle' },
    '& select, & select:disabled': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
    '& option': { color: 'ink', bg: 'card' },
  },
})
