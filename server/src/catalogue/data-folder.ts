import { join } from 'node:path'

/** The open data that the shop is seeded from, with its attribution (NOTICE.md). */
export const dataFolder = join(import.meta.dirname, '../../data')
