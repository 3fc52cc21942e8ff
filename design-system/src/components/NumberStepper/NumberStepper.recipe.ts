import type { SystemStyleObject } from '@chakra-ui/react'

/** The parts' looks, by part. */
export const numberStepperStyles = {
  root: {
    position: 'relative',
    display: 'inline-flex',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'control',
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'control',
    color: 'colorPalette.emphasized',
    cursor: 'pointer',
    '&:hover': { bg: 'colorPalette.subtle' },
    '&[aria-disabled=true]': { color: 'ink2', opacity: 0.55, cursor: 'not-allowed', bg: 'transparent' },
  },
  input: {
    width: '11',
    minHeight: '11',
    bg: 'transparent',
    border: 'none',
    borderRadius: 'sm',
    textAlign: 'center',
    fontSize: 'md',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-busy=true]': { color: 'transparent' },
  },
  busy: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    color: 'colorPalette.solid',
  },
} satisfies Record<string, SystemStyleObject>
