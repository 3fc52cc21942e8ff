import { paymentMethodCodes, userTypeAt } from '@shop/contract/constants'
import type { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { findCountry } from '../country/handlers.ts'
import type { Services } from '../platform/services.ts'
import { endActing } from '../session/handlers.ts'
import type { PageSource } from './page-source.ts'
import { keptPages } from './kept-pages.ts'
import { fromWithin } from './security.ts'
import { nameOf, type Visitor, visitorOf } from '../visitor/visitor.ts'

const year = 60 * 60 * 24 * 365

/** What every page knows of its signed-in user. */
const signedIn = ({ user, admin }: Visitor) =>
  user && {
    name: nameOf(user),
    type: user.type,
    isAdmin: user.isAdmin && !admin,
    email: user.email,
    addressCountry: user.address?.country ?? null,
    viewedBy: admin && { name: admin.name },
  }

/** Every path that is neither a call nor a file as HTML, with its data inside. */
export function servePages(app: Hono, services: Services, pageAt: PageSource) {
  const pages = keptPages(services.config)
  app.get('*', async (c) => {
    const visitor = await visitorOf(c, services.db)
    if (visitor.isActingOver) await endActing(services.db, visitor.session)
    const url = new URL(c.req.url)
    // A guest's door is kept for the pages that name none (audience-3).
    const entered = visitor.user ? undefined : userTypeAt(url.pathname)
    const secure = services.config.publicUrl.startsWith('https:')
    const keep = (name: string, value: string) =>
      setCookie(c, name, value, { path: '/', maxAge: year, sameSite: 'Lax', secure })
    if (entered && entered !== visitor.userType) keep('user-type', entered)
    const country = findCountry(visitor.country)
    // A detected country is kept, so that it is the same on the next network and to every call (country-1).
    if (visitor.isCountryDetected && country) {
      keep('country', country.code)
      keep('currency', visitor.currency)
    }
    const settings = {
      country: visitor.country,
      isCountryKnown: visitor.isCountryKnown,
      currency: visitor.currency,
      userType: entered ?? visitor.userType,
      user: signedIn(visitor),
      countryId: country?.id ?? null,
      countryName: country?.name ?? visitor.country,
      isDemo: services.config.isDemo,
      paymentMethods: paymentMethodCodes.filter((method) => services.payments.forMethod(method)),
    }
    // First calls run through the same routes, in this process, with the visitor's own headers.
    const load = async (address: string) => {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('accept-encoding')
      const reply = await app.request(address, { headers }, fromWithin)
      if (!reply.ok) throw new Error(`${reply.status}`, { cause: await reply.json() })
      return reply.json()
    }
    const source = await pageAt(url.pathname)
    const answer = async () => {
      const subject = await source.readPage({ url: url.pathname + url.search, settings, load })
      return 'redirect' in subject ? subject : pages.drawn(source, subject, !visitor.user)
    }
    const sent = await answer().catch((error: unknown) => {
      services.log.error({ err: error, route: 'page' }, 'unexpected')
      return null
    })
    if (!sent) return c.html(brokenPage, 500)
    if ('redirect' in sent) return c.redirect(sent.redirect, 302)
    c.header('content-security-policy', sent.policy)
    c.header('cache-control', 'no-store')
    c.header('vary', 'accept-encoding')
    if (!c.req.header('accept-encoding')?.includes('br')) return c.html(sent.text, sent.status)
    c.header('content-encoding', 'br')
    return c.body(await sent.compressed(), sent.status, { 'content-type': 'text/html; charset=UTF-8' })
  })
}

/** For when a page cannot be rendered at all (error-1): whole by itself, as nothing of the app can be relied on. */
const brokenPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please try again shortly</title>
<body style="font:18px/1.5 system-ui,sans-serif;background:#fbf8f4;color:#241a20;text-align:center;padding:20vh 20px">
<h1>Please try again shortly</h1>
<p>Something broke on our side, not yours. Your cart is where you left it.</p>
<p><a style="color:#b8175c;font-weight:600" href="/">Back to home</a></p>
</body>
</html>
`
