import { join } from 'node:path'

/** The same for both drivers. */
export const drizzleOptions = { casing: 'snake_case' as const }
export const migrationsFolder = join(import.meta.dirname, 'migrations')
