import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react'

const message: SystemStyleObject = {
  display: 'flex',
  gap: '1.5',
  alignItems: 'flex-start',
  textStyle: 'small',
  fontWeight: 'medium',
  marginBlockStart: '1.5',
  '& svg': { flexShrink: 0, boxSize: '4', marginBlockStart: '0.2em' },
}

/** The parts' looks, by part. */
export const fieldStyles = {
  root: { position: 'relative', minWidth: '0', width: 'full' },
  star: { color: 'danger.fg' },
  help: { textStyle: 'small', color: 'ink2', marginBlockStart: '1.5' },
  error: { ...message, color: 'danger.fg' },
  doubt: { ...message, color: 'carrier.fg' },
} satisfies Record<string, SystemStyleObject>

export const labelRecipe = defineRecipe({
  className: 'field__label',
  base: { display: 'block', textStyle: 'label', marginBlockEnd: '1.5' },
  variants: {
    isHidden: { true: { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
})

/** The bordered box every typed control is in; what is inside has no border and no ring of its own. */
export const controlRecipe = defineRecipe({
  className: 'control',
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    width: 'full',
    minHeight: '12',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'control',
    transition: 'border-color var(--chakra-durations-fast)',
    '&:hover': { borderColor: 'ink2' },
    '&:has([data-inner]:focus-visible)': {
      borderColor: 'colorPalette.solid',
      outline: '3px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '2px',
    },
    '&:has([data-inner][aria-invalid=true])': {
      borderColor: 'danger.fg',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-danger-fg)',
    },
    '&:has([data-inner][data-doubt])': { borderColor: 'carrier.fg' },
    '&:has([data-inner]:read-only:not(select))': { bg: 'sand', borderColor: 'line' },
    '&:has([data-inner]:disabled)': { bg: 'sand', borderColor: 'line', color: 'ink2' },
  },
})

/** The input, textarea or select itself. 16 px at least, or a phone zooms in when it gets the focus. */
export const innerRecipe = defineRecipe({
  className: 'control__inner',
  base: {
    flex: '1',
    minWidth: '0',
    width: 'full',
    bg: 'transparent',
    border: 'none',
    outline: 'none',
    borderRadius: 'inherit',
    paddingInline: '4',
    paddingBlock: '2.5',
    fontSize: 'md',
    lineHeight: 'snug',
    color: 'ink',
    '&::placeholder': { color: 'ink2', opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', color: 'ink2', opacity: 1 },
  },
})

/** What is before or after the typed text: a unit, an icon, a small button. */
export const affixRecipe = defineRecipe({
  className: 'control__affix',
  base: { display: 'flex', alignItems: 'center', flexShrink: 0, color: 'ink2' },
  variants: {
    side: {
      start: { paddingInlineStart: '4', marginInlineEnd: '-2' },
      end: { paddingInlineEnd: '4', marginInlineStart: '-2', '&:has(button)': { paddingInlineEnd: '0.5' } },
    },
  },
})
