import { defineConditions } from '@chakra-ui/react'

/**
 * The conditions our styles use (`_hover`), as Chakra defines them: of its hundred the others would cost every page
 * bytes. `system.test.ts` fails for one that a style uses and this list does not name.
 */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focus: '&:is(:focus, [data-focus])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  empty: '&:is(:empty, [data-empty])',
  open: '&:is([open], [data-open], [data-state=open])',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder, &[data-placeholder]',
  backdrop: '&::backdrop',
  notLast: '&:not(:last-of-type)',
  starting: '@starting-style',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  /** Ours: where one value can hold a light and a dark colour (palettes.ts). */
  lightDark: '@supports (color: light-dark(white, black))',
})
