import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react'

/** How loud a button is; IconButton's too. */
export const buttonLooks = {
  solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.emphasized' } },
  outline: {
    bg: 'card',
    color: 'colorPalette.emphasized',
    borderColor: 'colorPalette.border',
    _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.solid' },
  },
  soft: { bg: 'colorPalette.subtle', color: 'colorPalette.emphasized', _hover: { bg: 'colorPalette.muted' } },
  ghost: { bg: 'transparent', color: 'colorPalette.emphasized', _hover: { bg: 'colorPalette.subtle' } },
} satisfies Record<string, SystemStyleObject>

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
  },
  variants: {
    variant: buttonLooks,
    size: {
      sm: { minHeight: '9', paddingInline: '3.5', fontSize: 'sm' },
      md: { minHeight: '11', paddingInline: '5', fontSize: 'md' },
      lg: { minHeight: '14', paddingInline: '7', fontSize: 'lg' },
    },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
