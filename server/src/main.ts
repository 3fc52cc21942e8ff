import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { seed } from './db/seed.ts'
import { apiApp } from './http/app.ts'
import { developmentMiddleware, servePages } from './http/pages.ts'
import { jobHandlers } from './job-handlers.ts'
import { openJobs } from './jobs.ts'
import { openMailer } from './mail/mailer.ts'
import { openPayments } from './payments/payments.ts'
import type { Services } from './services.ts'

const config = readConfig()
const log = pino({ level: config.logLevel, redact: ['*.password', '*.cookie', '*.authorization'] })
const database = await openDatabase(config)
await seed(database.db, config, log)

const jobs = await openJobs(database, log)
const services: Services = {
  config,
  db: database.db,
  log,
  jobs,
  mailer: openMailer(config, log),
  payments: openPayments(config, database.db),
}
const app = apiApp(services)
await servePages(app, services)

const listener = getRequestListener(app.fetch)
const server = createServer((req, res) =>
  developmentMiddleware.current
    ? developmentMiddleware.current(req as never, res as never, () => void listener(req, res))
    : void listener(req, res),
)
await jobs.work(jobHandlers(services))
server.listen(config.port, () => log.info(`Ready on ${config.publicUrl}`))

/** Lets requests under way finish, and jobs, then closes the database; a second signal does not wait. */
let isStopping = false
const stop = (signal: string) => {
  if (isStopping) process.exit(1)
  isStopping = true
  log.info(`${signal}: stopping`)
  server.close(async () => {
    await jobs.stop()
    await database.close()
    process.exit(0)
  })
  server.closeIdleConnections()
  setTimeout(() => process.exit(1), 10_000).unref()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
