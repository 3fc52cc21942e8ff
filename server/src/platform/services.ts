import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { CatalogueRows } from '../schema/catalogue.ts'
import type { Memory } from './db/memory.ts'
import type { Db } from './db/open.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Payments } from './payment-provider/payments.ts'
import type { Secrets } from './config/secrets.ts'

/** What handlers work with, passed once at start. */
export type Services = {
  config: Config
  db: Db
  /** Standbys, a moment behind `db`, for who has not just written what they read; null where there are none. */
  replica: Db | null
  /** What is sold, in memory: `catalogueOf` of the storefront makes it readable. */
  catalogue: Memory<CatalogueRows>
  files: Files
  log: Logger
  jobs: Jobs
  mailer: Mailer
  payments: Payments
  secrets: Secrets
  /** In which country a network address is; undefined where nobody can tell. */
  locate: (address: string) => Promise<string | undefined>
}
