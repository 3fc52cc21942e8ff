import { randomUUID } from 'node:crypto'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { productCalls } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { address, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { addTo, reportedSample, upgradeOf } from '../../../test/upgrades.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import { checkouts } from '../../schema/checkout.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { users } from '../../schema/user.ts'
import { sellerOf } from '../invoice/seller.ts'
import { taxPlaceOf } from '../order/sold-to.ts'

const shop = useShop()
const minor = (amount: number) => Math.round(amount * 100)

type At = { country: Cart['country']; state?: string; isPosted?: boolean }

/** A kit where we post to, and elsewhere a test that is read in a sample which is with us. */
async function fill(browser: Browser, { country, isPosted = true }: At) {
  const productId = isPosted ? 36 : 2002
  const plain = { productId, quantity: 1, metaData: undefined }
  const user = isPosted ? null : await signIn(shop, browser, 'breeder', { countryCode: country })
  const item = user ? upgradeOf(await reportedSample(shop, user.id), productId) : plain
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country } })
  const params = { sessionId }
  await addTo(browser, params, item)
  const product = await browser.ask(productCalls.getProduct, { params: { id: String(productId) } })
  return { params, product }
}

/** As each country writes it. */
const postalCodes: Record<string, string> = { AU: '2000', US: '78701', CA: 'M5V 2T6', FR: '75001', GB: 'LS1 4DY' }
const addressIn = (country: string) => ({ ...address, country, postalCode: postalCodes[country] ?? '' })

const move = (browser: Browser, sessionId: string, { country, state }: At) =>
  browser.ask(cartCalls.updateCart, {
    params: { sessionId },
    body: { billingAddress: { ...addressIn(country), ...(state ? { state } : { state: undefined }) } },
  })

test.each([
  [{ country: 'AU', state: 'NSW' }, [{ name: 'GST', percent: 10, isIncluded: true }]],
  [{ country: 'US', state: 'TX' }, []],
  [{ country: 'CA', state: 'ON' }, [{ name: 'HST', percent: 13, isIncluded: false }]],
  [{ country: 'FR', isPosted: false }, [{ name: 'TVA', percent: 20, isIncluded: true }]],
  [{ country: 'GB', isPosted: false }, [{ name: 'VAT', percent: 20, isIncluded: true }]],
] satisfies [At, object[]][])('price, tax and total are the same from product to charge: %o', async (at, named) => {
  const { country, state, isPosted = true } = at as At
  const guest = shop.visitor({ 'x-country-code': country })
  const { params, product } = await fill(guest, { country, isPosted })
  const first = await move(guest, params.sessionId, { country, ...(state && { state }) })
  const method = first.shippingMethods.all[0]?.id
  const cart = await guest.ask(cartCalls.priceCart, { params, query: method ? { shippingMethod: String(method) } : {} })
  const { totals } = cart
  expect(cart.items[0]?.unitPrice).toEqual(product.price)
  expect(totals.taxes).toMatchObject(named)
  const base = minor(totals.subtotal.amount) + minor(totals.shipping.amount)
  const [tax] = totals.taxes
  const taxed = tax ? minor(tax.amount.amount) : 0
  expect(taxed).toBe(
    tax ? Math.round(tax.isIncluded ? base - base / (1 + tax.percent / 100) : (base * tax.percent) / 100) : 0,
  )
  expect(minor(totals.total.amount)).toBe(tax && !tax.isIncluded ? base + taxed : base)

  const there = { ...addressIn(country), country: country as 'AU', state }
  const body = checkoutBody(cart, {
    billingAddress: there,
    shippingAddress: isPosted ? there : undefined,
    shippingMethodId: method,
  })
  const created = await guest.ask(checkoutCalls.createOrder, { body })
  expect(created.totals).toEqual(totals)
  const paid = await confirm(guest, body.checkoutId)
  expect(paid).toMatchObject({ status: 'paid', totals })
  const [charge] = await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, body.checkoutId))
  expect(charge).toMatchObject({ amount: minor(totals.total.amount), currency: cart.currency })

  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ key }) => key === `order-${paid.number}`)
  const line = tax && (tax.isIncluded ? `Includes ${tax.name}: ` : `${tax.name} ${tax.percent}%: `)
  expect(mail?.text).toContain(`Total: ${totals.total.label}`)
  if (tax) expect(mail?.text).toContain(`${line}${tax.amount.label}`)
  else expect(mail?.text).not.toMatch(/\b(tax|GST|VAT)\b/i)
})

