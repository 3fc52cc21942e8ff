import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Observe, Work } from './telemetry.ts'

/** In seconds; each is a line for every method, route and status. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Node reads some thirty more, and a stranger could send each of them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function histograms(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'shop_http_request_duration_seconds',
      help: 'Requests, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    statements: new Histogram({
      name: 'shop_db_statement_duration_seconds',
      help: 'Statements, with their wait for a connection: ok, error, or unavailable.',
      labelNames: ['outcome'],
      buckets,
      registers,
    }),
    jobs: new Histogram({
      name: 'shop_job_duration_seconds',
      help: 'Tries of jobs, by queue: ok or error.',
      labelNames: ['queue', 'outcome'],
      buckets: [0.1, 1, 10, 60],
      registers,
    }),
  }
}

const failureOf = (work: Work, error: unknown) =>
  work.kind === 'statement' && work.isUnavailable(error) ? 'unavailable' : 'error'

/** Prometheus metrics of what this process does, and of the process itself. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { requests, statements, jobs } = histograms(registry)

  function record(work: Work, outcome: string, seconds: number) {
    if (work.kind === 'statement') statements.observe({ outcome }, seconds)
    else if (work.kind === 'job') jobs.observe({ queue: work.queue, outcome }, seconds)
    else if (!work.isInner)
      requests.observe({ method: methods.includes(work.method) ? work.method : 'OTHER', ...work.ended() }, seconds)
  }

  const observe: Observe = async (work, run) => {
    const started = performance.now()
    let outcome = 'ok'
    try {
      return await run()
    } catch (error) {
      outcome = failureOf(work, error)
      throw error
    } finally {
      record(work, outcome, (performance.now() - started) / 1000)
    }
  }
  return { registry, observe }
}
