import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

type Intent = {
  id: string
  status: string
  amount: number
  currency: string
  client_secret: string
  metadata: object
  last_payment_error?: object
}

/** Listens on a free port of this machine. */
async function listen(app: Hono) {
  const answer = getRequestListener(app.fetch)
  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** As much of Stripe as the shop uses: intents by idempotency key. `intents` are paid or declined by the test, as by a browser. */
export async function fakeStripe() {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, string>()
  const app = new Hono()
  const missing = { error: { type: 'invalid_request_error', message: 'No such intent' } }
  app.post('/v1/payment_intents', async (c) => {
    const key = c.req.header('idempotency-key') ?? randomUUID()
    const known = intents.get(byKey.get(key) ?? '')
    if (known) return c.json(known)
    const form = new URLSearchParams(await c.req.text())
    const id = `pi_${randomUUID()}`
    const intent: Intent = {
      id,
      status: 'requires_payment_method',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret`,
      metadata: { checkoutId: form.get('metadata[checkoutId]') },
    }
    intents.set(id, intent)
    byKey.set(key, id)
    return c.json(intent)
  })
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = intents.get(c.req.param('id'))
    return intent ? c.json(intent) : c.json(missing, 404)
  })
  app.post('/v1/payment_intents/:id/cancel', (c) => {
    const intent = intents.get(c.req.param('id'))
    if (!intent || intent.status === 'succeeded') return c.json(missing, 400)
    intent.status = 'canceled'
    return c.json(intent)
  })
  return { intents, ...(await listen(app)) }
}

type PayPalOrder = {
  id: string
  status: string
  purchase_units: { custom_id: string; amount: object; payments?: object }[]
}

/** As much of PayPal as the shop uses. `declines` is how many captures fail first; `forged` events fail their verification. */
export async function fakePayPal() {
  const state = { orders: new Map<string, PayPalOrder>(), captures: 0, declines: 0, isForged: false }
  const byKey = new Map<string, string>()
  const app = new Hono()
  app.post('/v1/oauth2/token', (c) => c.json({ access_token: 'token', expires_in: 3600 }))
  app.post('/v1/notifications/verify-webhook-signature', (c) =>
    c.json({ verification_status: state.isForged ? 'FAILURE' : 'SUCCESS' }),
  )
  app.post('/v2/checkout/orders', async (c) => {
    const key = c.req.header('paypal-request-id') ?? randomUUID()
    const id = byKey.get(key) ?? randomUUID()
    byKey.set(key, id)
    const body: Pick<PayPalOrder, 'purchase_units'> = await c.req.json()
    if (!state.orders.has(id)) state.orders.set(id, { ...body, id, status: 'CREATED' })
    return c.json(state.orders.get(id) as PayPalOrder, 201)
  })
  app.get('/v2/checkout/orders/:id', (c) => c.json(state.orders.get(c.req.param('id')) as PayPalOrder))
  app.post('/v2/checkout/orders/:id/capture', (c) => {
    const order = state.orders.get(c.req.param('id')) as PayPalOrder
    const [unit] = order.purchase_units
    if (order.status === 'COMPLETED' || !unit) return c.json({ details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] }, 422)
    if (state.declines-- > 0) return c.json({ details: [{ issue: 'INSTRUMENT_DECLINED' }] }, 422)
    state.captures += 1
    order.status = 'COMPLETED'
    unit.payments = { captures: [{ id: `capture_${order.id}`, status: 'COMPLETED' }] }
    return c.json(order, 201)
  })
  return { state, ...(await listen(app)) }
}
