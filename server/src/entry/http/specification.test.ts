import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { snakeKey } from '@shop/contract/case'
import { eq } from 'drizzle-orm'
import { checklist, keysSent } from '@shop/contract/checklist'
import { codes, type FailureBody } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { newEmail, openAccount, passphrase, requestPasswordReset } from '../../../test/account.ts'
import { addSample } from '../../../test/animals.ts'
import { australian, type Browser, fillCart, signIn } from '../../../test/buyer.ts'
import { callerOf, type Caller } from '../../../test/callers.ts'
import { addRecord, addRecords, type Kind, type Records } from '../../../test/records.ts'
import { useShop } from '../../../test/shop.ts'
import { breedMixes } from '../../schema/result.ts'
import { users } from '../../schema/user.ts'

const shop = useShop({ TRUST_PROXY: '1' })

type Sent = {
  /** Who makes the call; a guest's browser when left out. */
  by?: Browser
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

let breeder: Caller
let vet: Browser
let ids: Records
beforeAll(async () => {
  breeder = await callerOf(shop, 'breeder')
  ids = await addRecords(shop, breeder)
  const { postal_code: postalCode, address, city, state } = home
  await shop.db
    .update(users)
    .set({ address: { address, city, state, postalCode, country: 'AU' } })
    .where(eq(users.id, breeder.user?.id ?? ''))
  const mix = { laboratory: 'Kinpaw Laboratory', panelVersion: '4.2', testedAt: new Date() }
  await shop.db.insert(breedMixes).values({ barcode: ids.read, shares: [{ breedId: 200193, percent: 100 }], ...mix })
  vet = australian(shop)
  await signIn(shop, vet, 'vet')
}, 60_000)

/** A browser of somebody in Australia, at a network address of its own. */
const guest = () => shop.visitor({ 'x-country-code': 'AU', 'x-forwarded-for': randomUUID() })
const ours = (sent: Omit<Sent, 'by'> = {}): Sent => ({ by: breeder.browser, ...sent })
const ofAnimal = (sent: Omit<Sent, 'by' | 'params'> = {}) =>
  ours({ params: { id: ids.animal, barcode: ids.barcode }, ...sent })
const ofSample = (sent: Omit<Sent, 'by' | 'params'> = {}) =>
  ours({ params: { id: ids.animal, barcode: ids.read }, ...sent })
/** About a record of its own, which the call takes away or changes. */
const about = async (kind: Kind) => ({ ...ids, ...(await addRecord(shop, breeder, kind)) })
const inCart = async (body?: unknown): Promise<Sent> => {
  const { cart, item } = await about('cart')
  return ours({
    params: { sessionId: cart, cartItemId: item, coupon: 'WELCOME10' },
    ...(body !== undefined && { body }),
  })
}

const pet = {
  pet_name: 'Skye',
  gender: 'female',
  species: { id: 1, name: 'Canine' },
  breed: { id: 200193, name: 'Border Collie' },
}
const home = {
  first_name: 'Ada',
  last_name: 'Byron',
  address: '12 Wattle Street',
  city: 'Sydney',
  state: 'NSW',
  postal_code: '2000',
  country: 'AU',
}
const person = (email: string) => ({ ...home, email, accept_terms: true })
const collected = { name: 'Meg', owner_name: 'Iain', owner_email: 'iain@example.org', species_id: 1, gender: 'female' }

/** Makes an activation's call in the browser of a guest; returns the record. */
const step = async (browser: Browser, path: string, body: object) => {
  const response = await browser.fetch(`/api/activate/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { id: string }
}

/** Every call as SPEC writes it: its method, path, slash and keys, and nothing more. */
const asWritten: Record<string, () => Sent | Promise<Sent>> = {
  'POST /api/auth/login/': async () => ({
    body: { username: (await openAccount(shop)).email, password: passphrase },
  }),
  'GET /api/auth/logout': () => ({}),
  'GET /api/my/details': () => ours(),
  'GET /api/user/{email}': () => ours({ params: { email: breeder.user?.email ?? '' } }),
  'POST /api/forgot-password': () => ({ body: { email: newEmail() } }),
  'POST /api/reset-password': async () => {
    const token = await requestPasswordReset(shop, (await openAccount(shop)).email)
    return { body: { token, password: 'five lazy whippets' } }
  },
  'PUT /api/my/user/me': () =>
    ours({ body: { first_name: 'Ada', last_name: 'Byron', phone_number: '+61 400 000 000' } }),
  'PUT /api/my/user/me/state': () => ours({ body: { state: 'VIC' } }),
  'PUT /api/my/user/me/animal-preset': () => ours({ body: { breed_ids: [200193] } }),
  'PUT /api/my/user/me/change-password': async () => {
    const by = guest()
    const { email } = await openAccount(shop)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ username: email, password: passphrase })
    await by.fetch('/api/auth/login/', { method: 'POST', headers, body })
    return { by, body: { current_password: passphrase, new_password: 'five lazy whippets' } }
  },
  'GET /api/my/loyalty-points': () => ours(),
  'POST /api/my/loyalty-points': () => ours({ body: { coupon: 'LITTER-BONUS' } }),
  'GET /api/my/pending-orders': () => ours({ query: { paid: 'false', page: 1 } }),
  'GET /api/my/pending-orders/payment': () => ours({ query: { order_ids: ids.dueOrder, loyalty_points: 0 } }),
  'POST /api/cookie/country': () => ({ body: { value: 'NZ' } }),
  'POST /api/cookie/currency': () => ({ body: { value: 'AUD' } }),
  'POST /api/cookie/user-type': () => ({ body: { value: 'vet' } }),
  'POST /api/signup-campaign': () => ({ body: { email: newEmail(), country_code: 'AU' } }),
  'GET /api/my/addresses': () => ours(),

  'POST /api/activate/register-email': () => ({ body: { email: newEmail() } }),
  'POST /api/activate/barcode': async () => ({
    body: { barcodes: [(await addSample(shop)).barcode], type: 'redeem' },
  }),
  'POST /api/activate/enter-kit-barcode': async () => {
    const by = guest()
    const { barcode } = await addSample(shop)
    const { id } = await step(by, 'barcode', { barcodes: [barcode], type: 'redeem' })
    return { by, body: { id, barcode } }
  },
  'POST /api/activate/about-my-pet': () => ({ body: { pet } }),
  'POST /api/activate/about-me': () => ({ body: { person: person(newEmail()) } }),
  'POST /api/activate/review': async () => {
    const by = guest()
    const { id } = await step(by, 'barcode', { barcodes: [(await addSample(shop)).barcode], type: 'redeem' })
    await step(by, 'about-my-pet', { id, pet })
    return { by, body: { id } }
  },
  'GET /api/activate/breed': () => ({ query: { id: 200193 } }),
  'GET /api/activate/products': () => ({ query: { productType: 8, categoryId: 20 } }),
  'POST /api/activate': async () => {
    const by = guest()
    const { barcode } = await addSample(shop)
    const { id } = await step(by, 'barcode', { barcodes: [barcode], type: 'redeem' })
    const email = newEmail()
    return { by, body: { id, email, barcodes: [barcode], pet, person: person(email) } }
  },
  'GET /api/activate': () => ours(),

  'GET /api/store/products': () => ({
    query: { search: 'collie', page: 1, species: 'dog', isDetails: 'true', category_ids: '1,6' },
  }),
  'GET /api/store/products/product/{id}': () => ({ params: { id: 36 } }),
  'GET /api/my/store/products/product/{id}': () => ours({ params: { id: 36 } }),
  'GET /api/store/products/custom-profile/{id}': () => ({ params: { id: 200193 } }),
  'GET /api/store/products/breed': () => ({ query: { id: 200193 } }),
  'POST /api/store/checkout': async () => {
    const by = guest()
    const { totals, sessionId } = await fillCart(shop, by)
    return {
      by,
      body: {
        session_id: sessionId,
        checkout_id: randomUUID(),
        email: newEmail(),
        first_name: 'Ada',
        last_name: 'Byron',
        shipping_address: home,
        billing_address: home,
        shipping_method_id: 1,
        payment_method: 'C',
        accept_terms: true,
        expected_total: totals.total.amount,
      },
    }
  },
  'POST /api/store/checkout/payment': async () => ours({ body: { checkout_id: (await about('checkout')).checkout } }),
  'POST /api/store/orders/advance/': () => ({
    by: vet,
    body: {
      checkout_id: randomUUID(),
      user: { first_name: 'Cy', last_name: 'Lee', email: 'cy@example.org' },
      items: [{ product_id: 36, quantity: 1 }],
    },
  }),
  'POST /api/cart': () => ({}),
  'GET /api/cart/{sessionId}': () => inCart(),
  'PUT /api/cart/{sessionId}/': () => inCart({ email: newEmail(), country: 'AU', phone_number: '+61 400 000 000' }),
  'POST /api/cart/{sessionId}/item': () =>
    inCart({ product_id: 2002, quantity: 1, meta_data: { is_upgrade_tests: false } }),
  'PUT /api/cart/{sessionId}/item/{cartItemId}': () => inCart({ product_id: ids.product, quantity: 2 }),
  'DELETE /api/cart/{sessionId}/item/{cartItemId}': () => inCart(),
  'PUT /api/cart/{sessionId}/note/{cartItemId}': () => inCart({ note: 'For Biscuit' }),
  'GET /api/cart/{sessionId}/shipping-methods': () => inCart(),
  'GET /api/cart/{sessionId}/': async () => ({
    ...(await inCart()),
    query: { coupon: 'WELCOME10', loyalty_points: 0, shipping_method: 1 },
  }),
  'GET /api/cart/{sessionId}/coupon/{coupon}': () => inCart(),
  'POST /api/cart/custom-profile': () => ({ body: { breed_id: 3, product_ids: [2001, 2002, 2003] } }),

  'GET /api/my/animals': () =>
    ours({
      query: {
        page: 1,
        size: 15,
        query_type: 'all',
        query: 'Skye',
        search: 'Skye',
        gender: 'female',
        view: 'own',
        species_id: 1,
      },
    }),
  'GET /api/my/animals/{id}': () => ofAnimal(),
  'GET /api/my/animals/{id}/profile': () => ofAnimal(),
  'GET /api/my/animals/{id}/barcodes': () => ofAnimal(),
  'GET /api/my/animals/{id}/results/{barcode}': () => ofSample(),
  'GET /api/my/animals/{id}/breed-certificate': () => ofAnimal(),
  'GET /api/my/animals/{id}/report': () => ofAnimal({ query: { report_type: 'health', send_email: 'false' } }),
  'GET /api/my/animals/{id}/dna/{barcode}': () => ofSample({ query: { species: 'canine' } }),
  'GET /api/my/animals/{id}/results/reports/{report_key}/single/': () =>
    ours({ params: { id: ids.animal, report_key: ids.report } }),
  'GET /api/my/animals/{id}/results/reports/certificate/': () => ofAnimal(),
  'GET /api/my/animals/{id}/products/{barcode}': () => ofSample(),
  'POST /api/my/animals/{id}/share': () => ofAnimal({ body: { email: 'vet@example.com' } }),
  'GET /api/my/animals/breeds/{id}/profile': () => ours({ params: { id: 200193 } }),
  'GET /api/my/parentage-animals': () =>
    ours({ query: { page: 1, size: 15, search: 'Skye', gender: 'female', species_id: 1 } }),
  'POST /api/my/clubs/transfer-club-animals': async () =>
    ours({ body: { animal_ids: [(await about('clubAnimal')).clubAnimal] } }),
  'GET /api/breed': () => ({ query: { species: 'dog', barcodes: ids.barcode, page: 1, name: 'collie' } }),
  'GET /api/breed/{id}': () => ({ params: { id: 200193 } }),
  'GET /api/tools/collected-animal': () => ours({ query: { page: 1, name: 'Meg' } }),
  'POST /api/tools/collected-animal': () => ours({ body: collected }),
  'PUT /api/tools/collected-animal/{id}': () => ours({ params: { id: ids.collected }, body: collected }),
  'DELETE /api/tools/collected-animal/{id}': async () => ours({ params: { id: (await about('collected')).collected } }),

  'GET /api/my/invoices': () => ours({ query: { page: 1 } }),
  'GET /api/my/invoices/{id}': () => ours({ params: { id: ids.invoice } }),
  'GET /api/my/invoices/total': () => ours(),
  'GET /api/my/order-history': () => ours({ query: { page: 1, size: 15, paid: 'true' } }),

  'GET /api/my/microchip-checker/{code}': () => ours({ params: { code: '981020000310777' } }),
  'GET /api/tools/report-authenticate/{barcode}': () => ({ params: { barcode: ids.report } }),
  'POST /api/my/feline-colour': () => ours({ body: { dilute: 'D/d', bcc: 'B/b', agouti: 'a/a', colourpoint: 'C/C' } }),
  'GET /api/tools/sample-tracker/{barcode}': () => ({ params: { barcode: ids.barcode } }),
  'GET /api/my/breeding-strategy/': () =>
    ours({ query: { strategy_type: 2002, dam_genetic_result: 'N/CEA', sire_genetic_result: '?' } }),
  'GET /api/tools/club-access': () => ours(),
  'POST /api/my/transfer-multipack': async () => {
    await addSample(shop, { userId: breeder.user?.id ?? '' })
    const email = newEmail()
    await signIn(shop, shop.visitor(), 'breeder', { email })
    return ours({ body: { email, quantity: 1, category_id: 20 } })
  },
  'GET /api/countries': () => ({}),
  'GET /api/countries/{code}/states': () => ({ params: { code: 'AU' } }),
  'GET /api/countries/states/': () => ({ query: { country_code: 'AU' } }),
}

const rows = checklist('calls').map(({ method = '', path = '', sends = '', fails_with = '' }) => ({
  method,
  path,
  sends,
  fails: fails_with || messages.somethingWentWrong,
  name: `${method} ${path}`,
}))

test('every call of SPEC is made here, and no other', () => {
  expect(Object.keys(asWritten).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

type Row = (typeof rows)[number]

/** Makes a call as SPEC writes its address. */
const make = ({ method, path }: Row, { by = guest(), params = {}, query, body }: Sent) => {
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  return by.fetch(address + search, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

describe('as SPEC writes it', () => {
  test.each(rows)('$name is answered', async (row) => {
    const { method, path, sends, name } = row
    const sent = (await asWritten[name]?.()) ?? {}
    const { query, body } = sent
    const response = await make(row, sent)
    expect([response.status, await response.text()]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)])
    const named = keysSent({ method, path, sends })
    const isQuery = sends.startsWith('query ')
    // Of a query SPEC names all; of a body it may leave out what lies deeper.
    expect(
      Object.keys(query ?? {})
        .map(snakeKey)
        .toSorted(),
    ).toEqual(isQuery ? named.toSorted() : [])
    if (sends && !isQuery) expect(Object.keys(body ?? {}).filter((key) => !named.includes(key))).toEqual([])
  })
})

type Values = Record<string, unknown>
const inEach = (values: unknown, wrong: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(values as Values).map(([key, value]) => [key, wrong(value)]))
const ofNobody = (value: unknown) => {
  if (typeof value === 'number') return 999_999
  return /^[\d,]+$/.test(String(value)) ? '999999' : randomUUID()
}
const ofNoType = () => ({ of: 'no type' })
const allFallbacks = new Set(rows.map(({ fails }) => fails))

/** What is sent, with each part of it wrong in turn: records that are not there, and values of another kind. */
const wrongly = ({ by, params, query, body }: Sent): Sent[] => {
  const who = by && { by }
  return [
    ...(params ? [{ ...who, params: inEach(params, ofNobody) as Record<string, string>, query, body }] : []),
    ...(query ? [{ ...who, params, query: inEach(query, ofNobody) as Record<string, string>, body }] : []),
    ...(body ? [ofNobody, ofNoType].map((wrong) => ({ ...who, params, query, body: inEach(body, wrong) })) : []),
  ].map((sent) => Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)))
}

describe('a refusal', () => {
  const answeredSo = new Set<string>()

  test.each(rows)('of $name has no other call’s fallback text', async (row) => {
    for (const sent of wrongly((await asWritten[row.name]?.()) ?? {})) {
      const response = await make(row, sent)
      if (response.ok) continue
      const { message } = (await response.json()) as FailureBody
      expect(response.status, message).toBeLessThan(500)
      if (message === row.fails) answeredSo.add(row.name)
      else expect([...allFallbacks]).not.toContain(message)
    }
  })

  test('has the call’s own where it has no better text', () => {
    expect(answeredSo.size).toBeGreaterThan(50)
  })
})

describe('a body that is one value', () => {
  test.each([
    ['POST /api/cookie/country', 'NZ'],
    ['POST /api/cookie/currency', 'AUD'],
    ['POST /api/cookie/user-type', 'vet'],
    ['PUT /api/cart/{sessionId}/note/{cartItemId}', 'For Biscuit'],
    ['POST /api/my/clubs/transfer-club-animals', []],
  ])('%s may be sent bare', async (name, value) => {
    const row = rows.find((one) => one.name === name) as Row
    const sent = (await asWritten[name]?.()) ?? {}
    const [own] = Object.values(sent.body as Values)
    const bare = Array.isArray(value) ? own : value
    const response = await make(row, { ...sent, body: bare })
    const text = await response.text()
    expect([response.status, text]).toEqual([200, expect.any(String)])
    if (typeof bare === 'string') expect(text).toContain(JSON.stringify(bare))
  })

  test('is read as its field is: a wrong one is refused on it', async () => {
    const row = rows.find(({ name }) => name === 'POST /api/cookie/currency') as Row
    expect(await (await make(row, { body: 'XXX' })).json()).toMatchObject({
      message: 'Error setting country currency',
      errors: { value: messages.fieldRequired },
    })
  })
})

describe('an upgrade by the one key that SPEC names for it', () => {
  const body = { product_id: 2002, quantity: 1, meta_data: { is_upgrade_tests: true } }
  const addItem = rows.find(({ name }) => name === 'POST /api/cart/{sessionId}/item') as Row

  test('shares no cart with regular products (code 101)', async () => {
    const response = await make(addItem, await inCart(body))
    expect([response.status, await response.json()]).toMatchObject([409, { code: codes.upgradeMix }])
  })

  test('is for no sample: it becomes no regular product', async () => {
    const by = guest()
    const cart = await (await by.fetch('/api/cart', { method: 'POST' })).json()
    const { sessionId } = cart as { sessionId: string }
    const response = await make(addItem, { by, params: { sessionId }, body })
    expect([response.status, await response.json()]).toMatchObject([
      428,
      { message: addItem.fails, errors: { productId: expect.stringContaining('on the animal’s page') } },
    ])
  })
})
