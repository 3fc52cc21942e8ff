import { calls } from '@shop/contract/calls'
import { deskPath } from '@shop/contract/admin'
import { laboratoryPath } from '@shop/contract/laboratory'
import { openApi } from '@shop/contract/openapi'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { handlersOf } from './handlers.ts'
import type { Services } from './platform/services.ts'
import { noTelemetry, type Observe, type Work } from './platform/telemetry/telemetry.ts'
import { visitorInLog } from './people/visitor/visitor.ts'
import type { SitePages } from './storefront/search/pages.ts'
import { bodyLimitOf, largeBodyPaths } from './entry/http/body-limit.ts'
import { retryAfter, sendErrorPage } from './entry/http/error-page.ts'
import { callAnswerer } from './entry/http/answer-call.ts'
import { isFromWithin } from './entry/http/client-address.ts'
import { asFailure } from './entry/http/failure-of.ts'
import { mount } from './entry/http/mount.ts'
import { rateLimit } from './entry/http/rate-limit.ts'
import { readiness } from './entry/http/readiness.ts'
import { noStore, originCheck, securityHeaders } from './entry/http/security.ts'
import { mountSignOut } from './entry/http/sign-out.ts'
import { formInLog } from './entry/page/forms.ts'
import { mountWebhooks } from './entry/http/webhooks.ts'

const maxBodyBytes = 64 * 1024

type Around = {
  sitePages?: SitePages
  /** Asked to end: requests are to go elsewhere. */
  isLeaving?: () => boolean
  observe?: Observe
}

const requestOf = (c: Context): Work => ({
  kind: 'request',
  method: c.req.method,
  traceparent: c.req.header('traceparent'),
  isInner: isFromWithin(c),
  // The route, not the address: addresses hold search words, barcodes and e-mail addresses.
  ended: () => ({ route: c.req.routePath, status: c.res.status }),
})

/**
 * The API: every call of the contract, health, and one form for everything that fails. Without the app's pages a search
 * finds none.
 */
export function apiApp(
  services: Services,
  { sitePages = async () => [], isLeaving = () => false, observe = noTelemetry.observe }: Around = {},
) {
  const { config, db, log } = services
  const app = new Hono()

  app.use(async (c, next) => {
    const started = performance.now()
    await observe(requestOf(c), next)
    // The route, not the address: addresses hold search words, barcodes and e-mail addresses.
    log.info({
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      // By their id alone, and of an admin who acts as somebody both.
      ...visitorInLog(c),
      ...formInLog(c),
    })
  })
  // A reply could repeat what it was sent, cookies too.
  app.on('TRACE', '*', (c) => c.body(null, 405))
  app.use(securityHeaders(config))
  app.use('/api/*', noStore)
  app.use(originCheck(config))
  app.use('/api/*', rateLimit(services, { name: 'calls', points: config.requestsPerMinute, perSeconds: 60 }))
  app.use(
    // The files of the laboratory and the desk, and calls that take documents, have limits of their own.
    except([`${laboratoryPath}*`, `${deskPath}*`, ...largeBodyPaths(calls)], bodyLimitOf(maxBodyBytes)),
  )

  app.get('/api/health', (c) => c.json({ status: 'ok' }))
  const isReady = readiness(db)
  app.get('/api/ready', async (c) => {
    if (isLeaving()) return c.json({ status: 'ending' }, 503)
    return (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'without its database' }, 503)
  })
  mountWebhooks(app, services)
  let document: string | undefined
  app.get('/api/openapi.json', compress(), (c) => {
    // It takes a tenth of a second: not of a start.
    document ??= JSON.stringify(openApi(calls, { title: 'Pet DNA shop', version: '1' }))
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
  const answerCall = callAnswerer(calls, handlersOf(services, sitePages), services)
  mount(app, calls, answerCall, services)
  mountSignOut(app, services)
  app.all('/api/*', () => {
    throw new Failure(404, { message: messages.somethingWentWrong })
  })

  app.onError((error, c) => {
    const failure = asFailure(error, log, c)
    const status = failure.status as ContentfulStatusCode
    if (status === 503) c.header('retry-after', retryAfter)
    return c.req.path.startsWith('/api/') ? c.json(failure.toJSON(), status) : sendErrorPage(c, status)
  })
  return { app, answerCall }
}
