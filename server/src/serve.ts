import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { apiApp } from './app.ts'
import type { Database } from './platform/db/open.ts'
import { endOnSignal } from './entry/start/end-on-signal.ts'
import { formHandlers } from './forms.ts'
import { greeting } from './entry/start/greeting.ts'
import { mountDiscovery } from './entry/page/discovery.ts'
import { httpServer, listen } from './entry/http/http-server.ts'
import { builtPages, developmentPages, serveFiles } from './entry/page/source.ts'
import { servePages } from './entry/page/pages.ts'
import type { Config } from './platform/config/config.ts'
import type { OpenTelemetry } from './platform/telemetry/telemetry.ts'
import { openServices } from './start.ts'

/** How long whoever sends us requests has to see that we are leaving, and to take them elsewhere. */
const noticeMs = 2000
/** How long requests under way may take after that; jobs then have five seconds (jobs/jobs.ts). */
const requestsMs = 2500

type Opened = {
  config: Config
  log: Logger
  database: Database
  telemetry: OpenTelemetry
}

/** Answers visitors on the configured port, and does jobs. Throws `StartError` when the port cannot be had. */
export async function serve({ config, log, database, telemetry }: Opened) {
  const { services, work, close } = await openServices(config, log, database, telemetry)
  const development = config.isDevelopment ? await developmentPages() : null
  const pages = development?.source ?? (await builtPages())
  let isLeaving = false
  const { app, answerCall } = apiApp(services, {
    sitePages: async () => (await pages('/')).sitePages(),
    isLeaving: () => isLeaving,
    observe: telemetry.observe,
  })
  if (!development) serveFiles(app)
  mountDiscovery(app, services, pages)
  servePages(app, services, { pageAt: pages, forms: formHandlers, answerCall })

  const answer = getRequestListener(app.fetch)
  const listener: RequestListener = (req, res) => void answer(req, res)
  const { server, leave, drain } = httpServer(development?.handle(listener) ?? listener)
  if (config.metricsPort !== null && telemetry.registry) {
    const { openMetricsPort } = await import('./entry/metrics/port.ts')
    await openMetricsPort(telemetry.registry, database, config.metricsPort)
  }
  await listen(server, config.port, 'PORT')

  const working = work()
  endOnSignal(log, async (signal) => {
    isLeaving = true
    leave()
    // At a terminal nobody else is to notice.
    if (signal === 'SIGTERM') await sleep(noticeMs)
    await drain(requestsMs)
    // Jobs that are still being set up need the database.
    await working
    await close()
    await telemetry.close()
  })

  await working
  log.info(config.logFormat === 'text' ? await greeting(config) : `Ready on ${config.publicUrl}`)
}
