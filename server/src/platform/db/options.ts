import { join } from 'node:path'
import { serverFolder } from '../config/server-folder.ts'

/** For both drivers. */
export const drizzleOptions = { casing: 'snake_case' as const }
export const migrationsFolder = join(serverFolder, 'migrations')
