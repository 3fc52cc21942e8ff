import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from './platform/config.ts'
import { apiApp } from './app.ts'
import { formHandlers } from './forms.ts'
import { mountDiscovery } from './http/discovery.ts'
import { builtPages, developmentPages, serveFiles } from './http/page-source.ts'
import { servePages } from './http/pages.ts'
import { openLog } from './platform/log.ts'
import { openServices } from './start.ts'

const config = readConfig()
const log = openLog(config.logLevel)
const { services, work, close } = await openServices(config, log)
const development = config.isDevelopment ? await developmentPages() : null
const pages = development?.source ?? (await builtPages())
const app = apiApp(services, async () => (await pages('/')).sitePages())
if (!development) serveFiles(app)
mountDiscovery(app, services, pages)
servePages(app, services, pages, formHandlers)

const answer = getRequestListener(app.fetch)
const listener: RequestListener = (req, res) => void answer(req, res)
const server = createServer(development?.handle(listener) ?? listener)
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
