import { randomUUID } from 'node:crypto'
import { addressOf, type Call, type Filled } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { snakeKeys } from '@shop/contract/case'
import { checkoutCalls } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, australian, type Browser, buy, checkoutBody, fillCart, signIn } from '../../test/buyer.ts'
import { openShop } from '../../test/shop.ts'
import { addresses, carts, orders, productBreeds, products, sessions, users } from '../db/schema.ts'

/*
 * Who may do what, for every call of the contract: each is made by every kind of visitor, with records of their own,
 * of somebody else, and of nobody. The expectation is the row's own `who` and `inPersonOnly`; a row without a probe
 * does not compile, and fails the first test.
 */

type Input = Filled & { body?: object }
/** The records a call can name. */
type Records = {
  cart: string
  item: string
  product: number
  checkout: string
  order: string
  address: string
  session: string
}
type Kind = keyof Records

/** A call about no one's record in particular, or about one of a kind; `missing` where one that is not there is no 404. */
type Probe = { input: (records: Records) => Input; of?: Kind; missing?: number }

const plain = (input: Input = {}): Probe => ({ input: () => input })
const record = (of: Kind, input: Probe['input']): Probe => ({ of, input })
/** Records of capabilities that are still to come: their calls are held against `who` alone. */
const later = (params: Record<string, string> = { id: randomUUID() }, body?: object): Probe =>
  plain({ params, ...(body && { body }) })

const cart = (rest: Omit<Input, 'params'> = {}) =>
  record('cart', (ids) => ({ params: { sessionId: ids.cart, coupon: 'WELCOME10' }, ...rest }))
const item = (body?: (ids: Records) => object) =>
  record('item', (ids) => ({
    params: { sessionId: ids.cart, cartItemId: ids.item },
    ...(body && { body: body(ids) }),
  }))
const person = { ...address, kind: 'shipping' }

