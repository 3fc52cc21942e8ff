import { randomInt, randomUUID } from 'node:crypto'
import { addressCalls } from '@shop/contract/address'
import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { orderCalls } from '@shop/contract/order'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  actingAs,
  address,
  awaitTransfer,
  type Browser,
  buy,
  checkoutBody,
  confirm,
  fillCart,
  signIn,
} from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { addInvoice } from '../../../test/invoices.ts'
import { finishJobs } from '../../../test/lab.ts'
import { dispatch } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { importStatement, statement } from '../../../test/transfers.ts'
import { addresses } from '../../schema/address.ts'
import { auditEntries } from '../../schema/admin.ts'
import { carts } from '../../schema/cart.ts'
import { checkouts } from '../../schema/checkout.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { orders } from '../../schema/order.ts'
import { referenceOf } from '../../sales/payment/transfer-reference.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { sessions } from '../../schema/session.ts'
import { twoFactors } from '../../schema/two-factor.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { hashPassword } from '../../people/user/password.ts'
import { collectors } from './collect.ts'
import { orderNoticeQueue } from '../../sales/checkout/queues.ts'

const password = 'sheltie pedigree'

const shop = useShop(withDesk)
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

/** Somebody of whom we store something of every kind. */
async function resident() {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  const email = `${randomUUID()}@example.org`
  const user = await signIn(shop, browser, 'breeder', { passwordHash, firstName: 'Zelda', lastName: 'Quinault', email })
  const person = { firstName: 'Zelda', lastName: 'Quinault', email, phoneNumber: '+61 2 5550 0199' }
  const home = { ...address, firstName: 'Zelda', lastName: 'Quinault', phone: '+61 2 5550 0199' }
  const paid = await buy(shop, browser, { ...person, shippingAddress: home, billingAddress: home })
  await browser.ask(addressCalls.createAddress, { body: { ...home, kind: 'billing' } })
  await browser.ask(userCalls.updateUser, { body: { address: home, isNewsletterSubscribed: true } })
  const { sessionId, items } = await fillCart(shop, browser)
  await browser.ask(cartCalls.updateItemNote, {
    params: { sessionId, cartItemId: items[0]?.id ?? '' },
    body: { note: 'Zelda’s note' },
  })
  await shop.db.insert(loyaltyEntries).values({ userId: user.id, points: 5, reason: 'Gift', cause: randomUUID() })
  await shop.db.insert(twoFactors).values({ userId: user.id, secret: 'a sealed secret', confirmedAt: new Date() })
  await browser.ask(userCalls.updateUser, {
    body: { email: `${randomUUID()}@example.org`, currentPassword: password },
  })
  await shop.db.insert(enquiries).values({
    id: randomUUID(),
    kind: 'contact',
    name: 'Zelda Quinault',
    email,
    message: 'A question of Zelda’s',
    details: { topic: 'order' },
  })
  await shop.db.insert(responsibleBreeders).values({
    id: randomInt(1000, 2 ** 31),
    email,
    name: 'Quinault Collies',
    speciesId: 1,
    breeds: ['Rough Collie'],
    tests: [],
    place: 'Sydney',
    country: 'AU',
    registry: 'Dogs Australia',
    registrationNumber: '1',
    memberSince: '2026-01-01',
  })
  await shop.db.insert(auditEntries).values({
    action: 'act-as',
    adminName: 'Robin Adeyemi',
    userId: user.id,
    userName: 'Zelda Quinault',
    userEmail: user.email,
    reason: 'Asked on the telephone',
  })
  return { browser, user, paid }
}
const remove = (browser: Browser, typed = password) => browser.ask(userCalls.deleteUser, { body: { password: typed } })

