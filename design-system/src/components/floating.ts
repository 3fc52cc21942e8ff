import type { SystemStyleObject } from '@chakra-ui/react'

/** Where a machine places what floats, and nothing to be seen of a popover's own frame. */
export const floatingLayer = {
  margin: '0',
  padding: '0',
  border: 'none',
  overflow: 'visible',
  bg: 'transparent',
  color: 'ink',
} satisfies SystemStyleObject

/** The sheet itself, in the visitor's scheme also where it comes out of a header, which stays light. */
export const floatingSheet = {
  colorScheme: 'var(--scheme)',
  bg: 'card',
  border: 'hairline',
  borderRadius: 'control',
  boxShadow: 'float',
} satisfies SystemStyleObject

/**
 * Spread on a machine's positioner. It stays where it is in the document, so it has the audience's colours and is part
 * of the dialog around it, but is drawn in the browser's top layer, where no card or dialog can clip it.
 */
export const topLayer = {
  popover: 'manual',
  ref: (element: HTMLElement | null) => {
    element?.showPopover()
  },
} as const

/** Below its control and as wide, or above it where there is no room below. */
export const besideControl = { placement: 'bottom', strategy: 'fixed', sameWidth: true, gutter: 6 } as const
