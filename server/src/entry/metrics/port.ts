import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { Database } from '../../platform/db/open.ts'
import { httpServer, listen } from '../http/http-server.ts'
import { databaseGauges } from './database-gauges.ts'

/** In milliseconds: whoever reads metrics is near. */
const waits = { headersTimeout: 5000, requestTimeout: 10_000 }
const mostConnections = 20

/** Answers GET /metrics on a port of its own, and nothing else. Throws `StartError` when it cannot be had. */
export async function openMetricsPort(registry: Registry, database: Database, port: number, restMs?: number) {
  const refresh = databaseGauges(registry, database, restMs)
  const answer = async ({ method, url }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404, { connection: 'close' }).end()
    await refresh()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  }
  const { server, drain } = httpServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  }, waits)
  server.maxConnections = mostConnections
  await listen(server, port, 'METRICS_PORT')
  return { server, drain }
}