const probes: Record<keyof typeof calls, Probe> = {
  registerEmail: plain({ body: { email: 'new@example.org' } }),
  checkBarcode: plain({ body: { barcodes: ['KP1'], type: 'step' } }),
  enterKitBarcode: plain({ body: { barcode: 'KP1' } }),
  saveActivationPet: plain({ body: {} }),
  saveActivationPerson: plain({ body: {} }),
  reviewActivation: plain({ body: { id: randomUUID() } }),
  getActivationBreed: plain({ query: { id: '10' } }),
  listActivationProducts: plain(),
  activateKit: plain({ body: {} }),
  getTestKitBalance: plain(),

  listAddresses: plain(),
  createAddress: plain({ body: person }),
  updateAddress: record('address', (ids) => ({ params: { id: ids.address }, body: person })),
  deleteAddress: record('address', (ids) => ({ params: { id: ids.address } })),

  listAccounts: plain(),
  listAudit: plain(),
  actAs: plain({ body: { userId: randomUUID(), reason: 'A question about a result' } }),
  stopActing: plain({ body: {} }),

  listAnimals: plain(),
  getAnimal: later(),
  getAnimalProfile: later(),
  listAnimalBarcodes: later(),
  getResults: later({ id: randomUUID(), barcode: 'KP1' }),
  getBreedCertificate: later(),
  getReport: later(),
  getDnaProfile: later({ id: randomUUID(), barcode: 'KP1' }),
  getSingleReport: later({ id: randomUUID(), report_key: 'a' }),
  getCertificate: later(),
  listUpgradeProducts: later({ id: randomUUID(), barcode: 'KP1' }),
  shareAnimal: later({ id: randomUUID() }, { email: 'vet@example.com' }),
  getBreedProfile: later({ id: '10' }),

  login: plain({ body: { username: 'nobody@example.org', password: 'not the password' } }),
  logout: plain(),
  getMyDetails: plain(),
  register: plain({ body: {} }),
  confirmEmail: plain({ body: { token: 'unknown' } }),
  forgotPassword: plain({ body: { email: 'nobody@example.org' } }),
  resetPassword: plain({ body: { token: 'unknown', password: 'a sentence of my own' } }),

  listBreeds: plain(),
  getBreed: plain({ params: { id: '10' } }),

  createCart: plain({ body: {} }),
  getCart: cart(),
  updateCart: cart({ body: { phoneNumber: '+61 400 000 000' } }),
  addItem: record('cart', (ids) => ({
    params: { sessionId: ids.cart },
    body: { productId: ids.product, quantity: 1 },
  })),
  updateItem: item((ids) => ({ productId: ids.product, quantity: 2 })),
  deleteItem: item(),
  updateItemNote: item(() => ({ note: 'For Biscuit' })),
  listShippingMethods: cart(),
  priceCart: cart(),
  applyCoupon: cart(),
  addCustomProfile: record('cart', (ids) => ({ body: { sessionId: ids.cart, ...profile } })),
  deleteCart: cart(),
  removeCoupon: cart(),
  // Without a cart in the browser it answers with the user's own: here none.
  mergeCart: { ...cart(), missing: 200 },

  createOrder: record('cart', (ids) => ({
    body: checkoutBody({ sessionId: ids.cart, totals: { total: { amount: 1 } } } as Parameters<typeof checkoutBody>[0]),
  })),
  startPayment: record('checkout', (ids) => ({ body: { checkoutId: ids.checkout, paymentMethod: 'C' } })),
  confirmPayment: record('checkout', (ids) => ({ params: { checkoutId: ids.checkout }, body: { token: 'tok_visa' } })),
  createAdvanceOrder: plain({ body: {} }),

  listClubs: plain(),
  transferClubAnimals: plain({ body: { animalIds: [randomUUID()] } }),
  listCollectedAnimals: plain(),
  createCollectedAnimal: plain({ body: {} }),
  updateCollectedAnimal: later({ id: randomUUID() }, {}),
  deleteCollectedAnimal: later(),

  listCountries: plain(),
  listStates: plain({ params: { code: 'AU' } }),
  listStatesByCode: plain({ query: { country_code: 'AU' } }),
  detectCountry: plain(),
  setCountry: plain({ body: { value: 'AU' } }),
  setCurrency: plain({ body: { value: 'AUD' } }),
  setUserType: plain({ body: { value: 'vet' } }),

  listInvoices: plain(),
  getInvoiceTotal: plain(),
  getInvoice: later(),

  getLoyaltyPoints: plain(),
  redeemLoyaltyCoupon: plain({ body: { coupon: 'NO-SUCH' } }),

  signUpToNewsletter: plain({ body: { email: 'reader@example.org', countryCode: 'AU' } }),
  withdrawNewsletter: plain({ body: { token: 'unknown' } }),

  getOrder: record('order', (ids) => ({ params: { checkoutId: ids.order } })),
  listOrderHistory: plain(),
  listPendingOrders: plain(),
  getPendingPayment: plain(),

  listParentageAnimals: plain(),

  listProducts: plain(),
  getProduct: plain({ params: { id: '36' } }),
  getMyProduct: plain({ params: { id: '36' } }),
  getCustomProfile: plain({ params: { id: '36' } }),
  listBreedProducts: plain({ query: { id: '10' } }),

  listSessions: plain(),
  endSession: record('session', (ids) => ({ params: { id: ids.session } })),
  endOtherSessions: plain(),

  trackSample: plain({ params: { barcode: 'KP1' } }),
  authenticateReport: plain({ params: { barcode: 'KP1' } }),
  checkMicrochip: plain({ params: { code: '900000000000000' } }),
  predictFelineColour: plain({ body: {} }),
  getBreedingStrategy: plain(),
  transferMultipack: plain({ body: { email: 'vet@example.com', quantity: 1, categoryId: 1 } }),

  getTwoFactor: plain(),
  startTwoFactor: plain({ body: { password: 'not the password' } }),
  confirmTwoFactor: plain({ body: { code: '000000' } }),
  renewRecoveryCodes: plain({ body: { password: 'not the password' } }),
  removeTwoFactor: plain({ body: { password: 'not the password' } }),

  getUserByEmail: plain({ params: { email: 'theirs@example.org' } }),
  updateUser: plain({ body: { firstName: 'Ada' } }),
  updateUserState: plain({ body: { state: 'NSW' } }),
  updateAnimalPresets: plain({ body: { breedIds: [10] } }),
  changePassword: plain({ body: { currentPassword: 'not the password', newPassword: 'a sentence of my own' } }),
  exportUser: plain(),
  deleteUser: plain({ body: { password: 'not the password' } }),
}

