import { setTimeout as sleep } from 'node:timers/promises'
import { choiceAt, paymentMethodCodes, userTypeAt } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { FormRefusal } from '@shop/contract/form-call'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { countItems } from '../../sales/cart/row.ts'
import { findCountry, hasReadNews, rememberNews } from '../../people/country/handlers.ts'
import type { Services } from '../../platform/services.ts'
import { endActing } from '../../people/session/handlers.ts'
import type { FormHandlers } from '../../people/visitor/form.ts'
import type { AnswerCall } from '../http/answer-call.ts'
import { answerForm } from './forms.ts'
import type { Card, PageSource } from './source.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { encodingFor } from '../http/compressed.ts'
import { retryAfter } from '../http/error-page.ts'
import { pageCache } from './cache.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { readAgain } from '../http/read-again.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { clientAddress, fromWithin } from '../http/client-address.ts'
import { cookiesOf } from '../../people/visitor/cookies.ts'
import {
  cartCookie,
  lacksTwoStep,
  nameOf,
  ordersOnAccount,
  type Visitor,
  visitorOf,
} from '../../people/visitor/visitor.ts'

const year = 60 * 60 * 24 * 365
/** What the next page shows: whatever page of this browser comes first. */
const noticeCookie = 'notice'
const noticeSeconds = 60

/** In the surroundings of a request that the server makes of itself: gets what messengers show of the page. */
export type CardReader = { onCard?: (card: Card | null) => void }

/** What every page knows of its signed-in user. */
const signedIn = ({ user, admin }: Visitor, needsTwoStep: boolean) =>
  user && {
    name: nameOf(user),
    type: user.type,
    isAdmin: user.isAdmin && !admin,
    roles: admin ? [] : user.roles,
    email: user.email,
    addressCountry: user.address?.country ?? null,
    approval: user.approval,
    ordersOnAccount: ordersOnAccount(user),
    viewedBy: admin && { name: admin.name },
    ...(needsTwoStep && { needsTwoStep }),
  }

/** `//other.example` is a path here, and another site to whoever resolves it. */
const oneSlash = (pathname: string) => pathname.replace(/\/{2,}/g, '/')

/** What is read, or that it is unknown: its database is away, or says nothing for two seconds. */
const knownSoon = <Read>(read: Promise<Read>): Promise<Read | 'unknown'> =>
  Promise.race([
    read.catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
      return 'unknown' as const
    }),
    sleep(2000, 'unknown' as const, { ref: false }),
  ])

type Pages = { pageAt: PageSource; forms: FormHandlers; answerCall: AnswerCall }

