import { spell } from '@shop/contract/spelling'
import { useCallback } from 'react'
import { useSettings } from './settings.tsx'

/** Spells the shop's own words as the visitor's country does; replies of the server come spelled (decision 0088). */
export function useSpelling(): (text: string) => string {
  const { country } = useSettings()
  return useCallback((text: string) => spell(text, country), [country])
}

/** `useSpelling` for text in JSX, and in MDX, whose texts app/mdx.ts puts into it. */
export const Spelled = ({ children }: { children: string }) => useSpelling()(children)