test.each([
  ['IM', 'IM1 1AA', [{ name: 'VAT', percent: 20 }], { country: 'IM', state: null, region: 'GB' }],
  ['MC', '98000', [{ name: 'TVA', percent: 20 }], { country: 'MC', state: null, region: 'FR' }],
  ['ES', '35001', [], { country: 'ES', state: null, region: null }],
  ['PT', '9000-018', [{ name: 'IVA', percent: 22 }], { country: 'PT', state: null, region: 'PT-MADEIRA' }],
  ['PT', '1000-001', [{ name: 'IVA', percent: 23 }], { country: 'PT', state: null }],
])(
  'what is billed to %s %s is taxed as its territory is, and the order says so',
  async (country, postalCode, taxes, soldTo) => {
    const buyer = shop.visitor({ 'x-country-code': country })
    const { params } = await fill(buyer, { country, isPosted: false })
    const there = { ...address, country, postalCode, state: undefined }
    const cart = await buyer.ask(cartCalls.updateCart, { params, body: { billingAddress: there } })
    expect(cart.totals.taxes).toMatchObject(taxes)
    expect(cart.totals.taxes).toHaveLength(taxes.length)
    const body = checkoutBody(cart, { billingAddress: there, shippingAddress: undefined, shippingMethodId: undefined })
    const created = await buyer.ask(checkoutCalls.createOrder, { body })
    expect(created.totals).toEqual(cart.totals)
    const [checkout] = await shop.db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
    if (!checkout) throw new Error('No checkout')
    const { snapshot } = checkout
    expect(snapshot.soldTo).toEqual(soldTo)
    // A further year of a membership, and one of before regions were stored.
    for (const one of [snapshot, { ...snapshot, soldTo: { country, state: null } }])
      expect(taxAt(taxPlaceOf(one)).rates.map(({ name }) => name)).toEqual(taxes.map(({ name }) => name))
    const seller = { ...shop.config.seller, taxRegistrations: { GB: 'GB 1', FR: 'FR 2', PT: 'PT 3', IM: 'wrong' } }
    const registration = { IM: 'GB 1', MC: 'FR 2', PT: 'PT 3' }[country]
    expect(sellerOf({ ...shop.config, seller }, snapshot).registration).toBe(registration)
  },
)

test('the province of the address decides, and nobody pays another total than the one shown', async () => {
  const guest = shop.visitor({ 'x-country-code': 'CA' })
  const { params } = await fill(guest, { country: 'CA' })
  const open = await guest.ask(cartCalls.priceCart, { params, query: { shippingMethod: '5' } })
  expect(open.totals).toMatchObject({ taxes: [], isTaxPending: true })

  const ontario = await move(guest, params.sessionId, { country: 'CA', state: 'ON' })
  expect(ontario.totals).toMatchObject({ taxes: [{ name: 'HST', percent: 13 }], isTaxPending: false })
  const alberta = { ...addressIn('CA'), country: 'CA' as const, state: 'AB' }
  const body = checkoutBody(ontario, { shippingAddress: alberta, billingAddress: alberta, shippingMethodId: 5 })
  const moved = await guest.ask(cartCalls.updateCart, { params, body: { shippingAddress: alberta } })
  expect(moved.totals.taxes).toMatchObject([{ name: 'GST', percent: 5 }])
  await expect(guest.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(moved.totals.total.label),
  })
  expect(await guest.ask(cartCalls.getCart, { params })).toEqual(moved)
  const agreed = { ...body, checkoutId: randomUUID(), expectedTotal: moved.totals.total.amount }
  expect((await guest.ask(checkoutCalls.createOrder, { body: agreed })).totals).toEqual(moved.totals)
})

test('tax comes off with a coupon, and is worked out of what is left', async () => {
  const guest = shop.visitor({ 'x-country-code': 'AU' })
  const { params } = await fill(guest, { country: 'AU' })
  const { totals } = await guest.ask(cartCalls.applyCoupon, { params: { ...params, coupon: 'WELCOME10' } })
  expect(totals.discount.amount).toBeGreaterThan(0)
  expect(totals.taxes).toMatchObject([{ amount: { amount: Math.round(minor(totals.total.amount) / 11) / 100 } }])
})

test('a vet’s order is sold to the account, whatever addresses the cart has', async () => {
  const vet = shop.visitor({ 'x-country-code': 'CA' })
  const user = await signIn(shop, vet, 'vet', { countryCode: 'CA' })
  const { firstName: _first, lastName: _last, ...place } = { ...addressIn('CA'), country: 'CA' as const, state: 'NS' }
  await shop.db.update(users).set({ address: place }).where(eq(users.id, user.id))
  const { params } = await fill(vet, { country: 'CA' })
  const cart = await move(vet, params.sessionId, { country: 'CA', state: 'ON' })
  expect(cart.totals.taxes).toMatchObject([{ name: 'HST', percent: 14 }])
  const order = await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })
  expect(order).toMatchObject({ status: 'pending', totals: cart.totals })
})
