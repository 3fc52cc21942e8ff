import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Observe, Work } from './telemetry.ts'

/** How long what is left may take at the end of the process. */
const closeMs = 1000

const propagator = new W3CTraceContextPropagator()
/** Without `tracestate`, in which a stranger could have anything exported. */
const remote = (traceparent: string | undefined): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)

/** `SELECT carts`: the operation and the first table that Drizzle names, without conditions and values. */
function summaryOf(text: string) {
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? ''
  const [, table] = /\b(?:from|into|update) "(\w+)"/i.exec(text) ?? []
  return { operation, summary: table ? `${operation} ${table}` : operation }
}

/** Names and attributes as OpenTelemetry's semantic conventions have them. */
function spanOf(work: Work): [name: string, SpanOptions] {
  if (work.kind === 'request')
    return [
      work.method,
      {
        kind: work.isInner ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: { 'http.request.method': work.method },
      },
    ]
  if (work.kind === 'job')
    return [
      `process ${work.queue}`,
      {
        kind: SpanKind.CONSUMER,
        attributes: { 'messaging.destination.name': work.queue, 'messaging.operation.type': 'process' },
      },
    ]
  const { operation, summary } = summaryOf(work.text)
  return [
    summary,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': summary,
      },
    },
  ]
}

/** By its kind alone: messages name the values of a statement, and addresses. */
function fail(span: Span, type: string) {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function describeEnd(span: Span, { route, status }: { route: string; status: number }, method: string) {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
  if (status >= 500) fail(span, String(status))
}

const resource = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'shop' }))
    .merge(
      detectResources({
        detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
      }),
    )

/** Traces that are exported to a collector, as JSON in batches; what it does not take in time is dropped. */
export function openTracing(endpoint: string, log: Pick<Logger, 'warn'>) {
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'traces are not exported'))
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resource(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('shop')
  const underWay = new AsyncLocalStorage<Context>()

  const observe: Observe = async (work, run) => {
    const isOurs = work.kind === 'statement' || (work.kind === 'request' && work.isInner)
    const parent = isOurs ? underWay.getStore() : remote(work.traceparent)
    // What looks for work again and again belongs to nothing.
    if (!parent) return run()
    const span = tracer.startSpan(...spanOf(work), parent)
    try {
      return await underWay.run(trace.setSpan(parent, span), run)
    } catch (error) {
      fail(span, error instanceof Error ? error.name : 'error')
      throw error
    } finally {
      if (work.kind === 'request') describeEnd(span, work.ended(), work.method)
      span.end()
    }
  }
  return {
    observe,
    traceparent: () => {
      const carrier: { traceparent?: string } = {}
      propagator.inject(underWay.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces are not exported')),
        sleep(closeMs, undefined, { ref: false }),
      ]),
  }
}
