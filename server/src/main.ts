import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { apiApp } from './http/app.ts'
import { developmentMiddleware, servePages } from './http/pages.ts'
import { openServices } from './start.ts'

const config = readConfig()
const log = pino({ level: config.logLevel, redact: ['*.password', '*.cookie', '*.authorization'] })
const { services, work, close } = await openServices(config, log)
const app = apiApp(services)
await servePages(app, services)

const listener = getRequestListener(app.fetch)
const server = createServer((req, res) =>
  developmentMiddleware.current
    ? developmentMiddleware.current(req as never, res as never, () => void listener(req, res))
    : void listener(req, res),
)
await work()
server.listen(config.port, () => log.info(`Ready on ${config.publicUrl}`))

/** Lets requests under way finish, and jobs, then closes the database; a second signal does not wait. */
let isStopping = false
const stop = (signal: string) => {
  if (isStopping) process.exit(1)
  isStopping = true
  log.info(`${signal}: stopping`)
  server.close(() => void close().finally(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(1), 10_000).unref()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
