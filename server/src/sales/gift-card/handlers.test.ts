import type { QueryOf } from '@shop/contract/call-parts'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { giftCardId } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { giftCardCalls } from '@shop/contract/gift-card'
import { orderCalls } from '@shop/contract/order'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo, newEmail, passphrase } from '../../../test/account.ts'
import { australian, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyGifts, codePattern, fillWithGifts, gift, giftCardOf, payWith, unposted } from '../../../test/gift-cards.ts'
import { finishJobs } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { orders } from '../../schema/order.ts'
import { attempts } from '../../schema/attempts.ts'
import { findDisagreements } from '../../workflows/reconciliation/reconcile.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { hashPassword } from '../../people/user/password.ts'
import { sweepGiftCards } from './issue.ts'
import { returnToGiftCards, voidGiftCards } from './spend.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { dayMs } from '../../platform/values/days.ts'

const shop = useShop(withDesk)

const check = (code: string, browser = shop.visitor()) => browser.ask(giftCardCalls.checkGiftCard, { body: { code } })
const left = async (code: string) => (await check(code)).balance.amount
const cardsOf = (checkoutId: string) => shop.db.select().from(giftCards).where(eq(giftCards.checkoutId, checkoutId))
const chargedFor = async (checkoutId: string) => {
  const rows = await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, checkoutId))
  return rows.map(({ amount }) => amount)
}
const forgetAttempts = () => shop.db.delete(attempts)

test('bought, mailed at once, and worth what was paid; nothing is posted and nothing taxed', async () => {
  const browser = australian(shop)
  const { order, mail, code, gift: given } = await giftCardOf(shop, browser)
  expect(order).toMatchObject({
    status: 'paid',
    totals: { subtotal: { amount: 50 }, shipping: { amount: 0 }, taxes: [], total: { amount: 50 } },
    shippingMethod: null,
  })
  expect(mail).toMatchObject({ subject: 'Ada has sent you a gift card' })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(code)
    for (const output of ['$50.00', 'Sam', 'Happy birthday!', 'never expires', 'test shop'])
      expect(part).toContain(output)
    expect(part).toContain(`/gift-cards/balance#${code}`)
  }
  expect(await check(code.toLowerCase().replaceAll('-', ' '))).toEqual({
    ending: code.slice(-4),
    amount: { amount: 50, currency: 'AUD', label: expect.any(String) },
    balance: { amount: 50, currency: 'AUD', label: expect.any(String) },
    isUsable: true,
  })
  // Nothing in the database opens the card.
  const [row] = await cardsOf(order.checkoutId)
  expect(JSON.stringify(row)).not.toContain(code)
  expect(row).toMatchObject({ recipientEmail: given.recipientEmail, mailings: 1, sentAt: expect.any(Date) })
  const { progress } = await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })
  expect(progress).toMatchObject([{ state: 'gift_sent', mailedAt: row?.sentAt?.toISOString() }])
  expect(await findDisagreements(shop.db)).toEqual([])
})

test('one with a day waits for it, and goes at nine in the morning of its buyer’s clock', async () => {
  const browser = australian(shop)
  const day = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10)
  const given = gift({ sendOn: day, timeZone: 'America/New_York' })
  const order = await buyGifts(browser, [given])
  expect(await mailsTo(shop, given.recipientEmail)).toEqual([])
  const [row] = await cardsOf(order.checkoutId)
  const { sendAt = new Date() } = row ?? {}
  expect(new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric' }).format(sendAt)).toBe(
    '9 AM',
  )
  const { progress } = await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })
  expect(progress).toMatchObject([{ state: 'gift_scheduled', mailedAt: sendAt.toISOString() }])
  await sweepGiftCards(shop.services, new Date(sendAt.getTime() - 1))
  expect(await mailsTo(shop, given.recipientEmail)).toEqual([])
  await mailsTo(shop, order.email)
  await sweepGiftCards(shop.services, sendAt)
  await sweepGiftCards(shop.services, sendAt)
  expect(await mailsTo(shop, given.recipientEmail)).toHaveLength(1)
  // Its buyer gets one mail, and no second one when the desk mails the card again.
  const told = await mailsTo(shop, order.email)
  expect(told).toMatchObject([
    { subject: 'Your gift card has gone to Sam', text: expect.stringContaining(given.recipientEmail) as string },
  ])
  await desk(shop, 'gift-cards', 'resend', row?.id ?? '', '--reason', 'Was lost')
  expect(await mailsTo(shop, given.recipientEmail)).toHaveLength(1)
  expect(await mailsTo(shop, order.email)).toEqual([])
})

