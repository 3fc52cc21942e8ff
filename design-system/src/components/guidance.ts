import type { ReactNode } from 'react'

/** A picture is drawn by the component itself; where the words are enough there is none. */
export type Example = { says: string; picture?: ReactNode }

/** What a designer has to know of a component, on its page in the workshop: `<Component>.guidance.tsx` beside it. */
export type Guidance = {
  /** `new` may still change; `to be replaced` names in `instead` by what. */
  status: 'stable' | 'new' | 'to be replaced'
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
