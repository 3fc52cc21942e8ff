import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'

/** What is measured and traced. Texts of it become names of metrics and spans: they are ours, and nothing that was sent. */
export type Work =
  | {
      kind: 'request'
      method: string
      /** W3C Trace Context, of whoever sends the request. */
      traceparent: string | undefined
      /** A page makes it of itself. */
      isInner: boolean
      /** As it is after `run`. The route is a pattern, and no address. */
      ended: () => { route: string; status: number }
    }
  | { kind: 'statement'; text: string; isUnavailable: (error: unknown) => boolean }
  | {
      kind: 'job'
      queue: string
      /** Of what sent the job. */
      traceparent: string | undefined
    }

/** Does `run` and observes it; settles as it does. */
export type Observe = <Result>(work: Work, run: () => Promise<Result>) => Promise<Result>

export type Telemetry = {
  observe: Observe
  /** By which work elsewhere continues the trace of what is under way; undefined where nothing is traced. */
  traceparent: () => string | undefined
}

export const noTelemetry: Telemetry = { observe: (_, run) => run(), traceparent: () => undefined }

/** The metrics and traces that are configured. Without a setting its library is not loaded. */
export async function openTelemetry(
  { metricsPort, otlpEndpoint }: Pick<Config, 'metricsPort' | 'otlpEndpoint'>,
  log: Pick<Logger, 'warn'>,
) {
  const metrics = metricsPort === null ? null : (await import('./metrics.ts')).openMetrics()
  const tracing = otlpEndpoint === null ? null : (await import('./tracing.ts')).openTracing(otlpEndpoint, log)
  const { observe: measured } = metrics ?? noTelemetry
  const { observe: traced, traceparent } = tracing ?? noTelemetry
  const observe: Observe = (work, run) => traced(work, () => measured(work, run))
  return {
    observe,
    traceparent,
    /** Null: none are measured. */
    registry: metrics?.registry ?? null,
    /** Exports what is left. */
    close: async () => tracing?.close(),
  }
}

export type OpenTelemetry = Awaited<ReturnType<typeof openTelemetry>>
