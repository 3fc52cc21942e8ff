import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/open.ts'
import { seed } from './entry/seed/seed.ts'
import { refuseUnpriced } from './entry/seed/check-prices.ts'
import { jobHandlers, queues } from './job-handlers.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { sweepQueue } from './platform/jobs/queues.ts'
import { follow, openMemory } from './platform/db/memory.ts'
import { catalogueChannel, loadCatalogue, readCatalogueVersion } from './storefront/catalogue/load.ts'
import { warningsFor } from './platform/config/needs.ts'
import { openFiles } from './platform/files/files.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { openPayments } from './platform/payment-provider/payments.ts'
import { openLocation } from './people/visitor/ip-location.ts'
import { firstNameOf } from './people/user/first-name.ts'
import { deskKeyOf, labKeyOf, openSecrets, secretKeyOf } from './platform/config/secrets.ts'
import type { Services } from './platform/services.ts'
import { noTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts'

/** Everything the configuration needs, on an open and migrated database, which is seeded where it is empty. */
export async function openServices(
  config: Config,
  log: Logger,
  database: Database,
  telemetry: Telemetry = noTelemetry,
) {
  for (const warning of warningsFor(config)) log.warn(warning)
  const secrets = openSecrets(secretKeyOf(config))
  const { db } = database
  const jobs = await database.alone(async () => {
    const opened = await openJobs(database, log, queues, telemetry)
    await seed(db, { config, log, jobs: opened })
    await refuseUnpriced(db)
    return opened
  })
  const catalogue = await openMemory({ readVersion: () => readCatalogueVersion(db), load: () => loadCatalogue(db) })
  const unfollow = follow(catalogue, database, { channel: catalogueChannel, log })
  const services: Services = {
    config: { ...config, labApiKey: labKeyOf(config), deskApiKey: deskKeyOf(config) },
    db,
    replica: database.replica,
    catalogue,
    files: await openFiles(config, db),
    log,
    jobs,
    mailer: openMailer(config, log, firstNameOf(db)),
    payments: await openPayments(config, db),
    secrets,
    locate: openLocation(config),
  }
  return {
    services,
    work: async () => {
      await jobs.work(jobHandlers(services))
      await jobs.send(sweepQueue, {})
    },
    close: async () => {
      await jobs.stop()
      await unfollow()
      await database.close()
    },
  }
}
