import { defineRecipe } from '@chakra-ui/react'

/** Grows downwards from the top right; the browser's own popover styles are undone. */
export const toastRegionRecipe = defineRecipe({
  className: 'toasts',
  base: {
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: 'calc(var(--below, 0px) + 0.75rem)',
    insetInlineEnd: '4',
    width: 'min(24rem, 100vw - 2rem)',
    overflow: 'visible',
    border: 'none',
    padding: '0',
    bg: 'transparent',
    color: 'ink',
    zIndex: 'toast',
    '& ol': { display: 'grid', gap: '3', listStyleType: 'none' },
  },
})

export const toastRecipe = defineRecipe({
  className: 'toast',
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '3.5',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'card',
    borderRadius: 'control',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    boxShadow: 'float',
    cursor: 'grab',
    touchAction: 'pan-y',
    userSelect: 'none',
    transition: 'translate var(--chakra-durations-moderate), opacity var(--chakra-durations-moderate)',
    _starting: { opacity: 0, translate: '0 -0.5rem' },
    '&[data-dragging]': { cursor: 'grabbing', transition: 'none' },
    '& > svg': { flexShrink: 0, marginBlockStart: '0.5' },
  },
  variants: {
    tone: {
      success: { borderColor: 'clear.fg', '& > svg': { color: 'clear.fg' } },
      error: { borderColor: 'danger.fg', '& > svg': { color: 'danger.fg' } },
      info: { borderColor: 'ink2', '& > svg': { color: 'ink2' } },
    },
  },
})
