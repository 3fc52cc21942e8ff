import { createHash } from 'node:crypto'
import { signOutPath } from '@shop/contract/constants'
import { deskPath } from '@shop/contract/admin'
import { Failure } from '@shop/contract/failure'
import { laboratoryPath } from '@shop/contract/laboratory'
import { messages } from '@shop/contract/messages'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../../platform/config/config.ts'

/** Stripe's and PayPal's hosts, as their documentation names them for a content security policy. */
const stripe = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://api.stripe.com',
]
const payPal = ['https://*.paypal.com', 'https://*.paypalobjects.com']

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * For a page with these style sheets in it: they are allowed by their hashes, so that a page can be cached, and so is the
 * empty element that Emotion fills in the browser. `style` attributes (sizes, crops) are allowed, scripts in the page are
 * not.
 */
export const contentSecurityPolicy = (styles: readonly string[], isDevelopment: boolean) =>
  [
    ["default-src 'self'"],
    ['script-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : []), ...stripe, ...payPal],
    ['style-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : ['', ...styles].map(sha256))],
    ["style-src-attr 'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...payPal],
    ['connect-src', "'self'", ...(isDevelopment ? ['ws:'] : []), ...stripe, ...payPal],
    ['frame-src', ...stripe, ...payPal],
    ["font-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')

export const securityHeaders =
  (config: Config): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // `c.header` would make the response anew for each.
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('x-frame-options', 'DENY')
    headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(self)')
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (config.publicUrl.startsWith('https:'))
      headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }

/**
 * An answer is somebody's own, or a failure that will pass: no browser and no proxy caches it, unless it states how
 * long.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** A GET by the specification, and changes something all the same. */
const signsOut = (path: string) => path === '/api/auth/logout' || path === signOutPath

/**
 * Refuses writes that another site makes in a visitor's name: Sec-Fetch-Site must say same-origin (or none, typed by
 * hand), else the Origin, or the page that was left, must be at PUBLIC_URL: a request's own Host is whatever was sent. Webhooks have their own signatures, and the laboratory and the desk's command line
 * keys that no browser holds: they are exempt.
 */
export const originCheck =
  (config: Config): MiddlewareHandler =>
  async (c, next) => {
    const isHarmless = isSafe(c.req.method) && !signsOut(c.req.path)
    const isOfDesk = c.req.path.startsWith(deskPath) && c.req.header('authorization') !== undefined
    const isExempt = isOfDesk || ['/api/webhooks/', laboratoryPath].some((start) => c.req.path.startsWith(start))
    if (isHarmless || isExempt) return next()
    const site = c.req.header('sec-fetch-site')
    // On plain http no browser states what site a request comes from, and after a link it states no origin.
    const from = c.req.header('origin') ?? c.req.header('referer')
    const isOwn = site ? site === 'same-origin' || site === 'none' : originOf(from) === originOf(config.publicUrl)
    if (!isOwn) throw new Failure(403, { message: messages.operationFailed })
    return next()
  }

const originOf = (address = '') => (URL.canParse(address) ? new URL(address).origin : null)