test('an export holds everything stored, and nothing that opens anything', async () => {
  const { browser, user, paid } = await resident()
  const exported: object = await browser.ask(userCalls.exportUser)
  expect(exported).toMatchObject({
    exportedAt: expect.any(String),
    profile: { firstName: 'Zelda', email: user.email, hasTwoFactor: true, isNewsletterSubscribed: true },
    // The checkout's is stored too.
    addresses: [
      { kind: 'shipping', address: { city: 'Sydney' } },
      { kind: 'billing', address: { city: 'Sydney' } },
    ],
    orders: [{ number: paid.number, status: 'paid', firstName: 'Zelda', shippingAddress: { city: 'Sydney' } }],
    carts: [{ orderedAt: expect.any(String) }, { orderedAt: null, items: [{ note: 'Zelda’s note' }] }],
    loyaltyPoints: [
      { points: 1000, reason: 'Welcome to the newsletter' },
      { points: 5, reason: 'Gift' },
    ],
    newsletterConsents: [{ source: 'profile', withdrawnAt: null }],
    enquiries: [{ kind: 'contact', message: 'A question of Zelda’s', details: { topic: 'order' } }],
    responsibleBreederEntries: [{ name: 'Quinault Collies' }],
    sessions: [{ device: expect.any(String), createdAt: expect.any(String) }],
    mailedLinks: [{ purpose: 'email' }],
    visitsByAdmins: [{ action: 'act-as', reason: 'Asked on the telephone' }],
  })
  const text = JSON.stringify(exported)
  const secrets = [
    user.passwordHash,
    'a sealed secret',
    browser.cookies.get('session') ?? '',
    ...(await shop.db.select().from(sessions)).map(({ tokenHash }) => tokenHash),
    ...(await shop.db.select().from(mailTokens)).map(({ tokenHash }) => tokenHash),
    ...(await shop.db.select().from(newsletterConsents)).map(({ tokenHash }) => tokenHash),
  ]
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/token|hash/i)
  await expect((await actingAs(shop, user.id)).ask(userCalls.exportUser)).rejects.toMatchObject({ status: 403 })
})

test('an export holds what came of an order: bill, transfers, parcel and credit note, and nothing of another’s', async () => {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  const user = await signIn(shop, browser)
  const ordered = await awaitTransfer(shop, browser)
  const billed = await addInvoice(shop, user.id, { total: 5000 })
  const { results } = await browser.ask(invoiceCalls.listInvoices)
  const [invoiceNumber = ''] = results.map(({ number }) => number)
  const stranger = await awaitTransfer(shop, shop.visitor({ 'x-country-code': 'AU' }))
  await importStatement(
    shop,
    statement(
      { amount: ordered.totals.total.amount, reference: ordered.number, payer: 'Z. Quinault' },
      { amount: 20, reference: referenceOf(invoiceNumber), payer: 'Z. Quinault' },
      { amount: stranger.totals.total.amount, reference: stranger.number, payer: 'O. Stranger' },
    ),
  )
  const tracking = '33ABC0012345'
  await dispatch(shop, ordered.number, '--carrier', 'auspost', '--tracking', tracking)
  await desk(shop, 'refund', ordered.number, '--line', '1', '--reason', 'Came late')

  const exported: object = await browser.ask(userCalls.exportUser)
  const { number: orderNumber } = ordered
  expect(exported).toMatchObject({
    orders: [{ number: orderNumber }, { number: billed.orderNumber }],
    invoices: [{ number: invoiceNumber, orderNumber: billed.orderNumber }],
    bankTransfers: [
      { orderNumber, invoiceNumber: null, amount: Math.round(ordered.totals.total.amount * 100), payer: 'Z. Quinault' },
      { orderNumber: billed.orderNumber, invoiceNumber, amount: 2000, currency: 'AUD', bookedOn: '2026-11-20' },
    ],
    parcels: [{ orderNumber, trackingNumber: tracking }],
    creditNotes: [{ orderNumber, reason: 'Came late' }],
  })
  expect(JSON.stringify(exported)).not.toMatch(new RegExp(`Stranger|${stranger.number}`))
})

test('no two nouns have one name in an export', async () => {
  const user = await signIn(shop, shop.visitor())
  const parts = await Promise.all(collectors.map((collector) => collector(shop.db, user, shop.services)))
  const names = parts.flatMap((part) => Object.keys(part))
  expect(names).toEqual([...new Set(names)])
})

test('an export is of oneself alone', async () => {
  await resident()
  const { browser } = await resident()
  const text = JSON.stringify(await browser.ask(userCalls.exportUser))
  const mine = await browser.ask(authCalls.getMyDetails)
  const others = (await shop.db.select().from(users)).filter(({ email }) => email !== mine.email)
  expect(others.filter(({ email }) => text.includes(email))).toEqual([])
})