test('of a gift that goes at once, or to oneself, the buyer hears no second time', async () => {
  const browser = australian(shop)
  const day = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)
  const order = await buyGifts(browser, [gift(), gift({ sendOn: day, recipientEmail: 'ada@example.org' })])
  expect(order.email).toBe('ada@example.org')
  await finishJobs(shop)
  expect((await mailsTo(shop, order.email)).map(({ key }) => key)).toEqual([`order-${order.number}`])
  await sweepGiftCards(shop.services, new Date(Date.now() + 4 * dayMs))
  await finishJobs(shop)
  expect((await mailsTo(shop, order.email)).map(({ subject }) => subject)).toEqual(['Ada has sent you a gift card'])
})

test.each([
  ['a day that is over', { sendOn: '2020-01-01' }, 'sendOn'],
  ['a day in two years', { sendOn: new Date(Date.now() + 731 * dayMs).toISOString().slice(0, 10) }, 'sendOn'],
  ['an amount of one’s own', { amount: 33 as 25 }, 'amount'],
  ['no address', { recipientEmail: 'sam' }, 'recipientEmail'],
  ['a message too long', { message: 'x'.repeat(401) }, 'message'],
])('%s is refused on its field', async (_, change, field) => {
  await expect(fillWithGifts(australian(shop), [gift(change)])).rejects.toMatchObject({
    status: 428,
    errors: { [`metaData.giftCard.${field}`]: expect.any(String) },
  })
})

test('a gift card has a recipient, and each recipient one of their own', async () => {
  const browser = australian(shop)
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  const add = (body: object) =>
    browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: giftCardId, quantity: 1, ...body } })
  await expect(add({})).rejects.toMatchObject({ status: 428 })
  const [sam, kim] = [gift(), gift({ recipientName: 'Kim', amount: 25 })]
  await add({ metaData: { giftCard: sam } })
  await expect(add({ metaData: { giftCard: sam } })).rejects.toMatchObject({ status: 409 })
  const cart = await add({ metaData: { giftCard: kim } })
  expect(cart).toMatchObject({ isSwabRequired: false, totals: { total: { amount: 75 } } })
  const [item] = cart.items
  const body = { productId: giftCardId, quantity: 2 }
  await expect(
    browser.ask(cartCalls.updateItem, { params: { sessionId, cartItemId: item?.id ?? '' }, body }),
  ).rejects.toMatchObject({ status: 428 })
})

test.each([
  ['message', 'Claim your prize: https://evil.example/now'],
  ['message', 'Look at www.evil'],
  ['message', 'Log in on evil-bank.com.'],
  ['senderName', 'Your bank, bank.example'],
  ['recipientName', 'evil.example'],
])('what we mail in somebody’s name holds no web address: %s, “%s”', async (field, text) => {
  await expect(fillWithGifts(australian(shop), [gift({ [field]: text })])).rejects.toMatchObject({
    status: 428,
    errors: { [`metaData.giftCard.${field}`]: expect.stringContaining('web addresses') },
  })
  await fillWithGifts(australian(shop), [
    gift({ message: 'Love from Mr. Smith, St. Kilda. 3.5 kg of kisses... e.g. you!' }),
  ])
})

test('coupons and points take nothing off a gift card, and tax is worked out of the tests alone', async () => {
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  const params = { sessionId: cart.sessionId }
  await browser.ask(cartCalls.addItem, {
    params,
    body: { productId: giftCardId, quantity: 1, metaData: { giftCard: gift() } },
  })
  const { totals } = await browser.ask(cartCalls.applyCoupon, { params: { ...params, coupon: 'WELCOME10' } })
  const goods = cart.totals.subtotal.amount
  expect(totals.discount.amount).toBeCloseTo(goods / 10, 2)
  const taxed = goods - totals.discount.amount + totals.shipping.amount
  expect(totals.taxes[0]?.amount.amount).toBeCloseTo(taxed / 11, 2)
  expect(totals.total.amount).toBeCloseTo(taxed + 50, 2)
})

