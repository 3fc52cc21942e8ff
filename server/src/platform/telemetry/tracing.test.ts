import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openCollector } from '../../../test/collector.ts'
import { openShop, type Shop } from '../../../test/shop.ts'
import { servePages } from '../../entry/page/pages.ts'
import type { PageSource } from '../../entry/page/source.ts'
import { formHandlers } from '../../forms.ts'
import { openJobs } from '../jobs/jobs.ts'
import { queue } from '../jobs/queue.ts'

/** As OTLP numbers the kinds of spans, and the status of one that failed. */
const [internal, server, client, consumer] = [1, 2, 3, 5]
const failed = 2

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const sender = '00f067aa0ba902b7'
const headers = { traceparent: `00-${trace}-${sender}-01`, tracestate: 'vendor=ada-byron' }
const breeders = responsibleBreederCalls.listResponsibleBreeders.path

/** What a collector has once a shop has done this and was closed. */
async function traced(work: (shop: Shop) => Promise<unknown>) {
  const collector = await openCollector()
  const shop = await openShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await work(shop)
  await shop.telemetry.close()
  await shop.close()
  collector.close()
  expect(collector.text()).not.toContain('ada-byron')
  return { ...collector, spans: collector.spans() }
}

test('a request continues its sender’s trace, and its statements are children of it, without a value', async () => {
  const { spans, resources } = await traced(async (shop) => {
    await shop.visitor().fetch(`${breeders}?search=ada-byron`, { headers })
    const login = { username: 'ada-byron@example.com', password: 'ada-byron' }
    await shop.visitor().fetch(authCalls.login.path, {
      method: 'POST',
      body: JSON.stringify(login),
      headers: { 'content-type': 'application/json' },
    })
  })
  expect(resources()[0]).toMatchObject({
    'service.name': 'shop',
    'service.instance.id': expect.any(String) as string,
  })
  const [request, login, ...more] = spans.filter(({ kind }) => kind === server)
  expect(more).toEqual([])
  expect(request).toMatchObject({
    traceId: trace,
    parentSpanId: sender,
    name: `GET ${breeders}`,
    attributes: { 'http.request.method': 'GET', 'http.route': breeders, 'http.response.status_code': 200 },
  })
  const statements = spans.filter(({ kind }) => kind === client)
  expect(statements.find(({ parentSpanId }) => parentSpanId === request?.spanId)).toMatchObject({
    traceId: trace,
    name: 'SELECT responsible_breeders',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT' },
  })
  // Whoever sends none begins a trace.
  expect([login?.traceId === trace, login?.parentSpanId]).toEqual([false, undefined])
  expect(statements.some(({ parentSpanId }) => parentSpanId === login?.spanId)).toBe(true)
})

test('the calls that a page makes of itself are part of its request', async () => {
  const pageAt: PageSource = async () => ({
    template: '<!--html--><!--data-->',
    chunksOf: () => [],
    readPage: async ({ url, load }) => ({ url, data: { read: await load(breeders) }, status: 200 }),
    renderPage: async ({ data }) => ({ html: '', head: '', data: JSON.stringify(data), card: null }),
  })
  const { spans } = await traced(async (shop) => {
    servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
    await shop.visitor().fetch('/ada-byron', { headers })
  })
  const [page] = spans.filter(({ kind }) => kind === server)
  const [call] = spans.filter(({ kind }) => kind === internal)
  expect(page).toMatchObject({ name: 'GET /*', traceId: trace, parentSpanId: sender })
  expect(call).toMatchObject({ name: `GET ${breeders}`, traceId: trace, parentSpanId: page?.spanId })
  const [statement] = spans.filter(({ name }) => name === 'SELECT responsible_breeders')
  expect(statement?.parentSpanId).toBe(call?.spanId)
})

test('statements that wait for a connection are children of what asked for them', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `work_${index}`)
  const { spans } = await traced(({ db, telemetry }) => {
    const ask = async (name: string, index: number) => {
      const statement = sql.raw(`with "${name}" as (select 1) select 1 from "${name}"`)
      await (index % 2 ? db.execute(statement) : db.transaction((tx) => tx.execute(statement)))
    }
    return Promise.all(
      names.map((name, index) =>
        telemetry.observe({ kind: 'job', queue: name, traceparent: undefined }, () => ask(name, index)),
      ),
    )
  })
  const jobOf = new Map(spans.map(({ spanId, name }) => [spanId, name]))
  const asked = spans.filter(({ name }) => name.startsWith('WITH'))
  expect(asked).toHaveLength(names.length)
  for (const { name, parentSpanId } of asked)
    expect(jobOf.get(parentSpanId ?? '')).toBe(name.replace('WITH', 'process'))
})

test('a job is part of the trace of what sent it, and says that it failed, not why', async () => {
  const receiptQueue = queue<{ checkoutId: string }>('receipt')
  const checkoutId = randomUUID()
  const ran: object[] = []
  const { spans } = await traced(async ({ database, db, telemetry }) => {
    const jobs = await openJobs(database, pino({ level: 'silent' }), [receiptQueue], telemetry)
    const run = async (data: object) => {
      await db.execute(sql`select ${'ada-byron'}`)
      ran.push(data)
      throw new TypeError('ada-byron')
    }
    await jobs.work([{ queue: receiptQueue, run }])
    const sending = {
      kind: 'request',
      method: 'POST',
      traceparent: headers.traceparent,
      isInner: false,
      ended: () => ({ route: '/api/orders', status: 500 }),
    } as const
    await telemetry.observe(sending, () => db.transaction((tx) => jobs.send(receiptQueue, { checkoutId }, tx)))
    await vi.waitFor(() => expect(ran).toEqual([{ checkoutId }]), { timeout: 20_000 })
    await vi.waitFor(async () => expect(await jobs.listFailed()).toMatchObject([{ data: { checkoutId } }]), 20_000)
    expect((await jobs.listFailed())[0]?.data).toEqual({ checkoutId })
    await jobs.stop()
  })
  const [request] = spans.filter(({ kind }) => kind === server)
  const [job] = spans.filter(({ kind }) => kind === consumer)
  expect(request).toMatchObject({ status: { code: failed }, attributes: { 'error.type': '500' } })
  expect(job).toMatchObject({
    name: 'process receipt',
    traceId: trace,
    parentSpanId: request?.spanId,
    status: { code: failed },
    attributes: { 'messaging.destination.name': 'receipt', 'error.type': 'TypeError' },
  })
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)).toMatchObject([{ name: 'SELECT' }])
})
