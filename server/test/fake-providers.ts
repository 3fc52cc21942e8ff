import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { stripeApiVersion } from '../src/payment-provider/stripe.ts'

/** Listens on a free port of this machine. */
async function listen(app: Hono) {
  const answer = getRequestListener(app.fetch)
  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

type Intent = {
  id: string
  object: 'payment_intent'
  /** The secret key of the account that it belongs to. */
  account: string
  /** Seconds. */
  created: number
  status: string
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  metadata: { checkoutId: string | null }
  last_payment_error: { code: string; decline_code?: string } | null
  customer: string | null
  setup_future_usage: string | null
  payment_method: string | null
}

type StripeRefund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason: string | null
  metadata: Record<string, string>
}

/** In the smallest unit. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const stripeMinimum: Record<string, number> = { aud: 50, usd: 50, cad: 50, eur: 50, gbp: 30 }
const payable = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** The published test cards that a fake browser pays with. https://docs.stripe.com/testing */
const stripeCards: Record<string, { code: string; decline_code?: string } | 'authenticate' | null> = {
  '4242424242424242': null,
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4000000000009987': { code: 'card_declined', decline_code: 'lost_card' },
  '4000000000000069': { code: 'expired_card' },
  '4000000000000127': { code: 'incorrect_cvc' },
  '4000002760003184': 'authenticate',
}

/** The secret key of an account, with the secret of its webhook. */
const oneAccount: Record<string, string> = { sk_test_1: 'whsec_1' }

/** What of a payment has not gone back. */
const leftOf = (amount: number, back: { amount: number; status: string }[]) =>
  back.reduce((left, one) => (/failed/i.test(one.status) ? left : left - one.amount), amount)

/**
 * As much of Stripe as the shop uses, pinned to the version that our code names; it refuses what the real one refuses.
 * `accounts` are the secret keys it knows, each with the secret of its webhook; none sees what is another's. `browser` does what Stripe's script does. https://docs.stripe.com/api/payment_intents, /idempotent_requests,
 * /webhooks#verify-manually
 */
