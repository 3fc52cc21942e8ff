import { join } from 'node:path'
import { serverFolder } from '../../platform/config/server-folder.ts'

/** The open data that the shop is seeded from, with its attribution (NOTICE.md). */
export const dataFolder = join(serverFolder, 'data')
