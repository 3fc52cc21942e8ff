import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'

/** What handlers work with, handed in once at start. */
export type Services = {
  config: Config
  db: Db
  log: Logger
}
