import type { SystemStyleObject } from '@chakra-ui/react'

/** The parts' looks, by part. */
export const switchStyles = {
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '11',
    paddingBlock: '2.5',
    cursor: 'pointer',
    '&:has(input:disabled)': { cursor: 'not-allowed', color: 'ink2' },
  },
  input: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '11',
    height: '6',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'edge',
    bg: 'sand',
    cursor: 'inherit',
    transition: 'background-color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineStart: '2px',
      aspectRatio: '1',
      borderRadius: 'pill',
      bg: 'edge',
      transition: 'translate var(--chakra-durations-fast), background-color var(--chakra-durations-fast)',
    },
    '&:checked': {
      bg: 'colorPalette.solid',
      borderColor: 'colorPalette.solid',
      '&::after': { translate: '1.25rem 0', bg: 'colorPalette.contrast' },
    },
    '&:disabled': { opacity: 0.55 },
    '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
  },
} satisfies Record<string, SystemStyleObject>
