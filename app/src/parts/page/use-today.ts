import { useIsHydrated } from '@shop/design-system'

const today = () => new Date().toISOString().slice(0, 10)

/** The day, as 2026-11-21; null on the server and until its page is hydrated, which may be on another day. */
export const useToday = (): string | null => (useIsHydrated() ? today() : null)
