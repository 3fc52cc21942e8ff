import type { ComponentType } from 'react'
import type { Reads } from '../data/reads.ts'

/** The desk's screens and what they read first, apart from those of shoppers, whose first page would carry their names. */
// oxlint-disable-next-line typescript/no-explicit-any -- a screen takes no props, or its page's copy
export const deskScreens = import.meta.glob<Record<string, ComponentType<any>>>('../screens/desk/*/*.screen.tsx')
export const deskReads = import.meta.glob<Reads>('../screens/desk/*/*.reads.ts', { import: 'reads' })
