import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { fakeSales, type Sale } from './fake-paypal-sales.ts'
import { leftOf, listen } from './fake-provider.ts'

type PayPalSubscription = {
  id: string
  plan_id: string
  custom_id: string
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
  billing_info: { failed_payments_count: number }
  transactions: Sale[]
}

type PayPalMoney = { currency_code: string; value: string }
type PayPalRefund = { id: string; captureId: string; status: string; custom_id?: string; amount: PayPalMoney }
type PayPalOrder = {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED'
  purchase_units: {
    custom_id: string
    amount: { currency_code: string; value: string }
    payments?: { captures: { id: string; status: string; custom_id: string; amount: PayPalMoney }[] }
  }[]
}

const signature = 'signed by PayPal'
/** What PayPal sends an event with. https://developer.paypal.com/api/rest/webhooks/rest/ */
const signedHeaders = {
  'paypal-transmission-id': 'b2384410-f8d2-11e4-8bf3-77339302725b',
  'paypal-transmission-time': '2026-11-23T18:14:02Z',
  'paypal-transmission-sig': signature,
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
}

/**
 * As much of PayPal as the shop uses; it refuses what the real one refuses. `approve` is the buyer in PayPal's window,
 * `declines` how many captures their bank refuses first, `lostAnswers` how many captures are made and not answered.
 * https://developer.paypal.com/docs/api/orders/v2/, /webhooks/v1/#verify-webhook-signature_post
 */