const actors = ['anonymous', 'guest', 'owner', 'breeder', 'vet', 'admin', 'admin as user'] as const
type Actor = (typeof actors)[number]

/** 401 or 403 where the row refuses this actor, null where it is open to them. */
function refusalOf({ who, inPersonOnly }: Call, actor: Actor): 401 | 403 | null {
  if (inPersonOnly && actor === 'admin as user') return 403
  if (who === 'anyone') return null
  if (actor === 'anonymous' || actor === 'guest') return 401
  if (who === 'user') return null
  const roles = actor === 'admin' ? ['admin', 'breeder'] : actor === 'admin as user' ? ['breeder'] : [actor]
  return who.some((role) => roles.includes(role)) ? null : 403
}

/** A test that may stand in a profile of one's own, for a breed it is offered for. */
let profile: { breedId: number; productIds: number[] }
let shop: Awaited<ReturnType<typeof openShop>>
/** Somebody whose things nobody else may see: their records, and the words by which they would be noticed. */
let theirs: { userId: string; records: Records; marks: string[] }

beforeAll(async () => {
  shop = await openShop({ AUTH_REQUESTS_PER_MINUTE: '100000' })
  const [offered] = await shop.db
    .select()
    .from(productBreeds)
    .innerJoin(products, eq(products.id, productBreeds.productId))
    .where(eq(products.isUpgrade, false))
    .limit(1)
  profile = { breedId: offered?.product_breeds.breedId ?? 0, productIds: [offered?.products.id ?? 0] }
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  await shop.db
    .update(users)
    .set({ firstName: 'Wilhelmina', lastName: 'Murrumbidgee', email: 'theirs@example.org' })
    .where(eq(users.id, user.id))
  const records = await recordsOf(browser, user.id, 'breeder')
  const marks = ['Murrumbidgee', 'theirs@example.org', ...Object.values(records).filter((id) => typeof id === 'string')]
  theirs = { userId: user.id, records, marks }
})
afterAll(() => shop.close())

/** An order, an open cart, a checkout that waits for its money, an address and a session of whoever sits at the browser. */
async function recordsOf(browser: Browser, userId: string | null, actor: Actor): Promise<Records> {
  const order = actor === 'vet' || actor === 'admin as user' ? null : await buy(shop, browser)
  const waiting = order && checkoutBody(await fillCart(shop, browser))
  if (waiting) await browser.ask(checkoutCalls.createOrder, { body: waiting })
  const open = await fillCart(shop, browser)
  const [saved] = userId
    ? await shop.db.insert(addresses).values({ userId, kind: 'shipping', address }).returning({ id: addresses.id })
    : []
  const [session] = userId
    ? await shop.db
        .insert(sessions)
        .values({ tokenHash: randomUUID(), userId, expiresAt: new Date(Date.now() + 3_600_000) })
        .returning({ id: sessions.id })
    : []
  return {
    cart: open.sessionId,
    item: open.items[0]?.id ?? '',
    product: open.items[0]?.product.id ?? 0,
    checkout: waiting?.checkoutId ?? randomUUID(),
    order: order?.checkoutId ?? randomUUID(),
    address: saved?.id ?? randomUUID(),
    session: session?.id ?? randomUUID(),
  }
}

const nobodys = (): Records => ({
  cart: randomUUID(),
  item: randomUUID(),
  product: theirs.records.product,
  checkout: randomUUID(),
  order: randomUUID(),
  address: randomUUID(),
  session: randomUUID(),
})