test('it pays part of an order, and the rest is charged; mail, bill and export say so', async () => {
  const { code } = await giftCardOf(shop, australian(shop))
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  const total = cart.totals.total.amount
  const paying = await payWith(browser, cart, code)
  expect(paying).toMatchObject({
    giftCards: [{ ending: code.slice(-4), used: { amount: 50 }, left: { amount: 0 } }],
    totals: { taxes: cart.totals.taxes, giftCards: { amount: 50 }, total: { amount: total - 50 } },
  })
  const body = checkoutBody(paying)
  await browser.ask(checkoutCalls.createOrder, { body })
  // Reserved from the moment its payment begins.
  expect(await left(code)).toBe(50)
  await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  expect(await left(code)).toBe(0)
  const order = await confirm(browser, body.checkoutId)
  expect(order).toMatchObject({ status: 'paid', totals: { giftCards: { amount: 50 }, total: { amount: total - 50 } } })
  expect(await chargedFor(body.checkoutId)).toEqual([Math.round((total - 50) * 100)])
  const mail = (await mailsTo(shop, body.email)).find(({ subject }) => subject.includes(order.number))
  expect(mail?.text).toContain('Gift cards: -$50.00')
  const day = new Date().toISOString().slice(0, 10)
  const { output } = await desk(shop, 'export', 'orders', '--from', day, '--to', day)
  const [head = '', ...lines] = output.split('\n')
  const cells = (lines.find((line) => line.includes(order.number)) ?? '').replaceAll('"', '').split(',')
  const cell = (name: string) => cells[head.split(',').indexOf(name)]
  expect(['total', 'gift_cards_spent', 'paid', 'gift_cards_sold'].map(cell)).toEqual([
    total.toFixed(2),
    '50.00',
    (total - 50).toFixed(2),
    '0.00',
  ])
  expect(Number(cell('net')) + Number(cell('tax'))).toBeCloseTo(total, 2)
  expect(await findDisagreements(shop.db)).toEqual([])
})

test('several pay an order in full: no card is needed, nothing is charged, and what is left stays', async () => {
  const cards = [
    await giftCardOf(shop, australian(shop), { amount: 250 }),
    await giftCardOf(shop, australian(shop), { amount: 250 }),
  ]
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  const total = cart.totals.total.amount
  for (const { code } of cards) await payWith(browser, cart, code)
  const paying = await payWith(browser, cart, cards[0]?.code ?? '')
  expect(paying.giftCards).toHaveLength(2)
  expect(paying.totals.total.amount).toBe(0)
  const body = checkoutBody(paying)
  await browser.ask(checkoutCalls.createOrder, { body })
  expect(await confirm(browser, body.checkoutId, 'free')).toMatchObject({ status: 'paid' })
  expect(await chargedFor(body.checkoutId)).toEqual([])
  const rest = (await left(cards[0]?.code ?? '')) + (await left(cards[1]?.code ?? ''))
  expect(rest).toBeCloseTo(500 - total, 2)
  expect(await findDisagreements(shop.db)).toEqual([])
})

test('a declined card and a cancelled transfer give the balance back', async () => {
  const { code } = await giftCardOf(shop, australian(shop))
  const browser = australian(shop)
  const paying = await payWith(browser, await fillCart(shop, browser), code)
  const declined = checkoutBody(paying)
  await browser.ask(checkoutCalls.createOrder, { body: declined })
  expect(await confirm(browser, declined.checkoutId, 'tok_chargeDeclined')).toMatchObject({ status: 'failed' })
  expect(await left(code)).toBe(50)
  const waiting = { ...declined, checkoutId: crypto.randomUUID(), paymentMethod: 'EFT' as const }
  await browser.ask(checkoutCalls.createOrder, { body: waiting })
  expect(await confirm(browser, waiting.checkoutId, 'eft')).toMatchObject({ status: 'pending' })
  expect(await left(code)).toBe(0)
  await browser.ask(checkoutCalls.cancelOrder, { params: { orderKey: waiting.checkoutId }, body: {} })
  expect(await left(code)).toBe(50)
  expect(await findDisagreements(shop.db)).toEqual([])
})

test('a gift card buys no gift card', async () => {
  const { code } = await giftCardOf(shop, australian(shop))
  const browser = australian(shop)
  const paying = await payWith(browser, await fillWithGifts(browser, [gift({ amount: 25 })]), code)
  expect(paying).toMatchObject({
    giftCards: [{ used: { amount: 0 }, left: { amount: 50 } }],
    totals: { total: { amount: 25 } },
  })
})

