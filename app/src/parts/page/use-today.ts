import { readToday, useIsHydrated } from '@shop/design-system'

/** The visitor's own day, as 2026-11-21; null on the server and until its page is hydrated, which may be on another day. */
export const useToday = (): string | null => (useIsHydrated() ? readToday() : null)