export async function fakeStripe({ accounts = oneAccount } = {}) {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, { body: string; id: string }>()
  const refunds = new Map<string, StripeRefund>()
  /** What refunds become, how many are made and not answered. `keys` are forgotten after a day. */
  const refundState = {
    becomes: 'succeeded' as StripeRefund['status'],
    lostAnswers: 0,
    forgetKeys: () => byKey.clear(),
  }
  const customers = new Map<string, string>()
  /** Kept cards, each with the customer that it is attached to. */
  const cards = new Map<string, { card: string; customer: string | null }>()
  /** Kept cards whose bank refuses from now on. */
  const refused = new Set<string>()
  const app = new Hono()
  const refuse = (c: Context, status: 400 | 401 | 404, code: string, message: string) =>
    c.json({ error: { type: 'invalid_request_error', code, message } }, status)

  const accountIn = (c: Context) => c.req.header('authorization')?.replace('Bearer ', '') ?? ''
  const intentIn = (c: Context, id = c.req.param('id') ?? '') => {
    const intent = intents.get(id)
    return intent?.account === accountIn(c) ? intent : undefined
  }
  app.use(async (c, next) => {
    if (!(accountIn(c) in accounts)) return refuse(c, 401, 'api_key_invalid', 'Invalid API Key provided')
    if (c.req.header('stripe-version') !== stripeApiVersion)
      return refuse(c, 400, 'invalid_api_version', `Not the version ${stripeApiVersion}`)
    return next()
  })
  app.post('/v1/payment_intents', async (c) => {
    const key = c.req.header('idempotency-key')
    const body = await c.req.text()
    // The SDK's own keys change with each call: they find no intent again.
    if (!key || key.startsWith('stripe-node-retry')) return refuse(c, 400, 'idempotency_key_missing', 'No key of ours')
    const known = byKey.get(key)
    if (known && known.body !== body)
      return c.json({ error: { type: 'idempotency_error', message: 'Same key, other parameters' } }, 400)
    if (known) return c.json(intents.get(known.id) as Intent)
    const form = new URLSearchParams(body)
    const [amount, currency] = [Number(form.get('amount')), form.get('currency') ?? '']
    if (!/^[a-z]{3}$/.test(currency)) return refuse(c, 400, 'parameter_invalid', `Invalid currency: ${currency}`)
    if (!Number.isInteger(amount)) return refuse(c, 400, 'parameter_invalid_integer', 'Invalid integer')
    if (amount < (stripeMinimum[currency] ?? 50))
      return refuse(c, 400, 'amount_too_small', 'Amount must be at least 50')
    const id = `pi_${randomUUID()}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      account: accountIn(c),
      created: Math.floor(Date.now() / 1000),
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      currency,
      client_secret: `${id}_secret`,
      metadata: { checkoutId: form.get('metadata[checkoutId]') },
      last_payment_error: null,
      customer: form.get('customer'),
      setup_future_usage: form.get('setup_future_usage'),
      payment_method: null,
    }
    intents.set(id, intent)
    byKey.set(key, { body, id })
    return c.json(intent)
  })
  app.post('/v1/customers', (c) => {
    const key = c.req.header('idempotency-key') ?? ''
    const id = customers.get(key) ?? `cus_${randomUUID()}`
    customers.set(key, id)
    return c.json({ id, object: 'customer' })
  })
  app.get('/v1/payment_methods/:id', (c) => {
    const kept = cards.get(c.req.param('id'))
    return kept
      ? c.json({ id: c.req.param('id'), object: 'payment_method', customer: kept.customer })
      : refuse(c, 404, 'resource_missing', 'No such payment_method')
  })
  app.post('/v1/payment_methods/:id/detach', (c) => {
    const kept = cards.get(c.req.param('id'))
    if (!kept?.customer) return refuse(c, 400, 'payment_method_not_attached', 'It is attached to no customer')
    kept.customer = null
    return c.json({ id: c.req.param('id'), object: 'payment_method', customer: null })
  })
  app.post('/v1/payment_intents/:id', async (c) => {
    const intent = intentIn(c)
    if (!intent) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    if (!payable.includes(intent.status))
      return refuse(c, 400, 'payment_intent_unexpected_state', `Its status is ${intent.status}`)
    const form = new URLSearchParams(await c.req.text())
    if (form.has('customer')) intent.customer = form.get('customer')
    if (form.has('setup_future_usage')) intent.setup_future_usage = form.get('setup_future_usage') || null
    return c.json(intent)
  })
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const intent = intentIn(c)
    if (!intent) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    if (!payable.includes(intent.status))
      return refuse(c, 400, 'payment_intent_unexpected_state', `Its status is ${intent.status}`)
    const form = new URLSearchParams(await c.req.text())
    const method = form.get('payment_method') ?? ''
    const kept = cards.get(method)
    if (form.get('off_session') !== 'true' || intent.setup_future_usage)
      return refuse(c, 400, 'parameter_invalid', 'off_session without its buyer, and nothing more to set up')
    if (!kept?.customer || kept.customer !== intent.customer)
      return refuse(c, 400, 'payment_intent_invalid_parameter', 'The payment method belongs to another customer')
    if (refused.has(method)) {
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } })
      return c.json({ error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } }, 402)
    }
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      payment_method: method,
    })
    return c.json(intent)
  })
  app.get('/v1/payment_intents', (c) => {
    const bound = (name: string) => Number(c.req.query(`created[${name}]`))
    const limit = Number(c.req.query('limit') ?? 10)
    if (!(limit >= 1 && limit <= 100)) return refuse(c, 400, 'parameter_invalid_integer', 'Invalid limit')
    const own = [...intents.values()]
      .filter(({ account, created }) => account === accountIn(c) && created >= bound('gte') && created <= bound('lte'))
      .toReversed()
    const start = own.findIndex(({ id }) => id === c.req.query('starting_after')) + 1
    const data = own.slice(start, start + limit)
    return c.json({ object: 'list', url: '/v1/payment_intents', data, has_more: start + limit < own.length })
  })
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = intentIn(c)
    return intent ? c.json(intent) : refuse(c, 404, 'resource_missing', 'No such payment_intent')
  })
  app.post('/v1/payment_intents/:id/cancel', (c) => {
    const intent = intentIn(c)
    if (!intent) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    if (!payable.includes(intent.status))
      return refuse(c, 400, 'payment_intent_unexpected_state', `Its status is ${intent.status}`)
    intent.status = 'canceled'
    return c.json(intent)
  })

  const refundsOf = (intentId: string) => [...refunds.values()].filter((one) => one.payment_intent === intentId)
  /** As our code asks for it, or somebody in Stripe's dashboard; throws what Stripe refuses. */
  const refund = (intentId: string, amount: number, metadata: Record<string, string> = {}): StripeRefund => {
    const intent = intents.get(intentId)
    if (intent?.status !== 'succeeded') throw new Error('charge_not_captured')
    const left = leftOf(intent.amount_received, refundsOf(intentId))
    if (left === 0) throw new Error('charge_already_refunded')
    if (amount > left) throw new Error('amount_too_large')
    const made: StripeRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      payment_intent: intentId,
      amount,
      currency: intent.currency,
      status: refundState.becomes,
      failure_reason: refundState.becomes === 'failed' ? 'expired_or_canceled_card' : null,
      metadata,
    }
    refunds.set(made.id, made)
    return made
  }
  app.post('/v1/refunds', async (c) => {
    const key = c.req.header('idempotency-key')
    const body = await c.req.text()
    if (!key || key.startsWith('stripe-node-retry')) return refuse(c, 400, 'idempotency_key_missing', 'No key of ours')
    const known = byKey.get(key)
    if (known && known.body !== body)
      return c.json({ error: { type: 'idempotency_error', message: 'Same key, other parameters' } }, 400)
    if (known) return c.json(refunds.get(known.id) as StripeRefund)
    const form = new URLSearchParams(body)
    const intentId = form.get('payment_intent') ?? ''
    if (!intentIn(c, intentId)) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    try {
      const made = refund(intentId, Number(form.get('amount')), {
        refundKey: form.get('metadata[refundKey]') ?? '',
      })
      byKey.set(key, { body, id: made.id })
      if (refundState.lostAnswers > 0) {
        refundState.lostAnswers -= 1
        return c.json({ error: { type: 'api_error', message: 'Lost' } }, 500, { 'stripe-should-retry': 'false' })
      }
      return c.json(made)
    } catch (error) {
      return refuse(c, 400, (error as Error).message, 'It cannot be refunded')
    }
  })
  app.get('/v1/refunds', (c) => {
    const intentId = c.req.query('payment_intent') ?? ''
    if (!intentIn(c, intentId)) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    return c.json({
      object: 'list',
      url: '/v1/refunds',
      has_more: false,
      data: refundsOf(intentId).toReversed(),
    })
  })

  const withSecret = (secret: string | null) => {
    const intent = [...intents.values()].find(({ client_secret }) => client_secret === secret)
    if (!intent) throw new Error('No such payment_intent')
    return intent
  }
  /** `stripe.confirmPayment` with a published test card; throws for an intent that takes no money any more. */
  const pay = (secret: string | null, card = '4242424242424242') => {
    const intent = withSecret(secret)
    if (!payable.includes(intent.status)) throw new Error(`payment_intent_unexpected_state: ${intent.status}`)
    const outcome = stripeCards[card]
    if (outcome === undefined) throw new Error('Only published test cards')
    if (outcome === 'authenticate') intent.status = 'requires_action'
    else if (outcome) Object.assign(intent, { status: 'requires_payment_method', last_payment_error: outcome })
    else {
      const method = `pm_${randomUUID()}`
      cards.set(method, { card, customer: intent.setup_future_usage ? intent.customer : null })
      Object.assign(intent, {
        status: 'succeeded',
        amount_received: intent.amount,
        last_payment_error: null,
        payment_method: method,
      })
    }
    return intent
  }
  /** What the visitor answers on their bank's page. */
  const authenticate = (secret: string | null, isAccepted: boolean) => {
    const intent = withSecret(secret)
    if (intent.status !== 'requires_action') throw new Error('Nobody asked')
    if (isAccepted) return pay(secret)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { code: 'payment_intent_authentication_failure' }
    return intent
  }
  /** A webhook's body and header; `age` in seconds. */
  const event = (type: string, object: object, { secret = Object.values(accounts)[0] ?? '', age = 0 } = {}) => {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      api_version: stripeApiVersion,
      type,
      data: { object },
    })
    const time = Math.floor(Date.now() / 1000) - age
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
  }
  return {
    intents,
    cards,
    refused,
    refunds,
    refundState,
    refund,
    browser: { pay, authenticate },
    event,
    ...(await listen(app)),
  }
}

type PayPalSubscription = {
  id: string
  plan_id: string
  custom_id: string
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
  billing_info: { failed_payments_count: number }
  transactions: { id: string; status: string; time: string }[]
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

/**
 * As much of PayPal as the shop uses; it refuses what the real one refuses. `approve` is the buyer in PayPal's window,
 * `declines` how many captures their bank refuses first, `lostAnswers` how many captures are made and not answered.
 * https://developer.paypal.com/docs/api/orders/v2/, /webhooks/v1/#verify-webhook-signature_post
 */
export async function fakePayPal({ clientId = 'client', clientSecret = 'secret', webhookId = '' } = {}) {
  const state = {
    orders: new Map<string, PayPalOrder>(),
    products: new Set<string>(),
    plans: new Map<string, { id: string; name: string; status: string; product_id: string }>(),
    subscriptions: new Map<string, PayPalSubscription>(),
    captures: 0,
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
    const body: { webhook_id: string; auth_algo: string; webhook_event: object } = await c.req.json()
    const isGenuine = !state.isForged && body.webhook_id === webhookId && typeof body.webhook_event === 'object'
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
    const price = cycle?.pricing_scheme.fixed_price
    if (!state.products.has(body.product_id)) return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    if (cycle?.frequency.interval_unit !== 'YEAR') return refuse(c, 400, 'INVALID_PARAMETER_VALUE')
    if (!/^[A-Z]{3}$/.test(price?.currency_code ?? '')) return refuse(c, 400, 'INVALID_CURRENCY_CODE')
    if (!/^\d+\.\d\d$/.test(price?.value ?? '')) return refuse(c, 422, 'DECIMAL_PRECISION')
    const plan = { id: `P-${randomUUID()}`, name: body.name, status: 'ACTIVE', product_id: body.product_id }
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
    return c.json({ transactions: subscription.transactions.filter(({ time }) => time >= start && time <= end) })
  })
  /** PayPal takes a year's money of an active subscription. */
  const takeYear = (subscription: PayPalSubscription) => {
    subscription.billing_info.failed_payments_count = 0
    const taken = { id: `sale_${randomUUID()}`, status: 'COMPLETED', time: new Date().toISOString() }
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
      captures: [{ id: `capture_${order.id}`, status: 'COMPLETED', custom_id: unit.custom_id, amount: unit.amount }],
    }
    if (state.lostAnswers > 0) {
      state.lostAnswers -= 1
      return c.json({}, 500)
    }
    return c.json(order, 201)
  })
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
  /** As our code asks for it, or somebody at PayPal's desk. */
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
    const details = captures().map(({ id, custom_id, amount }) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: 'T0006',
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
  return { state, approve, subscription, refund, shown, ...(await listen(app)) }
}
