import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'

type Card = { brand: string; last4: string; exp_month: number; exp_year: number }
/** A card as Stripe stores it, with the number that its bank knows it by. */
export type Method = {
  id: string
  object: 'payment_method'
  /** The secret key of the account that it belongs to. */
  account: string
  customer: string | null
  allow_redisplay: 'always' | 'limited' | 'unspecified'
  card: Card
  number: string
}
type Session = { customer: string; saveUsage: string | null }
type Refuse = (c: Context, status: 400 | 404, code: string, message: string) => Response

const brands: Record<string, string> = { '3': 'amex', '4': 'visa', '5': 'mastercard', '6': 'discover' }
const element = 'components[payment_element]'
const switches = ['redisplay', 'save', 'remove'].map((feature) => `${element}[features][payment_method_${feature}]`)

/**
 * The part of a fake Stripe that stores cards with customers. https://docs.stripe.com/api/customers,
 * /customer_sessions, /payment_methods
 */
export function fakeCustomers(app: Hono, accountIn: (c: Context) => string, refuse: Refuse) {
  const customers = new Map<string, { account: string; userId: string | null }>()
  const methods = new Map<string, Method>()
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, { body: string; id: string }>()
  const has = (c: Context, id: string | null | undefined) => customers.get(id ?? '')?.account === accountIn(c)
  const methodIn = (c: Context) => {
    const method = methods.get(c.req.param('id') ?? '')
    return method?.account === accountIn(c) ? method : undefined
  }
  const shown = ({ account: _account, number: _number, ...method }: Method) => method
  const attachedTo = (customer: string) => [...methods.values()].filter((method) => method.customer === customer)

  app.post('/v1/customers', async (c) => {
    const key = `${accountIn(c)} ${c.req.header('idempotency-key')}`
    const body = await c.req.text()
    const known = byKey.get(key)
    if (known && known.body !== body)
      return c.json({ error: { type: 'idempotency_error', message: 'Same key, other parameters' } }, 400)
    const id = known?.id ?? `cus_${randomUUID()}`
    byKey.set(key, { body, id })
    // What a key once answered it answers again, even where that customer was deleted.
    if (!known) customers.set(id, { account: accountIn(c), userId: new URLSearchParams(body).get('metadata[userId]') })
    return c.json({ id, object: 'customer' })
  })
  app.delete('/v1/customers/:id', (c) => {
    const id = c.req.param('id')
    if (!has(c, id)) return refuse(c, 404, 'resource_missing', `No such customer: '${id}'`)
    customers.delete(id)
    for (const method of attachedTo(id)) method.customer = null
    return c.json({ id, object: 'customer', deleted: true })
  })
  app.get('/v1/customers/:id/payment_methods', (c) => {
    const id = c.req.param('id')
    if (!has(c, id)) return refuse(c, 404, 'resource_missing', `No such customer: '${id}'`)
    const { limit = '10', allow_redisplay } = c.req.query()
    if (!(Number(limit) >= 1 && Number(limit) <= 100)) return refuse(c, 400, 'parameter_invalid_integer', 'Limit')
    const data = attachedTo(id).filter((method) => !allow_redisplay || method.allow_redisplay === allow_redisplay)
    return c.json({ object: 'list', data: data.map(shown), has_more: false, url: c.req.path })
  })
  app.post('/v1/customer_sessions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const customer = form.get('customer') ?? ''
    if (!has(c, customer)) return refuse(c, 400, 'resource_missing', `No such customer: '${customer}'`)
    if (form.get(`${element}[enabled]`) !== 'true')
      return refuse(c, 400, 'parameter_missing', 'Exactly one component must be enabled')
    if (switches.some((name) => !['enabled', 'disabled', null].includes(form.get(name))))
      return refuse(c, 400, 'parameter_invalid', 'A feature is enabled or disabled')
    const limit = Number(form.get(`${element}[features][payment_method_redisplay_limit]`) ?? 3)
    if (!(limit >= 1 && limit <= 10)) return refuse(c, 400, 'parameter_invalid_integer', 'At most 10 are shown')
    const saveUsage = form.get(`${element}[features][payment_method_save_usage]`)
    if (![null, 'on_session', 'off_session'].includes(saveUsage))
      return refuse(c, 400, 'parameter_invalid', 'No such usage')
    const clientSecret = `cuss_${randomUUID()}`
    sessions.set(clientSecret, { customer, saveUsage })
    return c.json({ object: 'customer_session', client_secret: clientSecret, customer })
  })
  app.get('/v1/payment_methods/:id', (c) => {
    const method = methodIn(c)
    return method ? c.json(shown(method)) : refuse(c, 404, 'resource_missing', 'No such payment_method')
  })
  app.post('/v1/payment_methods/:id/detach', (c) => {
    const method = methodIn(c)
    if (!method) return refuse(c, 404, 'resource_missing', 'No such payment_method')
    if (!method.customer) return refuse(c, 400, 'payment_method_not_attached', 'It is attached to no customer')
    method.customer = null
    return c.json(shown(method))
  })

  /** A card that was typed; attached to nobody until it has paid. */
  const type = (account: string, number: string, card: Partial<Card> = {}): Method => {
    const method: Method = {
      id: `pm_${randomUUID()}`,
      object: 'payment_method',
      account,
      customer: null,
      allow_redisplay: 'unspecified',
      card: {
        brand: brands[number[0] ?? ''] ?? 'unknown',
        last4: number.slice(-4),
        exp_month: 12,
        exp_year: 2030,
        ...card,
      },
      number,
    }
    methods.set(method.id, method)
    return method
  }
  /** A card that a customer had saved before. */
  const save = (
    customer: string,
    { number = '4242424242424242', ...card }: Partial<Card> & { number?: string } = {},
  ) => {
    const method = type(customers.get(customer)?.account ?? '', number, card)
    Object.assign(method, { customer, allow_redisplay: 'always' })
    return method.id
  }
  /** What a customer's session shows: what its owner wanted to see again. */
  const shownIn = (session: string) =>
    attachedTo(sessions.get(session)?.customer ?? '')
      .filter(({ allow_redisplay }) => allow_redisplay === 'always')
      .map(({ id, card }) => ({ id, last4: card.last4 }))
  return { customers, methods, sessions, has, type, save, shownIn }
}
