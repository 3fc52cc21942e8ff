import type { Logger } from 'pino'
import type { Config } from './platform/config.ts'
import type { Database } from './db/open.ts'
import { seed } from './seed/seed.ts'
import { jobHandlers } from './job-handlers.ts'
import { openJobs } from './platform/jobs.ts'
import { warningsFor } from './platform/needs.ts'
import { openMailer } from './mail/mailer.ts'
import { openPayments } from './payment-provider/payments.ts'
import { firstNameOf } from './user/first-name.ts'
import { deskKeyOf, labKeyOf, openSecrets, secretKeyOf } from './platform/secrets.ts'
import type { Services } from './services.ts'

/** Everything the configuration asks for, on an open and migrated database, which is seeded where it is empty. */
export async function openServices(config: Config, log: Logger, database: Database) {
  for (const warning of warningsFor(config)) log.warn(warning)
  const secrets = openSecrets(secretKeyOf(config))
  const { db } = database
  const jobs = await database.alone(async () => {
    const opened = await openJobs(database, log)
    await seed(db, { config, log, jobs: opened })
    return opened
  })
  const services: Services = {
    config: { ...config, labApiKey: labKeyOf(config), deskApiKey: deskKeyOf(config) },
    db,
    log,
    jobs,
    mailer: openMailer(config, log, firstNameOf(db)),
    payments: await openPayments(config, db),
    secrets,
  }
  return {
    services,
    work: () => jobs.work(jobHandlers(services)),
    close: async () => {
      await jobs.stop()
      await database.close()
    },
  }
}
