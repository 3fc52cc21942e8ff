import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countryCalls } from '@shop/contract/country'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../test/shop.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openLocation } from './ip-location.ts'

const asked: { path: string | undefined; key: string | undefined }[] = []
let answer: () => { status: number; body: string } | null = () => null
/** A service that knows addresses. */
const service = createServer((request, response) => {
  asked.push({ path: request.url, key: request.headers.authorization })
  const { status, body } = answer() ?? {}
  // Silent where it has no answer.
  if (status) response.writeHead(status).end(body)
})
let settings: Record<string, string> = {}
const shops: Shop[] = []
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  settings = { IP_LOCATION_KEY: 'secret', IP_LOCATION_URL: `http://127.0.0.1:${port}/lite/`, TRUST_PROXY: '1' }
})
beforeEach(() => {
  asked.length = 0
  answer = () => ({ status: 200, body: '{"ip": "x", "country_code": "NZ"}' })
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await Promise.all(shops.map((shop) => shop.close()))
})

const open = async (more = settings) => {
  const shop = await openShop(more)
  shops.push(shop)
  return (headers: Record<string, string>) => shop.visitor(headers).ask(countryCalls.detectCountry)
}
const locate = () => openLocation(readConfig(settings, false))
const german = { 'accept-language': 'de-DE', 'x-forwarded-for': '203.0.113.7' }

test('where it is set up, the service is asked by the address and its key, after the edge and before the language', async () => {
  const detect = await open()
  expect(await detect(german)).toEqual({ countryCode: 'NZ', currency: 'USD' })
  expect(asked).toEqual([{ path: '/lite/203.0.113.7', key: 'Bearer secret' }])
  // Once for each address.
  await detect(german)
  expect(asked).toHaveLength(1)
  expect(await detect({ ...german, 'x-forwarded-for': '2001:db8:1:2:3::4' })).toMatchObject({ countryCode: 'NZ' })
  expect(asked[1]?.path).toBe('/lite/2001%3Adb8%3A1%3A2%3A%3A')
  expect(await detect({ ...german, 'cf-ipcountry': 'CA' })).toMatchObject({ countryCode: 'CA' })
  expect(asked).toHaveLength(2)
})

test('without a key nobody is asked: the edge and the language decide', async () => {
  const detect = await open({ TRUST_PROXY: '1' })
  expect(await detect(german)).toMatchObject({ countryCode: 'DE' })
  expect(asked).toEqual([])
})

test.each([
  ['refuses', () => ({ status: 429, body: '{}' })],
  ['is silent', () => null],
  ['answers what is no JSON', () => ({ status: 200, body: '<html>' })],
  ['answers without end', () => ({ status: 200, body: `{"country_code": "NZ"}${' '.repeat(20_000)}` })],
])('a service that %s is left alone for a minute, and the language decides', async (_, broken) => {
  const detect = await open()
  answer = broken
  const before = Date.now()
  expect(await detect(german)).toMatchObject({ countryCode: 'DE' })
  expect(Date.now() - before).toBeLessThan(5000)
  await detect({ ...german, 'x-forwarded-for': '203.0.113.8' })
  expect(asked).toHaveLength(1)
})

test('an address that it does not know is not asked about again; what is no country is none', async () => {
  const [find, detect] = [locate(), await open()]
  answer = () => ({ status: 200, body: '{"bogon": true}' })
  expect([await find('203.0.113.7'), await find('203.0.113.7')]).toEqual([undefined, undefined])
  expect(asked).toHaveLength(1)
  answer = () => ({ status: 200, body: '{"country_code": "nowhere"}' })
  expect(await detect(german)).toMatchObject({ countryCode: 'DE' })
})

test.each(['127.0.0.1', '10.1.2.3', '192.168.1.9', '172.20.0.1', 'fd00:1:2:3::/64', '::/64', 'local', '../x', ''])(
  'nobody is asked about %j, which is in no country',
  async (address) => {
    expect(await locate()(address)).toBeUndefined()
    expect(asked).toEqual([])
  },
)

test('many at once do not wait in line', async () => {
  const find = locate()
  answer = () => null
  const all = Array.from({ length: 40 }, (_, index) => find(`203.0.113.${index}`))
  expect(new Set(await Promise.all(all))).toEqual(new Set([undefined]))
  expect(asked.length).toBeLessThanOrEqual(16)
})
