import { useMemo } from 'react'
import { isConfigOver, setConfig, useStoredConfig } from './config.ts'
import { parseStored, readStored, useStored, writeStored } from './storage.ts'

/** The name of the tool that was opened last in this browser; null for none, and while the server renders. */
export const useUserTool = (): string | null => useStoredConfig().userTool ?? null

const usesKey = 'tool-uses'
const mostCounted = 999

/** How often each tool was opened; what is stored may come from anybody. */
function usesIn(text: string | null | undefined): Record<string, number> {
  const stored = parseStored(text ?? null)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, count]) => Number.isInteger(count) && count > 0))
}

/** How often each tool was opened in this browser, by its name; it is sent to nobody. */
export function useToolUses(): Record<string, number> {
  const text = useStored(usesKey)
  return useMemo(() => usesIn(text), [text])
}

/** Counts a tool that was opened, as the last one. False when it holds for this page only: storage is full or forbidden. */
export function rememberUserTool(name: string): boolean {
  if (isConfigOver()) return true
  const uses = usesIn(readStored(usesKey))
  writeStored(usesKey, JSON.stringify({ ...uses, [name]: Math.min((uses[name] ?? 0) + 1, mostCounted) }))
  return setConfig({ userTool: name })
}

/** Where tools are, one of which is a list of the shop (order-tests); elsewhere their table is not needed. */
export const isNearTools = (pathname: string): boolean =>
  /^\/(my|tools|activate|resources)(\/|$)|^\/(breeder|vet)\/for-dogs\/dna-tests$|^\/pet-owner\/products$/.test(pathname)