/** A browser with that kind of visitor at it. */
async function visit(actor: Actor) {
  const browser = australian(shop)
  if (actor === 'anonymous') return { browser, userId: null }
  if (actor === 'guest') {
    browser.cookies.set('user-type', 'owner')
    return { browser, userId: null }
  }
  if (actor === 'admin' || actor === 'admin as user') {
    const admin = await signIn(shop, browser)
    await shop.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    if (actor === 'admin') return { browser, userId: admin.id }
    const user = await signIn(shop, australian(shop))
    await shop.db
      .update(sessions)
      .set({ actingAsId: user.id, actingUntil: new Date(Date.now() + 60_000) })
      .where(eq(sessions.userId, admin.id))
    return { browser, userId: user.id }
  }
  return { browser, userId: (await signIn(shop, browser, actor)).id }
}

async function ask(browser: Browser, row: Call, { body, ...rest }: Input) {
  const response = await browser.fetch(addressOf(row, rest), {
    method: row.method,
    ...(row.body && { body: JSON.stringify(snakeKeys(body ?? {})), headers: { 'content-type': 'application/json' } }),
  })
  return { status: response.status, text: await response.text() }
}

const rows = Object.entries(calls) as [keyof typeof calls, Call][]

test('every call has a probe', () => {
  expect(Object.keys(probes).toSorted()).toEqual(rows.map(([name]) => name).toSorted())
})

/** What an admin may see of anybody. */
const isAdminsToSee = (name: string, actor: Actor) =>
  actor === 'admin' && ['listAccounts', 'listAudit', 'getUserByEmail'].includes(name)

describe.each(actors)('%s', (actor) => {
  test.each(rows)('%s', async (name, row) => {
    const { input, of, missing = 404 } = probes[name]
    const { browser } = await visit(actor)
    const refusal = refusalOf(row, actor)
    const another = await ask(browser, row, input(theirs.records))
    if (refusal) {
      expect(another.status).toBe(refusal)
      expect(Object.keys(JSON.parse(another.text) as object)).toEqual(['message'])
      return
    }
    expect([401, 403]).not.toContain(another.status)
    if (!isAdminsToSee(name, actor)) for (const mark of theirs.marks) expect(another.text).not.toContain(mark)
    if (!of) return
    // Somebody else's record answers exactly as one that is not there.
    expect(another.status).toBe(missing)
    expect(await ask((await visit(actor)).browser, row, input(nobodys()))).toEqual(another)
  })
})

/** Guests have neither addresses nor sessions, a vet's order needs no payment, and nobody buys in another's place. */
const canOwn = (actor: Actor, kind: Kind) => {
  if (kind === 'address' || kind === 'session') return actor !== 'anonymous' && actor !== 'guest'
  if (kind === 'order' || kind === 'checkout') return actor !== 'vet' && actor !== 'admin as user'
  return true
}
const owned = actors.flatMap((actor) =>
  rows.flatMap(([name, row]) => {
    const { of } = probes[name]
    return of && canOwn(actor, of) && !refusalOf(row, actor) ? [[actor, name, row] as const] : []
  }),
)

test.each(owned)('%s finds their own: %s', async (actor, name, row) => {
  const { browser, userId } = await visit(actor)
  const { status, text } = await ask(browser, row, probes[name].input(await recordsOf(browser, userId, actor)))
  // It may be refused for what it asks (a total, a second time), but it is there.
  expect([200, 409, 428], text).toContain(status)
})

test('after all of that nobody has changed what was not theirs', async () => {
  const { records, userId } = theirs
  const [user] = await shop.db.select().from(users).where(eq(users.id, userId))
  expect(user).toMatchObject({ firstName: 'Wilhelmina', email: 'theirs@example.org' })
  const [open] = await shop.db.select().from(carts).where(eq(carts.id, records.cart))
  expect(open).toMatchObject({ userId, phoneNumber: null, coupons: [], orderedAt: null })
  expect(await shop.db.select().from(addresses).where(eq(addresses.id, records.address))).toHaveLength(1)
  expect(await shop.db.select().from(sessions).where(eq(sessions.id, records.session))).toHaveLength(1)
  expect(await shop.db.select().from(orders).where(eq(orders.checkoutId, records.checkout))).toHaveLength(0)
  expect(await shop.db.select().from(orders).where(eq(orders.checkoutId, records.order))).toHaveLength(1)
})
