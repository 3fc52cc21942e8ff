import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type HttpServer, httpServer } from './http-server.ts'

const opened: HttpServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.drain(0)
})

async function open(listener: RequestListener, bounds = {}) {
  const server = httpServer(listener, bounds)
  opened.push(server)
  server.server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return { ...server, port }
}

/** A connection that stays open for the next request. */
function keptAlive(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async () => {
    const asked = get({ port, host: '127.0.0.1', agent })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const text = (await response.toArray()).join('')
    return { connection: response.headers.connection, text }
  }
}

test('whoever is being answered is answered in full, and their connection ends with it', async () => {
  const begun: (() => void)[] = []
  const { port, drain } = await open((_, response) => void begun.push(() => response.end('whole')))
  const [waiting, ask] = [keptAlive(port), keptAlive(port)]
  const before = ask()
  await expect.poll(() => begun.length).toBe(1)
  begun.shift()?.()
  expect(await before).toEqual({ connection: 'keep-alive', text: 'whole' })

  const answer = waiting()
  await expect.poll(() => begun.length).toBe(1)
  let isDrained = false
  const drained = drain(60_000).then(() => (isDrained = true))
  // The idle one is closed, and no other comes.
  await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) as string })
  expect(isDrained).toBe(false)
  begun.shift()?.()
  expect(await answer).toEqual({ connection: 'close', text: 'whole' })
  await drained
})

test('an answer that is half sent is sent whole, though it promised an open connection', async () => {
  let finish: (() => void) | undefined
  const { port, drain } = await open((_, response) => {
    response.write('half ')
    finish = () => response.end('whole')
  })
  const ask = keptAlive(port)
  const answer = ask()
  await expect.poll(() => finish).toBeDefined()
  const drained = drain(60_000)
  finish?.()
  expect(await answer).toEqual({ connection: 'keep-alive', text: 'half whole' })
  await drained
})

test('a request that takes too long is cut off', async () => {
  let begun = 0
  const { port, drain } = await open(() => void begun++)
  const answer = keptAlive(port)()
  const refused = answer.catch((error: unknown) => error)
  await expect.poll(() => begun).toBe(1)
  await drain(50)
  expect(await refused).toMatchObject({ code: 'ECONNRESET' })
})

test.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['its body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nhalf'],
])('a client that never ends %s gets that answer, and is disconnected', async (_, text) => {
  const bounds = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }
  const { port } = await open(() => {}, bounds)
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  const parts = await socket.toArray()
  expect(parts.join('')).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
})

test('in a rolling restart no request is cut: whoever reads that a connection ends takes the next elsewhere', async () => {
  const answer: RequestListener = (_, response) => void setTimeout(() => response.end('whole'), Math.random() * 3)
  const [old, next] = [await open(answer), await open(answer)]
  const [clients, requestsOfEach] = [20, 500]
  let answered = 0
  const cut: unknown[] = []
  const client = async () => {
    let isOldLeft = false
    const [askOld, askNext] = [keptAlive(old.port), keptAlive(next.port)]
    for (let count = 0; count < requestsOfEach; count++)
      try {
        const answer: { connection: string | undefined } = await (isOldLeft ? askNext() : askOld())
        answered++
        isOldLeft ||= answer.connection === 'close'
      } catch (error) {
        cut.push(error)
      }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  await expect.poll(() => answered).toBeGreaterThan(clients * 5)
  old.leave()
  const before = answered
  await expect.poll(() => answered).toBeGreaterThan(before + clients * 5)
  await old.drain(60_000)
  await all
  expect([answered, cut]).toEqual([clients * requestsOfEach, []])
})
