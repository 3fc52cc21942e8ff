import { createHmac, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { stripeApiVersion } from '../src/platform/payment-provider/stripe.ts'
import { leftOf, listen } from './fake-provider.ts'
import { fakeCustomers, type Method } from './fake-stripe-customers.ts'

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
  /** Stored cards whose bank refuses from now on. */
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
  const kept = fakeCustomers(app, accountIn, refuse)
  /** The earlier answer to a request's key, or this one. The same key with other parameters is refused. */
  const readKeyed = async (c: Context, made: Map<string, object>) => {
    const key = c.req.header('idempotency-key')
    const body = await c.req.text()
    // The SDK's own keys change with each call: they find nothing again.
    if (!key || key.startsWith('stripe-node-retry'))
      return { answer: refuse(c, 400, 'idempotency_key_missing', 'No key of ours') }
    const known = byKey.get(key)
    if (known && known.body !== body)
      return { answer: c.json({ error: { type: 'idempotency_error', message: 'Same key, other parameters' } }, 400) }
    if (known) return { answer: c.json(made.get(known.id)) }
    return { key, body, form: new URLSearchParams(body) }
  }
  app.post('/v1/payment_intents', async (c) => {
    const request = await readKeyed(c, intents)
    if ('answer' in request) return request.answer
    const { key, body, form } = request
    const [amount, currency] = [Number(form.get('amount')), form.get('currency') ?? '']
    if (!/^[a-z]{3}$/.test(currency)) return refuse(c, 400, 'parameter_invalid', `Invalid currency: ${currency}`)
    if (!Number.isInteger(amount)) return refuse(c, 400, 'parameter_invalid_integer', 'Invalid integer')
    if (amount < (stripeMinimum[currency] ?? 50))
      return refuse(c, 400, 'amount_too_small', 'Amount must be at least 50')
    const customer = form.get('customer')
    if (customer && !kept.has(c, customer)) return refuse(c, 400, 'resource_missing', `No such customer: '${customer}'`)
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
      customer,
      setup_future_usage: form.get('setup_future_usage'),
      payment_method: null,
    }
    intents.set(id, intent)
    byKey.set(key, { body, id })
    return c.json(intent)
  })
  app.post('/v1/payment_intents/:id', async (c) => {
    const intent = intentIn(c)
    if (!intent) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    if (!payable.includes(intent.status))
      return refuse(c, 400, 'payment_intent_unexpected_state', `Its status is ${intent.status}`)
    const form = new URLSearchParams(await c.req.text())
    const customer = form.get('customer')
    if (customer && !kept.has(c, customer)) return refuse(c, 400, 'resource_missing', `No such customer: '${customer}'`)
    if (customer) intent.customer = customer
    if (form.has('setup_future_usage')) intent.setup_future_usage = form.get('setup_future_usage') || null
    return c.json(intent)
  })
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const intent = intentIn(c)
    if (!intent) return refuse(c, 404, 'resource_missing', 'No such payment_intent')
    if (!payable.includes(intent.status))
      return refuse(c, 400, 'payment_intent_unexpected_state', `Its status is ${intent.status}`)
    const form = new URLSearchParams(await c.req.text())
    const method = kept.methods.get(form.get('payment_method') ?? '')
    if (form.get('off_session') !== 'true' || intent.setup_future_usage)
      return refuse(c, 400, 'parameter_invalid', 'off_session without its buyer, and nothing more to set up')
    if (!method?.customer || method.customer !== intent.customer)
      return refuse(c, 400, 'payment_intent_invalid_parameter', 'The payment method belongs to another customer')
    charge(intent, method)
    // No buyer is there to authenticate.
    if (intent.status === 'requires_action')
      Object.assign(intent, {
        status: 'requires_payment_method',
        last_payment_error: { code: 'authentication_required' },
      })
    const { last_payment_error: error } = intent
    return error ? c.json({ error: { type: 'card_error', ...error } }, 402) : c.json(intent)
  })
  /** Its money is in; a card to be stored is attached to its customer. */
  const take = (intent: Intent, method: Method) => {
    if (intent.setup_future_usage && intent.customer) method.customer = intent.customer
    return Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      payment_method: method.id,
    })
  }
  /** Its bank's answer to a card. */
  const charge = (intent: Intent, method: Method) => {
    const { exp_year: year, exp_month: month } = method.card
    const isExpired = Date.UTC(year, month) <= Date.now()
    const outcome = refused.has(method.id) ? { code: 'card_declined' } : stripeCards[method.number]
    if (outcome === 'authenticate')
      return Object.assign(intent, { status: 'requires_action', payment_method: method.id })
    const error = isExpired ? { code: 'expired_card' } : outcome
    if (!error) return take(intent, method)
    return Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error })
  }
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
  /** A refund by our code's request, or by somebody in Stripe's dashboard; throws what Stripe refuses. */
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
    const request = await readKeyed(c, refunds)
    if ('answer' in request) return request.answer
    const { key, body, form } = request
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
  const payableWith = (secret: string | null) => {
    const intent = withSecret(secret)
    if (!payable.includes(intent.status)) throw new Error(`payment_intent_unexpected_state: ${intent.status}`)
    return intent
  }
  /** What Stripe's elements refuse to be shown with, or to confirm. */
  const checkSession = (intent: Intent, session: string | undefined) => {
    if (session === undefined) return undefined
    const opened = kept.sessions.get(session)
    if (!opened || opened.customer !== intent.customer) throw new Error('The session is of another customer')
    if (opened.saveUsage && intent.setup_future_usage) throw new Error('IntegrationError: both say what it is kept for')
    return opened
  }
  /**
   * `stripe.confirmPayment` with a published test card; throws for an intent that takes no money any more. With a
   * customer's session its box may be ticked that saves the card.
   */
  const pay = (
    secret: string | null,
    number = '4242424242424242',
    { session, isSaved = false }: { session?: string | undefined; isSaved?: boolean } = {},
  ) => {
    const intent = payableWith(secret)
    const opened = checkSession(intent, session)
    if (isSaved && !opened) throw new Error('Without a session there is no box')
    if (!(number in stripeCards)) throw new Error('Only published test cards')
    if (isSaved && opened?.saveUsage) intent.setup_future_usage = opened.saveUsage
    const method = kept.type(intent.account, number)
    method.allow_redisplay = isSaved ? 'always' : 'limited'
    return charge(intent, method)
  }
  /** The cards that Stripe's form shows with a customer's session. */
  const savedCards = async (session: string) => kept.shownIn(session)
  /** Pays with one of the saved cards; throws where it was removed in another tab. */
  const payWithSaved = (secret: string | null, methodId: string, session?: string) => {
    const intent = payableWith(secret)
    checkSession(intent, session)
    const method = kept.methods.get(methodId)
    if (!method?.customer || method.customer !== intent.customer) throw new Error('payment_method_invalid_parameter')
    return charge(intent, method)
  }
  /** What the visitor answers on their bank's page. */
  const authenticate = (secret: string | null, isAccepted: boolean) => {
    const intent = withSecret(secret)
    const method = kept.methods.get(intent.payment_method ?? '')
    if (intent.status !== 'requires_action' || !method) throw new Error('Nobody asked')
    if (isAccepted) return take(intent, method)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { code: 'payment_intent_authentication_failure' }
    return intent
  }
  /** The header of a webhook's body; `age` in seconds. */
  const signed = (body: string, { secret = Object.values(accounts)[0] ?? '', age = 0 } = {}) => {
    const time = Math.floor(Date.now() / 1000) - age
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
  }
  /** A webhook's body and header. */
  const event = (type: string, object: object, how: Parameters<typeof signed>[1] = {}) =>
    signed(
      JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        api_version: stripeApiVersion,
        type,
        data: { object },
      }),
      how,
    )
  return {
    intents,
    cards: kept.methods,
    customers: kept.customers,
    saveCard: kept.save,
    refused,
    refunds,
    refundState,
    refund,
    browser: { pay, savedCards, payWithSaved, authenticate },
    event,
    signed,
    ...(await listen(app)),
  }
}

export type FakeStripe = Awaited<ReturnType<typeof fakeStripe>>
