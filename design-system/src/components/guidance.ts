import type { ReactNode } from 'react'

/** A picture is drawn by the component itself; where the words are enough there is none. */
export type Example = { says: string; picture?: ReactNode }

/** What components are for, in the order of the workshop's catalogue. */
export const groups = ['Actions', 'Forms', 'Navigation', 'Feedback', 'Results', 'Content', 'Pictures'] as const

/** What a designer has to know of a component, on its page in the workshop: `<Component>.guidance.tsx` beside it. */
export type Guidance = {
  group: (typeof groups)[number]
  /** The month in which it was added, `2026-11`. */
  since: string
  /** The component that takes its place, where one does. */
  replacedBy?: string
  /** When it is the right one. */
  use: string
  /** When another one is, and which. */
  instead: string
  /** What a screen reader announces of it. */
  reads: string
  keys?: [keys: string, effect: string][]
  dos?: Example[]
  donts?: Example[]
}
