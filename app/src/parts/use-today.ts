import { useSyncExternalStore } from 'react'

const never = () => () => {}
const today = () => new Date().toISOString().slice(0, 10)

/** The day, as 2026-11-21; null on the server and until its page is hydrated, which may be on another day. */
export const useToday = (): string | null => useSyncExternalStore(never, today, () => null)
