import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'
import type { Config } from '../../platform/config/config.ts'
import { logVisitor, type Visitor, visitorOf } from '../../people/visitor/visitor.ts'

type Surroundings = {
  /** Set on the calls a page makes of itself; its visitor where they are the page's own. */
  within?: { address: string; visitor?: Visitor | undefined }
  incoming?: { socket?: { remoteAddress?: string } }
}
const surroundingsOf = (c: Context) => (c.env ?? {}) as Surroundings

/**
 * The surroundings of the calls that a page makes of itself while it is rendered: its visitor was counted when asking for
 * the page, and what is guessed by them is that visitor's guess.
 */
export const fromWithin = (config: Config, c: Context, visitor?: Visitor): Surroundings => ({
  within: { address: clientAddress(config, c), visitor },
})

export const isFromWithin = (c: Context): boolean => surroundingsOf(c).within !== undefined

/** Who makes a call. A page's visitor is not looked up again for each of the page's calls. */
export async function callerOf(c: Context, services: Parameters<typeof visitorOf>[1] & { config: Config }) {
  const known = surroundingsOf(c).within?.visitor
  if (known) logVisitor(c, known)
  return known ?? (await visitorOf(c, services, clientAddress(services.config, c)))
}

/** An address as limits count it: IPv4 as it is; IPv6 by its /64, which one household or server has whole. */
function countedAs(address: string): string {
  const [bare = ''] = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .split('%', 1)
  if (!isIPv6(bare)) return bare
  const bits = convertIPv6ToBinary(bare)
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
  return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`
}

/**
 * Who makes a request, for limits. Each proxy in front of the shop adds its client's address to the right end of
 * X-Forwarded-For. So as many entries from the right are true as there are proxies; the client may have written
 * whatever is left of them.
 */
export function clientAddress(config: Config, c: Context): string {
  const known = c.get(addressKey) as string | undefined
  if (known !== undefined) return known
  const address = addressOf(config, c)
  c.set(addressKey, address)
  return address
}

const addressKey = 'clientAddress'

function addressOf(config: Config, c: Context): string {
  const { within, incoming } = surroundingsOf(c)
  if (within) return within.address
  const entries = c.req.header('x-forwarded-for')?.split(',') ?? []
  const forwarded = entries.map((entry) => entry.trim()).filter(Boolean)
  const heard = [...forwarded, incoming?.socket?.remoteAddress ?? 'local']
  return countedAs(heard.at(-1 - Math.min(config.trustedProxies, forwarded.length)) ?? '')
}
