import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config/config.ts'
import { dayMs } from '../../platform/values/days.ts'

/** In which country a network address is, as AU; undefined where nobody can tell. */
export type Locate = (address: string) => Promise<string | undefined>

/** A page waits for it, and shows the country of the browser's language where it takes longer. */
const waitMs = 500
/** After a failure the service is left alone for so long: no page waits for one that is away. */
const restMs = 60_000
const mostAtOnce = 16
const mostCharacters = 10_000
const mostKnown = 20_000

/** Of no country: this machine, networks of a house, links. */
const local = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(network, bits, 'ipv4')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')
// As limits count ::1.
local.addAddress('::', 'ipv6')

const isPublic = (address: string) =>
  isIPv4(address) ? !local.check(address) : isIPv6(address) && !local.check(address, 'ipv6')

/** The code in an answer such as `{"country_code": "AU"}`. Throws for any other, and for one that does not end. */
async function codeIn(response: Response): Promise<string | undefined> {
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > mostCharacters) throw new Error('Answered too much')
  }
  const { country_code: code } = JSON.parse(text) as { country_code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/**
 * Asks the service of IP_LOCATION_KEY (IPinfo Lite, or one that answers as it does) where an address is: each address
 * once a day, and never longer than a page may wait. It is told the address and nothing else. Without a key nothing is
 * asked and nothing known.
 */
export function openLocation({ ipLocation }: Pick<Config, 'ipLocation'>): Locate {
  if (!ipLocation) return async () => undefined
  const { url, key } = ipLocation
  const known = new LRUCache<string, { code: string | undefined }>({ max: mostKnown, ttl: dayMs })
  let [asking, restsUntil] = [0, 0]
  return async (counted) => {
    const address = counted.replace(/\/64$/, '')
    const found = known.get(address)
    if (found || !isPublic(address)) return found?.code
    if (asking >= mostAtOnce || Date.now() < restsUntil) return undefined
    asking++
    try {
      const response = await fetch(new URL(encodeURIComponent(address), url), {
        headers: { accept: 'application/json', authorization: `Bearer ${key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      })
      const code = await codeIn(response)
      known.set(address, { code })
      return code
    } catch {
      restsUntil = Date.now() + restMs
      return undefined
    } finally {
      asking--
    }
  }
}