export async function fakePayPal({ clientId = 'client', clientSecret = 'secret', webhookId = '' } = {}) {
  const state = {
    orders: new Map<string, PayPalOrder>(),
    products: new Set<string>(),
    plans: new Map<string, { id: string; name: string; status: string; product_id: string; price: PayPalMoney }>(),
    subscriptions: new Map<string, PayPalSubscription>(),
    captures: 0,
    /** What its next captures are: a bank account's money takes days. */
    captured: 'COMPLETED' as 'COMPLETED' | 'PENDING',
    declines: 0,
    lostAnswers: 0,
    isForged: false,
    refunds: new Map<string, PayPalRefund>(),
    lostRefunds: 0,
  }
  const byKey = new Map<string, string>()
  const app = new Hono()
  const refuse = (c: Context, status: 400 | 401 | 404 | 422, issue: string) => c.json({ details: [{ issue }] }, status)
  app.post('/v1/oauth2/token', (c) =>
    c.req.header('authorization') === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      ? c.json({ access_token: 'token', expires_in: 3600 })
      : refuse(c, 401, 'INVALID_CLIENT'),
  )
  app.use(async (c, next) =>
    c.req.header('authorization') === 'Bearer token' ? next() : refuse(c, 401, 'INVALID_TOKEN'),
  )
  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const body: { webhook_id: string; transmission_sig: string; webhook_event: object } = await c.req.json()
    if (Object.values(body).some((value) => value === '' || value === null))
      return refuse(c, 400, 'MISSING_REQUIRED_PARAMETER')
    const isGenuine = !state.isForged && body.webhook_id === webhookId && body.transmission_sig === signature
    return c.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' })
  })
  app.post('/v2/checkout/orders', async (c) => {
    const key = c.req.header('paypal-request-id')
    if (!key) return refuse(c, 400, 'PAYPAL_REQUEST_ID_REQUIRED')
    const body: Pick<PayPalOrder, 'purchase_units'> & { intent: string } = await c.req.json()
    const amount = body.purchase_units[0]?.amount
    if (body.intent !== 'CAPTURE') return refuse(c, 400, 'INVALID_PARAMETER_VALUE')
    if (!/^[A-Z]{3}$/.test(amount?.currency_code ?? '')) return refuse(c, 400, 'INVALID_CURRENCY_CODE')
    if (!/^\d+\.\d\d$/.test(amount?.value ?? '')) return refuse(c, 422, 'DECIMAL_PRECISION')
    if (Number(amount?.value) <= 0) return refuse(c, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE')
    const id = byKey.get(key) ?? randomUUID()
    byKey.set(key, id)
    if (!state.orders.has(id)) state.orders.set(id, { purchase_units: body.purchase_units, id, status: 'CREATED' })
    return c.json(state.orders.get(id) as PayPalOrder, 201)
  })
  // https://developer.paypal.com/docs/api/catalog-products/v1/, /subscriptions/v1/
  app.post('/v1/catalogs/products', async (c) => {
    const { id, name, type }: { id: string; name: string; type: string } = await c.req.json()
    if (!name || !['PHYSICAL', 'DIGITAL', 'SERVICE'].includes(type)) return refuse(c, 400, 'INVALID_PARAMETER_VALUE')
    if (state.products.has(id)) return refuse(c, 422, 'DUPLICATE_RESOURCE_IDENTIFIER')
    state.products.add(id)
    return c.json({ id, name }, 201)
  })
  app.get('/v1/billing/plans', (c) => {
    const product = c.req.query('product_id') ?? ''
    if (!state.products.has(product)) return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    return c.json({ plans: [...state.plans.values()].filter(({ product_id }) => product_id === product) })
  })
  app.post('/v1/billing/plans', async (c) => {
    const body: {
      product_id: string
      name: string
      billing_cycles: {
        total_cycles: number
        frequency: { interval_unit: string; interval_count: number }
        pricing_scheme: { fixed_price: { currency_code: string; value: string } }
      }[]
    } = await c.req.json()
    const [cycle] = body.billing_cycles
    const price = cycle?.pricing_scheme.fixed_price ?? { currency_code: '', value: '' }
    if (!state.products.has(body.product_id)) return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    if (cycle?.frequency.interval_unit !== 'YEAR') return refuse(c, 400, 'INVALID_PARAMETER_VALUE')
    if (!/^[A-Z]{3}$/.test(price.currency_code)) return refuse(c, 400, 'INVALID_CURRENCY_CODE')
    if (!/^\d+\.\d\d$/.test(price.value)) return refuse(c, 422, 'DECIMAL_PRECISION')
    const plan = { id: `P-${randomUUID()}`, name: body.name, status: 'ACTIVE', product_id: body.product_id, price }
    state.plans.set(plan.id, plan)
    return c.json(plan, 201)
  })
  app.post('/v1/billing/subscriptions', async (c) => {
    const key = c.req.header('paypal-request-id')
    if (!key) return refuse(c, 400, 'PAYPAL_REQUEST_ID_REQUIRED')
    const body: {
      plan_id: string
      custom_id: string
      application_context: { user_action: string }
    } = await c.req.json()
    if (!state.plans.has(body.plan_id)) return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    if (body.application_context.user_action !== 'CONTINUE') return refuse(c, 400, 'INVALID_PARAMETER_VALUE')
    const id = byKey.get(key) ?? `I-${randomUUID()}`
    byKey.set(key, id)
    if (!state.subscriptions.has(id))
      state.subscriptions.set(id, {
        id,
        plan_id: body.plan_id,
        custom_id: body.custom_id,
        status: 'APPROVAL_PENDING',
        billing_info: { failed_payments_count: 0 },
        transactions: [],
      })
    return c.json(state.subscriptions.get(id) as PayPalSubscription, 201)
  })
  const subscriptionIn = (c: Context) => state.subscriptions.get(c.req.param('id') ?? '')
  app.get('/v1/billing/subscriptions/:id', (c) => {
    const subscription = subscriptionIn(c)
    return subscription ? c.json(subscription) : refuse(c, 404, 'INVALID_RESOURCE_ID')
  })
  app.get('/v1/billing/subscriptions/:id/transactions', (c) => {
    const subscription = subscriptionIn(c)
    if (!subscription) return refuse(c, 404, 'INVALID_RESOURCE_ID')
    const [start, end] = [c.req.query('start_time') ?? '', c.req.query('end_time') ?? '']
    if (Number.isNaN(Date.parse(start)) || Number.isNaN(Date.parse(end)))
      return refuse(c, 400, 'MISSING_REQUIRED_PARAMETER')
    const listed = subscription.transactions.filter(({ time }) => time >= start && time <= end)
    return c.json({
      transactions: listed.map(({ amount, ...sale }) => ({ ...sale, amount_with_breakdown: { gross_amount: amount } })),
    })
  })
  /** PayPal takes a year's money of an active subscription. */
  const takeYear = (subscription: PayPalSubscription) => {
    subscription.billing_info.failed_payments_count = 0
    const taken: Sale = {
      id: `sale_${randomUUID()}`,
      status: 'COMPLETED',
      time: new Date().toISOString(),
      subscriptionId: subscription.id,
      custom_id: subscription.custom_id,
      amount: state.plans.get(subscription.plan_id)?.price ?? { currency_code: '', value: '' },
    }
    subscription.transactions.push(taken)
    return taken
  }
  const from: Record<string, PayPalSubscription['status'][]> = {
    activate: ['APPROVED', 'SUSPENDED'],
    suspend: ['ACTIVE'],
    cancel: ['ACTIVE', 'SUSPENDED'],
  }
  const to = { activate: 'ACTIVE', suspend: 'SUSPENDED', cancel: 'CANCELLED' } as const
  app.post('/v1/billing/subscriptions/:id/:action', async (c) => {
    const subscription = subscriptionIn(c)
    const action = c.req.param('action') as keyof typeof to
    const { reason }: { reason?: string } = await c.req.json()
    if (!subscription || !(action in to)) return refuse(c, 404, 'INVALID_RESOURCE_ID')
    if (!reason) return refuse(c, 400, 'MISSING_REQUIRED_PARAMETER')
    if (!from[action]?.includes(subscription.status)) return refuse(c, 422, 'SUBSCRIPTION_STATUS_INVALID')
    if (subscription.status === 'APPROVED') takeYear(subscription)
    subscription.status = to[action]
    return c.body(null, 204)
  })
  app.get('/v2/checkout/orders/:id', (c) => {
    const order = state.orders.get(c.req.param('id'))
    return order ? c.json(order) : refuse(c, 404, 'INVALID_RESOURCE_ID')
  })
  app.post('/v2/checkout/orders/:id/capture', (c) => {
    if (!c.req.header('paypal-request-id')) return refuse(c, 400, 'PAYPAL_REQUEST_ID_REQUIRED')
    const order = state.orders.get(c.req.param('id'))
    const [unit] = order?.purchase_units ?? []
    if (!order || !unit) return refuse(c, 404, 'INVALID_RESOURCE_ID')
    if (order.status === 'COMPLETED') return refuse(c, 422, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return refuse(c, 422, 'ORDER_NOT_APPROVED')
    if (state.declines > 0) {
      state.declines -= 1
      // The buyer chooses another way in PayPal's window, and approves again.
      order.status = 'CREATED'
      return refuse(c, 422, 'INSTRUMENT_DECLINED')
    }
    state.captures += 1
    order.status = 'COMPLETED'
    unit.payments = {
      captures: [{ id: `capture_${order.id}`, status: state.captured, custom_id: unit.custom_id, amount: unit.amount }],
    }
    if (state.lostAnswers > 0) {
      state.lostAnswers -= 1
      return c.json({}, 500)
    }
    return c.json(order, 201)
  })
  const sales = () => [...state.subscriptions.values()].flatMap(({ transactions }) => transactions)
  const sale = fakeSales(app, sales)
  const captures = () =>
    [...state.orders.values()].flatMap(({ purchase_units: [unit] }) => unit?.payments?.captures ?? [])
  const minor = ({ value }: PayPalMoney) => Math.round(Number(value) * 100)
  const leftIn = (captureId: string, amount: PayPalMoney) =>
    leftOf(
      minor(amount),
      [...state.refunds.values()].flatMap((one) =>
        one.captureId === captureId ? { status: one.status, amount: minor(one.amount) } : [],
      ),
    )
  /** A refund by our code's request, or by somebody at PayPal's desk. */
  const refund = (captureId: string, amount: PayPalMoney, custom_id?: string): PayPalRefund => {
    const capture = captures().find(({ id }) => id === captureId)
    if (!capture) throw new Error('INVALID_RESOURCE_ID')
    const left = leftIn(captureId, capture.amount)
    if (left === 0) throw new Error('CAPTURE_FULLY_REFUNDED')
    if (minor(amount) > left) throw new Error('REFUND_AMOUNT_EXCEEDED')
    const made = {
      id: `refund_${randomUUID()}`,
      captureId,
      status: 'COMPLETED',
      amount,
      ...(custom_id && { custom_id }),
    }
    state.refunds.set(made.id, made)
    return made
  }
  /** A refund as PayPal shows it, in its answers and its events. */
  const shown = ({ captureId, ...made }: PayPalRefund) => ({
    ...made,
    links: [
      { rel: 'self', href: `https://api-m.paypal.com/v2/payments/refunds/${made.id}` },
      { rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${captureId}` },
    ],
  })
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const key = c.req.header('paypal-request-id')
    if (!key) return refuse(c, 400, 'PAYPAL_REQUEST_ID_REQUIRED')
    const body: { amount: PayPalMoney; custom_id?: string } = await c.req.json()
    if (!/^[A-Z]{3}$/.test(body.amount.currency_code)) return refuse(c, 400, 'INVALID_CURRENCY_CODE')
    if (!/^\d+\.\d\d$/.test(body.amount.value)) return refuse(c, 422, 'DECIMAL_PRECISION')
    const known = state.refunds.get(byKey.get(key) ?? '')
    if (known) return c.json(shown(known), 200)
    try {
      const made = refund(c.req.param('id'), body.amount, body.custom_id)
      byKey.set(key, made.id)
      if (state.lostRefunds > 0) {
        state.lostRefunds -= 1
        return c.json({}, 500)
      }
      return c.json(shown(made), 201)
    } catch (error) {
      const { message } = error as Error
      return refuse(c, message === 'INVALID_RESOURCE_ID' ? 404 : 422, message)
    }
  })
  app.get('/v1/reporting/transactions', (c) => {
    const { start_date = '', end_date = '', page = '1', page_size = '100' } = c.req.query()
    const [from, to, size] = [Date.parse(start_date), Date.parse(end_date), Number(page_size)]
    if (!(to > from) || to - from > 31 * 24 * 60 * 60 * 1000) return refuse(c, 400, 'INVALID_REQUEST')
    if (!(size >= 1 && size <= 500)) return refuse(c, 400, 'INVALID_REQUEST')
    const taken = [
      ...captures().map((capture) => ({ ...capture, code: 'T0006' })),
      // Each year's has the id that its subscription was made with.
      ...sales().map((one) => ({ ...one, code: 'T0002' })),
    ]
    const details = taken.map(({ id, custom_id, amount, code }) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_status: 'S',
        transaction_amount: amount,
        custom_field: custom_id,
      },
    }))
    const start = (Number(page) - 1) * size
    return c.json({
      transaction_details: details.slice(start, start + size),
      total_pages: Math.max(1, Math.ceil(details.length / size)),
    })
  })
  const approve = (id: string | null) => {
    const order = state.orders.get(id ?? '')
    if (order?.status !== 'CREATED') throw new Error('Nothing to approve')
    order.status = 'APPROVED'
    return order
  }
  const subscriptionOf = (id: string | null) => {
    const subscription = state.subscriptions.get(id ?? '')
    if (!subscription) throw new Error('No such subscription')
    return subscription
  }
  /** The buyer in PayPal's window, and PayPal a year later. */
  const subscription = {
    approve: (id: string | null) => {
      const found = subscriptionOf(id)
      if (found.status !== 'APPROVAL_PENDING') throw new Error('Nothing to approve')
      found.status = 'APPROVED'
    },
    takeYear: (id: string | null) => {
      const found = subscriptionOf(id)
      if (found.status !== 'ACTIVE') throw new Error(`It is ${found.status}`)
      return takeYear(found)
    },
    failYear: (id: string | null) => void (subscriptionOf(id).billing_info.failed_payments_count += 1),
    of: subscriptionOf,
  }
  /** A webhook's body and headers. */
  const event = (event_type: string, resource: object) => ({
    body: JSON.stringify({ id: `WH-${randomUUID()}`, event_type, resource }),
    headers: signedHeaders,
  })
  return { state, approve, subscription, sale, refund, shown, event, signedHeaders, ...(await listen(app)) }
}

export type FakePayPal = Awaited<ReturnType<typeof fakePayPal>>