/** Every path that is neither a call nor a file as HTML, with its data inside; and the answers to the forms in it. */
export function servePages(app: Hono, services: Services, { pageAt, forms, answerCall }: Pages) {
  const { config, db } = services
  const pages = pageCache(config)

  /** The visitor's cart, as far as every page knows it; a cookie whose cart is gone goes too. */
  async function cartOf(c: Context, { user }: Visitor) {
    const cookies = cookiesOf(c, config)
    const id = cookies.get(cartCookie)
    const cart = id ? await knownSoon(readAgain(() => countItems(db, id, user))) : null
    // A page of what is in memory is there without the database; how much is in the cart comes with the next one.
    if (cart === 'unknown') return { cartId: id ?? null, cartCount: 0 }
    if (id && !cart) cookies.remove(cartCookie)
    // It continues the one that was ordered.
    if (cart && cart.id !== id) cookies.set(cartCookie, cart.id, { maxAge: year })
    return { cartId: cart?.id ?? null, cartCount: cart?.count ?? 0 }
  }

  async function showPage(c: Context, refusal?: FormRefusal) {
    const cookies = cookiesOf(c, config)
    const visitor = await readAgain(() => visitorOf(c, services, clientAddress(config, c)))
    if (visitor.isActingOver) await endActing(db, visitor.session)
    const url = new URL(c.req.url)
    url.pathname = oneSlash(url.pathname)
    // A guest's audience is remembered for the pages that name none (audience-3).
    const entered = visitor.user ? undefined : userTypeAt(url.pathname, visitor)
    const chosen = visitor.user ? undefined : choiceAt(url.pathname)
    const keep = (name: string, value: string) => cookies.set(name, value, { maxAge: year })
    if (entered && entered !== visitor.userType) keep('user-type', entered)
    if (chosen && chosen !== visitor.chosenType) keep('chosen-type', chosen)
    const country = findCountry(visitor.country)
    // A detected country is remembered, so that it is the same on the next network and to every call (country-1).
    if (visitor.isCountryDetected && country) {
      keep('country', country.code)
      keep('currency', visitor.currency)
    }
    const source = await pageAt(url.pathname)
    if (url.pathname === source.newsPath && !hasReadNews(cookies)) rememberNews(cookies)
    const settings = {
      country: visitor.country,
      isCountryKnown: visitor.isCountryKnown,
      isCountryGuessed: visitor.isCountryDetected && country !== undefined,
      currency: visitor.currency,
      userType: entered ?? visitor.userType,
      chosenType: chosen ?? visitor.chosenType,
      user: signedIn(visitor, lacksTwoStep(visitor, config)),
      countryId: country?.id ?? null,
      countryName: country?.name ?? visitor.country,
      ...(await cartOf(c, visitor)),
      isNewsRead: url.pathname === source.newsPath || hasReadNews(cookies),
      isDemo: services.config.isDemo,
      hasRegionalStore: services.config.regionalStores.includes(visitor.country),
      hasSessionEnded: visitor.hasSessionEnded,
      paymentMethods: paymentMethodCodes.filter((method) =>
        services.payments.forMethod(method, visitor.currency, visitor.country),
      ),
    }
    const notice = refusal ? undefined : cookies.get(noticeCookie)
    // What every visit of this page with these settings is answered with, as long as what is sold stays as it is.
    const path = url.pathname + url.search
    const encoding = encodingFor(c)
    const visit =
      visitor.user || refusal || notice
        ? undefined
        : { url: path, settings, edition: catalogueOf(services).edition(), encoding }
    const ready = visit && pages.ready(visit)
    if (ready) return send(c, ready, 200)
    let isOfCatalogue = true
    let worst = 200
    // First calls run through the same routes, in this process, with the visitor's own headers.
    const load = async (address: string) => {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('accept-encoding')
      headers.delete('content-length')
      headers.delete('if-none-match')
      const reply = await app.request(address, { headers }, fromWithin(config, c, visitor))
      worst = Math.max(worst, reply.status)
      isOfCatalogue &&= reply.headers.has('etag')
      if (!reply.ok) throw new Error(`${reply.status}`, { cause: await reply.json() })
      return reply.json()
    }
    const subject = await source.readPage({
      url: path,
      settings,
      load,
      answer: refusal ? { refusal } : { notice },
    })
    // A page without its subject is none, and its browser would request it in vain.
    if (worst === 503) throw new Failure(503, { message: messages.somethingWentWrong })
    if ('redirect' in subject) return c.redirect(subject.redirect, subject.status)
    if (notice) cookies.remove(noticeCookie)
    const sent = await pages.rendered(source, subject, {
      isGuest: !visitor.user,
      visit: isOfCatalogue && worst === 200 ? visit : undefined,
      encoding,
    })
    // A browser fetches what failed for another reason again: the page is there, but not whole.
    return send(c, sent, worst >= 500 ? worst : (refusal?.status ?? sent.about.status))
  }

  function send(c: Context, { about, bytes }: Awaited<ReturnType<typeof pages.rendered>>, status: number) {
    ;(c.env as CardReader | undefined)?.onCard?.(about.card)
    c.header('content-security-policy', about.policy)
    c.header('cache-control', 'no-store')
    c.header('vary', 'accept-encoding')
    if (status === 503) c.header('retry-after', retryAfter)
    const encoding = encodingFor(c)
    if (encoding) c.header('content-encoding', encoding)
    return c.body(bytes, status as ContentfulStatusCode, { 'content-type': 'text/html; charset=UTF-8' })
  }

  app.use(rateLimit(services, { name: 'pages', points: config.requestsPerMinute, perSeconds: 60 }))
  app.get('*', async (c): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const only = oneSlash(pathname)
    return only === pathname ? showPage(c) : c.redirect(only + search, 301)
  })
  app.post('*', async (c) => {
    const answer = await answerForm(c, { ...services, handlers: forms, answerCall })
    if ('refusal' in answer) return showPage(c, answer.refusal)
    if (answer.notice) cookiesOf(c, config).set(noticeCookie, answer.notice, { maxAge: noticeSeconds, httpOnly: true })
    const { pathname, search } = new URL(c.req.url)
    c.header('cache-control', 'no-store')
    return c.redirect(answer.next ?? oneSlash(pathname) + search, 303)
  })
}
