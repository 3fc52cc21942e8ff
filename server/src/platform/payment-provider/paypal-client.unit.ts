import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { payPalClient } from './paypal-client.ts'

test('whatever answers in PayPal’s name sends its secrets nowhere else', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = payPalClient({
    clientId: 'id',
    clientSecret: 'secret',
    baseUrl: `http://localhost:${port}`,
    webhookId: '',
  })
  await expect(ask('GET', '/v2/checkout/orders/1')).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['/v1/oauth2/token'])
  server.close()
})