test('a deleted account leaves its orders to the books, and nothing of the person anywhere', async () => {
  const { browser, user, paid } = await resident()
  await expect(remove(browser, 'a guess')).rejects.toMatchObject({
    status: 428,
    errors: { password: 'This is not your password.' },
  })
  shop.jobs.sent.length = 0
  await remove(browser)
  expect(browser.cookies.has('session')).toBe(false)
  await expect(browser.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })

  const everything = JSON.stringify(
    await Promise.all(
      [
        users,
        sessions,
        addresses,
        auditEntries,
        carts,
        checkouts,
        enquiries,
        loyaltyEntries,
        mailTokens,
        newsletterConsents,
        orders,
        responsibleBreeders,
      ].map((table) => shop.db.select().from(table)),
    ),
  )
  // Another test's people of that name are still there.
  expect(everything).not.toContain(user.email)
  expect(everything).not.toContain(user.id)
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, paid.number))
  expect(order).toMatchObject({
    userId: null,
    email: 'deleted',
    total: Math.round(paid.totals.total.amount * 100),
    snapshot: {
      firstName: 'deleted',
      lastName: 'deleted',
      email: 'deleted',
      phoneNumber: null,
      country: 'AU',
      totals: paid.totals,
      shippingAddress: { address: 'deleted', city: 'deleted', country: 'AU', state: 'NSW' },
      items: [{ product: { id: paid.items[0]?.product.id } }],
    },
  })
  expect(JSON.stringify(order)).not.toMatch(/Zelda|Quinault|Wattle|5550|2000/)
  const { checkoutId } = paid
  await expect(shop.visitor().ask(orderCalls.getOrder, { params: { checkoutId } })).rejects.toMatchObject({
    status: 404,
  })
  for (const call of [checkoutCalls.preparePayment, checkoutCalls.startPayment])
    await expect(shop.visitor().ask(call, { body: { checkoutId } })).rejects.toMatchObject({ status: 404 })

  expect(shop.jobs.sent).toMatchObject([{ name: 'notice', data: { kind: 'account-deleted' } }])
  await shop.jobs.flush(shop.services)
  expect(shop.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your account is deleted' })
})

test('of a deleted account no mail goes out that waited, whatever it is about', async () => {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  const user = await signIn(shop, browser, 'breeder', { passwordHash })
  shop.jobs.sent.length = 0
  const { number, checkoutId, totals } = await awaitTransfer(shop, browser)
  await importStatement(shop, statement({ amount: totals.total.amount, reference: number, payer: 'Z. Quinault' }))
  await dispatch(shop, number, '--carrier', 'auspost', '--tracking', '33ABC0012346')
  await desk(shop, 'refund', number, '--line', '1', '--reason', 'Came late')
  await shop.services.jobs.send(orderNoticeQueue, { checkoutId, kind: 'reminder' })
  expect(new Set(shop.jobs.sent.map(({ name }) => name))).toEqual(
    new Set(['receipt', 'transfer-mail', 'parcel-mail', 'refund-mail', 'order-notice']),
  )
  const sent = shop.mails.length
  await remove(browser)
  await finishJobs(shop)
  expect(shop.mails.slice(sent)).toMatchObject([{ to: user.email, subject: 'Your account is deleted' }])
})

test.each([
  ['waits for its transfer', 'breeder', { paymentMethod: 'EFT' as const }],
  ['is on a vet’s account', 'vet', {}],
])('an account stays while an order %s (79)', async (_, type, change) => {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  const user = await signIn(shop, browser, type, { passwordHash })
  const body = checkoutBody(await fillCart(shop, browser), change)
  await browser.ask(checkoutCalls.createOrder, { body })
  await confirm(browser, body.checkoutId)
  await expect(remove(browser)).rejects.toMatchObject({ status: 409, code: 79 })
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ id: user.id })
})

test('an account stays while a payment is under way', async () => {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  await signIn(shop, browser, 'owner', { passwordHash })
  const body = checkoutBody(await fillCart(shop, browser))
  await browser.ask(checkoutCalls.createOrder, { body })
  await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  await expect(remove(browser)).rejects.toMatchObject({ status: 409, code: 79 })
  expect((await confirm(browser, body.checkoutId)).status).toBe('paid')
  await remove(browser)
})
