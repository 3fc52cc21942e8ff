import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTelemetry } from './telemetry.ts'

const source = join(import.meta.dirname, '../..')
const silent = pino({ level: 'silent' })
const away = 'http://127.0.0.1:1'

test('a shop without settings for it loads neither library', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) })
    await import('./serve.ts')
    await import('./platform/db/postgres.ts')
    const { openTelemetry } = await import('./platform/telemetry/telemetry.ts')
    await openTelemetry({ metricsPort: null, otlpEndpoint: null }, console)
    console.log([...loaded].join('\\n'))
    process.exit()`
  const options = ['--input-type=module', '-e', program]
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: source, encoding: 'utf8' })
  expect(stderr).toBe('')
  const urls = stdout.split('\n')
  expect(urls.filter((url) => /\/node_modules\/(hono|pg)\//.test(url)).length).toBeGreaterThan(20)
  expect(urls.filter((url) => /\/node_modules\/(prom-client|@opentelemetry)\//.test(url))).toEqual([])
})

const work = (traceparent?: string) => ({ kind: 'job', queue: 'receipt', traceparent }) as const

test('a collector that is away holds up neither work nor the end of the process', async () => {
  const { observe, close } = await openTelemetry({ metricsPort: null, otlpEndpoint: away }, silent)
  expect(await observe(work(), async () => 'done')).toBe('done')
  await expect(observe(work(), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  const began = performance.now()
  await close()
  expect(performance.now() - began).toBeLessThan(5000)
})

test('a collector that refuses is in the log', async () => {
  const server = createServer((_, response) => response.writeHead(400).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const { observe, close } = await openTelemetry({ metricsPort: null, otlpEndpoint: `http://127.0.0.1:${port}` }, log)
  await observe(work(), async () => {})
  await close()
  server.close()
  expect(lines).toEqual([expect.stringContaining('traces are not exported')])
})

test('a traceparent that is none begins a trace', async () => {
  const telemetry = await openTelemetry({ metricsPort: null, otlpEndpoint: away }, silent)
  const traces = ['', 'nonsense', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, `00-${'a'.repeat(5000)}`]
  for (const traceparent of traces) {
    const inside = await telemetry.observe(work(traceparent), async () => telemetry.traceparent())
    expect(inside).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  }
  expect(telemetry.traceparent()).toBeUndefined()
  await telemetry.close()
})
