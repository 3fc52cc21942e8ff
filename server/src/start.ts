import { mkdirSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Config } from './platform/config.ts'
import { openDatabase } from './db/open.ts'
import { seed } from './seed/seed.ts'
import { jobHandlers } from './job-handlers.ts'
import { openJobs } from './platform/jobs.ts'
import { openMailer } from './mail/mailer.ts'
import { openPayments } from './payment-provider/payments.ts'
import { labKeyOf, openSecrets, secretKeyOf } from './platform/secrets.ts'
import type { Services } from './platform/services.ts'
import { StartError } from './platform/start-error.ts'

function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made a folder: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

/** Everything the configuration asks for: an open, migrated and seeded database, and what works on it. */
export async function openServices(config: Config, log: Logger) {
  // Without it a payment that the browser does not come back from waits for the sweep.
  if (config.stripe && !config.stripe.webhookSecret) log.warn('STRIPE_WEBHOOK_SECRET is not set: webhooks are refused')
  if (config.payPal && !config.payPal.webhookId) log.warn('PAYPAL_WEBHOOK_ID is not set: webhooks are refused')
  // Replicas would each make a key of their own, and not open each other's links.
  if (config.databaseUrl && !config.secretKey) log.warn('SECRET_KEY is not set: the key in DATA_DIR is used')
  if (!config.databaseUrl || !config.secretKey) makeDataDir(config.dataDir)
  const secrets = openSecrets(secretKeyOf(config))
  const database = await openDatabase(config)
  const { db } = database
  await seed(db, config, log)
  const jobs = await openJobs(database, log)
  const services: Services = {
    config: { ...config, labApiKey: labKeyOf(config) },
    db,
    log,
    jobs,
    mailer: openMailer(config, log),
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
