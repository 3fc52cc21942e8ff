import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { openDatabase } from '../src/platform/db/open.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { apiApp } from '../src/app.ts'
import { openServices } from '../src/start.ts'
import { sweepQueue } from '../src/platform/jobs/queues.ts'

/** The real API without the pages, for tests that kill it; prints "ready" once it listens. */
const config = readConfig({ DEMO: 'empty', ...process.env })
const { services, work } = await openServices(config, pino({ level: 'silent' }), await openDatabase(config))
await work()
// The shop sweeps every minute; a test has less time. While the database is away there is nothing to sweep.
setInterval(() => void services.jobs.send(sweepQueue, {}).catch(() => {}), 1000)
const answer = getRequestListener(apiApp(services).app.fetch)
createServer((req, res) => void answer(req, res)).listen(config.port, () => process.stdout.write('ready\n'))
// A killed process leaves nothing that the next one could begin with.
flushCompileCache()
