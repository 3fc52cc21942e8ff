import type { SystemStyleObject } from '@chakra-ui/react'

/** The parts' looks, by part. */
export const checkboxStyles = {
  /** The label belongs to the target, so a thumb has 44 px. */
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: '11',
    paddingBlock: '2.5',
    cursor: 'pointer',
    '&:has(input:disabled)': { cursor: 'not-allowed', color: 'ink2' },
  },
  input: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    boxSize: '6',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'sm',
    bg: 'card',
    cursor: 'inherit',
    transition: 'background-color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '3px',
      bg: 'colorPalette.contrast',
      clipPath: 'polygon(14% 48%, 0 62%, 38% 100%, 100% 22%, 86% 8%, 37% 71%)',
      transform: 'scale(0)',
      transition: 'transform var(--chakra-durations-fast)',
    },
    '&:checked': { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid', '&::after': { transform: 'none' } },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', borderWidth: '2px' },
    '&:disabled': { opacity: 0.55 },
    /** With the system's own high-contrast colours our tick would vanish: give the native one back. */
    '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
  },
} satisfies Record<string, SystemStyleObject>