test('its amount is one of the cart’s currency: another is refused, and one that moved there is not ordered', async () => {
  const { giftCards: amounts } = currencyTable.USD
  Object.assign(currencyTable.USD, { giftCards: [10, 40] })
  try {
    const browser = australian(shop)
    const cart = await fillWithGifts(browser, [gift({ amount: 25 })])
    expect(cart.items[0]?.problem).toBeNull()
    const params = { sessionId: cart.sessionId }
    const moved = await browser.ask(cartCalls.updateCart, { params, body: { country: 'US' } })
    expect(moved.items[0]?.problem).toContain('no gift card of this amount in US dollars')
    const body = { productId: giftCardId, quantity: 1, metaData: { giftCard: gift({ amount: 25 }) } }
    await expect(browser.ask(cartCalls.addItem, { params, body })).rejects.toMatchObject({
      status: 428,
      errors: { 'metaData.giftCard.amount': 'Choose one of the amounts' },
    })
  } finally {
    Object.assign(currencyTable.USD, { giftCards: amounts })
  }
})

test('another currency, an empty card and an unknown code are refused on the field', async () => {
  const { code } = await giftCardOf(shop, australian(shop))
  const american = shop.visitor({ 'x-country-code': 'US' })
  const cart = await american.ask(cartCalls.createCart, { body: { country: 'US' } })
  const refused = (output: string) => ({ status: 428, errors: { code: expect.stringContaining(output) } })
  await expect(payWith(american, cart, code)).rejects.toMatchObject(refused('Australian dollars'))
  const spending = australian(shop)
  const body = checkoutBody(await payWith(spending, await fillCart(shop, spending), code))
  await spending.ask(checkoutCalls.createOrder, { body })
  await confirm(spending, body.checkoutId)
  const home = australian(shop)
  const own = await home.ask(cartCalls.createCart, { body: { country: 'AU' } })
  await expect(payWith(home, own, code)).rejects.toMatchObject(refused('Nothing is left'))
  await expect(payWith(home, own, '7F3K-9Q2M-HX4T-P8DR')).rejects.toMatchObject(refused('no gift card'))
  await expect(payWith(home, own, `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).rejects.toMatchObject(
    refused('check each letter'),
  )
})

test('whoever tries many codes has to wait; whoever knows theirs does not', async () => {
  await forgetAttempts()
  const { code } = await giftCardOf(shop, australian(shop))
  for (let time = 0; time < 15; time++) await check(code)
  for (let time = 0; time < 10; time++)
    await expect(check('7F3K-9Q2M-HX4T-P8DR')).rejects.toMatchObject({ status: 428 })
  await expect(check('7F3K-9Q2M-HX4T-P8DR')).rejects.toMatchObject({ status: 429 })
  await forgetAttempts()
})

test('the desk lists cards, and mails one again to another address, with a new code', async () => {
  const { code, order, gift: given } = await giftCardOf(shop, australian(shop))
  const listed = await desk(shop, 'gift-cards', 'list', given.recipientEmail)
  expect(listed.output).toContain(order.number)
  expect(listed.output).not.toContain(code)
  const [id = ''] = listed.output.split('  ')
  const email = newEmail()
  expect(await desk(shop, 'gift-cards', 'resend', id, '--to', email)).toMatchObject({ code: 1 })
  const sent = await desk(shop, 'gift-cards', 'resend', id, '--to', email, '--reason', 'Mistyped address')
  expect(sent).toMatchObject({ code: 0, output: expect.stringContaining(email) })
  const [mail] = await mailsTo(shop, email)
  const renewed = mail?.text.match(codePattern)?.[0] ?? ''
  await expect(check(code)).rejects.toMatchObject({ status: 428 })
  expect(await left(renewed)).toBe(50)
  await forgetAttempts()
})

test('a card is void only before it was used; what was paid by card goes back to it', async () => {
  const bought = await giftCardOf(shop, australian(shop))
  const used = await giftCardOf(shop, australian(shop))
  const itemOf = ({ order }: typeof bought) => order.items.map(({ id }) => id)
  await shop.db.transaction((tx) => voidGiftCards(tx, bought.order.checkoutId, itemOf(bought)))
  expect(await check(bought.code)).toMatchObject({ isUsable: false, balance: { amount: 0 } })
  expect((await desk(shop, 'gift-cards', 'list', bought.order.number)).output).toContain('void')

  const browser = australian(shop)
  const body = checkoutBody(await payWith(browser, await fillCart(shop, browser), used.code))
  await browser.ask(checkoutCalls.createOrder, { body })
  await confirm(browser, body.checkoutId)
  await expect(
    shop.db.transaction((tx) => voidGiftCards(tx, used.order.checkoutId, itemOf(used))),
  ).rejects.toMatchObject({ status: 409 })
  // Undone again, for no refund is marked as gone back: the books notice that, and nothing else.
  let found: Awaited<ReturnType<typeof findDisagreements>> = []
  const back: (number | undefined)[] = []
  const undone = new Error('undone')
  const returning = shop.db.transaction(async (tx) => {
    for (const amount of [2000, 9000, 1]) back.push(await returnToGiftCards(tx, body.checkoutId, amount))
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.checkoutId, used.order.checkoutId))
    back.push(card?.balance)
    found = await findDisagreements(tx)
    throw undone
  })
  await expect(returning).rejects.toBe(undone)
  expect(back).toEqual([2000, 3000, 0, 5000])
  expect(found).toMatchObject([{ check: 'gift cards', text: 'Gift cards got back 5000, and its refunds say 0.' }])
  expect(await findDisagreements(shop.db)).toEqual([])
})

test('a card whose own payment was taken back pays for nothing', async () => {
  const { code, order } = await giftCardOf(shop, australian(shop))
  await shop.db.update(orders).set({ status: 'pending' }).where(eq(orders.checkoutId, order.checkoutId))
  expect(await check(code)).toMatchObject({ isUsable: false, balance: { amount: 0 } })
  await shop.db.update(orders).set({ status: 'paid' }).where(eq(orders.checkoutId, order.checkoutId))
})

test('a gift card cannot be ordered on a vet’s account', async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet')
  const cart = await fillWithGifts(vet, [gift()])
  const body = checkoutBody(cart, unposted)
  await expect(vet.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('account'),
  })
  const paid = await vet.ask(cartCalls.updateCart, { params: { sessionId: cart.sessionId }, body: { isPaidNow: true } })
  const at = { ...checkoutBody(paid, unposted), checkoutId: crypto.randomUUID() }
  await vet.ask(checkoutCalls.createOrder, { body: at })
  expect(await confirm(vet, at.checkoutId)).toMatchObject({ status: 'paid' })
})

test('whoever deletes their account leaves no names behind; a card that waits for its day still arrives', async () => {
  const browser = australian(shop)
  await signIn(shop, browser, 'breeder', { passwordHash: await hashPassword(passphrase) })
  const mailed = await giftCardOf(shop, browser, { message: 'For Bess' })
  const waiting = await giftCardOf(shop, browser, {
    sendOn: new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10),
  })
  await browser.ask(userCalls.deleteUser, { body: { password: passphrase } })
  expect(await cardsOf(mailed.order.checkoutId)).toMatchObject([
    { recipientName: 'deleted', recipientEmail: 'deleted', senderName: 'deleted', message: '', balance: 5000 },
  ])
  const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, mailed.order.checkoutId))
  for (const output of [mailed.gift.recipientEmail, 'For Bess', 'Sam'])
    expect(JSON.stringify(order?.snapshot)).not.toContain(output)
  expect(await left(mailed.code)).toBe(50)
  await sweepGiftCards(shop.services, new Date(Date.now() + 11 * dayMs))
  expect(await mailsTo(shop, waiting.gift.recipientEmail)).toHaveLength(1)
  expect(await findDisagreements(shop.db)).toEqual([])
})

test('gift cards are sorted by order and by the day of their mail', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const buyer = australian(shop)
  const recipientEmail = newEmail()
  const sendOn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const later = await giftCardOf(shop, buyer, { recipientEmail, sendOn: sendOn(9) })
  await giftCardOf(shop, buyer, { recipientEmail, sendOn: sendOn(5) })
  await giftCardOf(shop, buyer, { recipientEmail })
  const cancelled = await giftCardOf(shop, buyer, { recipientEmail })
  await shop.db
    .update(giftCards)
    .set({ voidedAt: new Date() })
    .where(eq(giftCards.checkoutId, cancelled.order.checkoutId))
  const list = async (sort?: QueryOf<typeof giftCardCalls.listGiftCards>['sort']) =>
    (await admin.ask(giftCardCalls.listGiftCards, { query: { search: recipientEmail, sort } })).results
  await expectSorted((sort) => list(sort), {
    order: ({ orderNumber }) => orderNumber,
    mail: ({ state, sentAt, sendAt }) => (state === 'void' ? null : (sentAt ?? sendAt)),
  })
  const newestFirst = (await list()).map(({ orderNumber }) => orderNumber)
  expect([newestFirst[0], newestFirst.at(-1)]).toEqual([cancelled.order.number, later.order.number])
})
