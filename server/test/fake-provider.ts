import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Listens on a free port of this machine. */
export async function listen(app: Hono) {
  const answer = getRequestListener(app.fetch)
  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** What of a payment has not gone back. */
export const leftOf = (amount: number, back: { amount: number; status: string }[]) =>
  back.reduce((left, one) => (/failed/i.test(one.status) ? left : left - one.amount), amount)
