import { randomUUID } from 'node:crypto'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { type Checkout, checkoutCalls } from '@shop/contract/checkout'
import { and, eq } from 'drizzle-orm'
import { auditEntries } from '../src/schema/admin.ts'
import { attempts } from '../src/schema/attempts.ts'
import { products } from '../src/schema/product.ts'
import { sessions } from '../src/schema/session.ts'
import { users } from '../src/schema/user.ts'
import { hashToken } from '../src/platform/config/secrets.ts'
import { newEmail } from './account.ts'
import type { Shop } from './shop.ts'

export type Browser = ReturnType<Shop['visitor']>

export const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  address: '12 Wattle Street',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU' as const,
}

/** An approved vet's, with more credit than a test spends. */
const practice = {
  approval: 'approved',
  creditLimit: 10_000_000,
  address: { address: '3 Bridge Road', city: 'Melbourne', state: 'VIC', postalCode: '3121', country: 'AU' },
} as const

/** A browser in Australia. */
export const australian = (shop: Shop) => shop.visitor({ 'x-country-code': 'AU' })

/** Of a password that nobody knows. */
const ofNoPassword = '$argon2id$v=19$m=19456,t=2,p=1$O69QIbyD5Ha2a3JNKHar6w$6MGFaHwnNmnTJQy/kmQ8Sg5fpYs7GsfoG5jnMsdad6g'

/** Signs a new user in, without the login page. */
export async function signIn(
  shop: Shop,
  browser: Browser,
  type = 'breeder',
  more: Partial<typeof users.$inferInsert> = {},
) {
  const token = randomUUID()
  const [user] = await shop.db
    .insert(users)
    .values({
      type,
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${token}@example.org`,
      passwordHash: ofNoPassword,
      countryCode: 'AU',
      ...(type === 'vet' && practice),
      ...more,
    })
    .returning()
  if (!user) throw new Error('No user')
  await shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: user.id, expiresAt: new Date(Date.now() + 3_600_000) })
  browser.cookies.set('session', token)
  return user
}

/** A cart with as many different kits, each once, sent by standard post. */
export async function fillCart(shop: Shop, browser: Browser, { kits = 1 } = {}): Promise<Cart> {
  const isPlain = { isUpgrade: false, isAnimalRequired: false, isSwabRequired: true, typeId: 4 }
  const chosen = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(...Object.entries(isPlain).map(([name, value]) => eq(products[name as keyof typeof isPlain], value))))
    .orderBy(products.id)
    .limit(kits)
  if (chosen.length < kits) throw new Error('The catalogue has too few kits')
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const { id } of chosen)
    await browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: id, quantity: 1 } })
  return browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
}

/** What the browser sends at the end of the checkout. */
export const checkoutBody = (cart: Cart, change: Partial<Checkout> = {}): Checkout => ({
  sessionId: cart.sessionId,
  checkoutId: randomUUID(),
  // An address that nobody confirmed gets few transfers in a day.
  email: change.paymentMethod === 'EFT' ? newEmail() : 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  shippingAddress: address,
  billingAddress: address,
  shippingMethodId: 1,
  paymentMethod: 'C',
  acceptTerms: true,
  expectedTotal: cart.totals.total.amount,
  ...change,
})

export const confirm = (browser: Browser, checkoutId: string, token = 'tok_visa') =>
  browser.ask(checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token } })

/** The whole way, from an empty cart to a paid order. */
export async function buy(shop: Shop, browser: Browser, change: Partial<Checkout> = {}) {
  const body = checkoutBody(await fillCart(shop, browser), change)
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId)
}

/** A browser in which an admin looks at the site as somebody. */
export async function actingAs(shop: Shop, userId: string) {
  const browser = shop.visitor()
  const admin = await signIn(shop, browser, 'breeder', { isAdmin: true, firstName: 'Robin' })
  await beginActing(shop, admin.id, userId)
  return browser
}

/** Has an admin's session look at the site as somebody, without the admins' page. */
export async function beginActing(shop: Shop, adminId: string, userId: string) {
  const [entry] = await shop.db
    .insert(auditEntries)
    .values({ action: 'act-as', adminId, adminName: 'Robin', userId, userName: '', userEmail: '', reason: 'A test' })
    .returning()
  await shop.db
    .update(sessions)
    .set({ actingAsId: userId, actingUntil: new Date(Date.now() + 3_600_000), actingEntryId: entry?.id })
    .where(eq(sessions.userId, adminId))
}

/** An order that waits for its bank transfer: one more than guests may make in a day, if need be. */
export async function awaitTransfer(shop: Shop, browser: Browser, cart?: Cart) {
  await shop.db.delete(attempts)
  const body = checkoutBody(cart ?? (await fillCart(shop, browser)), { paymentMethod: 'EFT' })
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId, 'eft')
}
