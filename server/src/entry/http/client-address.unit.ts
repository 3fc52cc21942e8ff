import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Visitor, visitorInLog } from '../../people/visitor/visitor.ts'
import { callerOf, clientAddress, fromWithin } from './client-address.ts'

async function addressOf(trust: string, { forwarded, socket }: { forwarded?: string; socket: string }) {
  const config = readConfig({ TRUST_PROXY: trust }, false)
  const app = new Hono().get('/', (c) => c.text(clientAddress(config, c)))
  const headers = { ...(forwarded && { 'x-forwarded-for': forwarded }) }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })
  return answer.text()
}

const proxy = '10.0.0.1'

test.each<[trust: string, forwarded: string | undefined, address: string, why: string]>([
  ['0', '203.0.113.7', proxy, 'no proxy: what the client writes is nothing'],
  ['false', '203.0.113.7', proxy, 'the same by its old name'],
  ['1', '203.0.113.7', '203.0.113.7', 'one proxy: what it wrote'],
  ['true', '203.0.113.7', '203.0.113.7', 'the same by its old name'],
  ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7', 'one proxy: not what the client wrote before it'],
  ['1', '6.6.6.6,,203.0.113.7 ,', '203.0.113.7', 'nor with gaps'],
  ['2', '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7', 'two proxies: the entry of the outer one'],
  ['3', '203.0.113.7, 10.0.0.2', '203.0.113.7', 'fewer entries than proxies: the first'],
  ['1', undefined, proxy, 'no entry: whoever is connected'],
])('TRUST_PROXY=%s, %s: %s (%s)', async (trust, forwarded, address, _) => {
  expect(await addressOf(trust, { ...(forwarded && { forwarded }), socket: proxy })).toBe(address)
})

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', 'a household has a /64'],
  ['2001:DB8:1:2:bbbb:0:0:9', '2001:db8:1:2::/64', 'however it is written'],
  ['[2001:db8:1:2::7]:4711', '2001:db8:1:2::/64', 'with a port'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', 'its neighbour is another'],
  ['fe80::1%eth0', 'fe80::/64', 'with a zone'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'IPv4 in IPv6'],
  ['203.0.113.7:4711', '203.0.113.7', 'IPv4 with a port'],
  ['unknown', 'unknown', 'a proxy that tells no address'],
])('%s counts as %s: %s', async (forwarded, address) => {
  expect(await addressOf('1', { forwarded, socket: proxy })).toBe(address)
  expect(await addressOf('0', { socket: forwarded })).toBe(address)
})

test('a call that a page makes of itself is counted as its visitor', async () => {
  const config = readConfig({}, false)
  const app = new Hono()
  app.get('/inner', (c) => c.text(clientAddress(config, c)))
  app.get('/', (c) => app.request('/inner', {}, fromWithin(config, c)))
  const answer = await app.request('/', {}, { incoming: { socket: { remoteAddress: '203.0.113.7' } } })
  expect(await answer.text()).toBe('203.0.113.7')
})

test('a call that a page makes of itself is its visitor’s, who is not looked up again', async () => {
  const config = readConfig({}, false)
  const visitor = { user: { id: 'ada' }, admin: null } as Visitor
  const nobodyIsRead = { config, db: {} as Db, locate: () => Promise.reject(new Error('looked up')) }
  const app = new Hono()
  app.get('/inner', async (c) => c.json([(await callerOf(c, nobodyIsRead)).user?.id, visitorInLog(c)]))
  app.get('/', (c) => app.request('/inner', {}, fromWithin(config, c, visitor)))
  expect(await (await app.request('/')).json()).toEqual(['ada', { user: 'ada' }])
})
