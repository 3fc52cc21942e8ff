import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { currencies } from '@shop/contract/currencies'
import { orderCalls } from '@shop/contract/order'
import { productPriceCalls } from '@shop/contract/product-price'
import { productCalls } from '@shop/contract/product'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { join } from '../../../test/members.ts'
import { inSeconds, letBegin } from '../../../test/prices.ts'
import { useEmptyShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { auditEntries } from '../../schema/admin.ts'
import { prices } from '../../schema/product.ts'

const shop = useEmptyShop(withDesk)

const [test1, test2, test3] = [2002, 2003, 2005]
const because = ['--reason', 'New price list']
const deskPrices = (...words: string[]) => desk(shop, 'prices', ...words)
const plan = (productId: number, amount: string, ...words: string[]) =>
  deskPrices('plan', String(productId), '--amount', amount, ...words, ...because)
const idIn = (output: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(output)?.[0] ?? ''

/** Each test has the catalogue's own prices. */
afterEach(async () => {
  await shop.db.delete(prices).where(isNotNull(prices.setBy))
  await shop.db.update(prices).set({ validUntil: null })
  await shop.services.catalogue.refresh()
})

const fill = async (browser: Browser, ...productIds: number[]) => {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const productId of productIds)
    await browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity: 1 } })
  return browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
}
const read = (browser: Browser, { sessionId }: { sessionId: string }) =>
  browser.ask(cartCalls.getCart, { params: { sessionId } })
const told = async (browser: Browser, cart: { sessionId: string }) =>
  (await read(browser, cart)).items.map(({ priceBefore, unitPrice }) => [priceBefore?.amount ?? null, unitPrice.amount])
const shown = async (browser: Browser, id: number) =>
  (await browser.ask(productCalls.getProduct, { params: { id: String(id) } })).price.amount

describe('a price that was planned', () => {
  test('holds from its moment on, on every page and in every order, without anybody doing anything', async () => {
    const browser = australian(shop)
    const listed = async (query: object) =>
      (await browser.ask(productCalls.listProducts, { query: { ...query, categoryIds: '1' } })).results[0]
    const planned = await plan(test1, 'AUD=9,USD=7', '--at', inSeconds(3600))
    expect(planned.code, planned.output).toBe(0)
    const cart = await fill(browser, test1, test2)
    expect(await shown(browser, test1)).toBe(85)
    expect((await listed({ sort: 'price' }))?.id).not.toBe(test1)
    expect(await told(browser, cart)).toEqual([
      [null, 85],
      [null, 85],
    ])

    await letBegin(shop)
    expect(await shown(browser, test1)).toBe(9)
    expect(await listed({ sort: 'price' })).toMatchObject({ id: test1, price: { amount: 9 } })
    expect(await shown(shop.visitor({ 'x-country-code': 'US' }), test1)).toBe(7)
    // A currency that was not named stays.
    expect(await shown(shop.visitor({ 'x-country-code': 'GB' }), test1)).toBe(47)
    expect(await told(browser, cart)).toEqual([
      [85, 9],
      [null, 85],
    ])
    // What was put in afterwards never cost anything else.
    expect(await told(browser, await fill(browser, test1))).toEqual([[null, 9]])
  })

  test('is shown to whoever pays the earlier price, and nothing is ordered', async () => {
    const browser = australian(shop)
    const before = await fill(browser, test1)
    await plan(test1, 'AUD=99')
    const body = checkoutBody(before)
    const order = (expectedTotal: number) =>
      browser.ask(checkoutCalls.createOrder, { body: { ...body, expectedTotal } })
    await expect(order(body.expectedTotal)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Please look at your cart again before you pay') as string,
    })
    const after = await read(browser, before)
    expect(after.totals.total.amount).toBe(before.totals.total.amount + 14)
    expect(after.updatedAt > before.updatedAt).toBe(true)
    await order(after.totals.total.amount)
    expect(await confirm(browser, body.checkoutId)).toMatchObject({ status: 'paid', totals: after.totals })
    const { items } = await browser.ask(orderCalls.getOrder, { params: { checkoutId: body.checkoutId } })
    expect(items[0]?.priceBefore).toBeNull()
  })

  test('between "Pay" and the card: what was ordered is not paid, and can be ordered again', async () => {
    const browser = australian(shop)
    const before = await fill(browser, test1)
    const body = checkoutBody(before)
    await browser.ask(checkoutCalls.createOrder, { body })
    await plan(test1, 'AUD=99')
    await expect(confirm(browser, body.checkoutId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Your cart has changed since') as string,
    })
    const { totals } = await read(browser, before)
    // The key belongs to the order at its first price.
    await expect(
      browser.ask(checkoutCalls.createOrder, { body: { ...body, expectedTotal: totals.total.amount } }),
    ).rejects.toMatchObject({ status: 409 })
    const anew = checkoutBody({ ...before, totals })
    await browser.ask(checkoutCalls.createOrder, { body: anew })
    expect(await confirm(browser, anew.checkoutId)).toMatchObject({ status: 'paid', totals })
  })

  test('an order that waits for its transfer still has the price it was placed at', async () => {
    const browser = australian(shop)
    const cart = await fill(browser, test1)
    const body = checkoutBody(cart, { paymentMethod: 'EFT' })
    await browser.ask(checkoutCalls.createOrder, { body })
    const placed = await confirm(browser, body.checkoutId, 'eft')
    await plan(test1, 'AUD=99')
    expect(await browser.ask(orderCalls.getOrder, { params: { checkoutId: body.checkoutId } })).toMatchObject({
      status: 'pending',
      totals: cart.totals,
      transfer: { due: { amount: placed.totals.total.amount } },
    })
  })

  test('members pay their share of it, and a profile of one’s own costs what its tests now do', async () => {
    const browser = australian(shop)
    await signIn(shop, browser)
    await join(browser)
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    const profile = { sessionId, breedId: 3, productIds: [test1, test2, test3], name: undefined }
    await browser.ask(cartCalls.addCustomProfile, { body: profile })
    const before = await browser.ask(cartCalls.addItem, {
      params: { sessionId },
      body: { productId: test1, quantity: 1 },
    })
    await plan(test1, 'AUD=185')
    const after = await read(browser, before)
    for (const [index, item] of after.items.entries()) {
      expect(item.priceBefore).toEqual(before.items[index]?.unitPrice)
      expect(item.unitPrice.amount).toBeGreaterThan(item.priceBefore?.amount ?? Infinity)
    }
    expect(after.items[1]?.regularLinePrice?.amount).toBe(185)
  })

  test('in another currency nothing was shown before, so nothing has changed', async () => {
    const browser = australian(shop)
    const cart = await fill(browser, test1)
    await plan(test1, 'AUD=99,USD=70')
    const params = { sessionId: cart.sessionId }
    await browser.ask(cartCalls.updateCart, { params, body: { country: 'US' } })
    expect(await told(browser, cart)).toEqual([[null, 70]])
  })

  test('tests ordered ahead on account cost what was shown, or are not ordered', async () => {
    const vet = australian(shop)
    await signIn(shop, vet, 'vet')
    const body = {
      checkoutId: crypto.randomUUID(),
      user: { firstName: 'Cy', lastName: 'Lee', email: 'cy@example.org', phoneNumber: undefined },
      agent: undefined,
      items: [{ productId: test1, quantity: 2 }],
      expectedSubtotal: 170,
      note: undefined,
    }
    await plan(test1, 'AUD=99')
    const order = (expectedSubtotal: number) =>
      vet.ask(checkoutCalls.createAdvanceOrder, { body: { ...body, expectedSubtotal } })
    await expect(order(170)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('now come to $198.00') as string,
    })
    expect((await vet.ask(invoiceCalls.listInvoices)).count).toBe(0)
    expect((await order(198)).totals.subtotal.amount).toBe(198)
  })
})

describe('at the desk', () => {
  const entries = async () =>
    shop.db
      .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(inArray(auditEntries.action, ['plan-price', 'change-price', 'withdraw-price']))
      .orderBy(asc(auditEntries.at))

  test('products are listed with what they cost now: those whose price changes first, by name or number', async () => {
    const manager = shop.visitor()
    await signIn(shop, manager, 'breeder', { isAdmin: true })
    const listed = (query = {}) => manager.ask(productPriceCalls.listPricedProducts, { query })
    await plan(test2, 'AUD=9,USD=7', '--at', inSeconds(3600))
    await plan(test1, 'AUD=9', '--at', inSeconds(1800))
    const { results, count } = await listed()
    expect(count).toBeGreaterThan(100)
    expect(results.slice(0, 3).map(({ product, planned }) => [product.id, planned])).toEqual([
      [test1, 1],
      [test2, 2],
      [expect.any(Number), 0],
    ])
    expect(results[0]?.prices).toMatchObject(currencies.map((currency) => ({ currency })))
    expect(results[0]?.prices[0]).toMatchObject({ currency: 'AUD', amount: 85 })
    expect(await listed({ planned: 'true' })).toMatchObject({ count: 2 })
    expect((await listed({ search: String(test3) })).results.map(({ product }) => product.id)).toEqual([test3])
    expect((await listed({ search: 'collie EYE' })).results.map(({ product }) => product.id)).toEqual([test1])
    // Its buyer sets the amount of a gift card.
    expect(await listed({ search: 'gift card' })).toMatchObject({ count: 0 })
  })

  test('products are sorted by name, number and when their price changes', async () => {
    const manager = shop.visitor()
    await signIn(shop, manager, 'breeder', { isAdmin: true })
    for (const [at, id] of [test2, test3, test1].entries()) await plan(id, 'AUD=9', '--at', inSeconds(1800 + at))
    await expectSorted(
      async (sort) =>
        (await manager.ask(productPriceCalls.listPricedProducts, { query: { planned: 'true', sort } })).results,
      {
        name: ({ product }) => product.name.toLowerCase(),
        number: ({ product }) => product.id,
        next: ({ nextAt }) => nextAt,
      },
    )
  })

  test('a price is planned, listed, changed, withdrawn, and each is in the audit with what was before', async () => {
    const known = (await entries()).length
    const [first, later] = ['2027-01-31T00:00+11:00', '2027-03-01T00:00Z']
    const made = await plan(test2, 'AUD=89', '--at', first)
    expect(made.output).toMatch(
      /before \$85\.00 {2}from 2027-01-30 13:00 UTC {2}planned {2}New price list \(ruth \(command line\)\)$/,
    )
    const id = idIn(made.output)
    // Repeated, it is there once.
    expect((await plan(test2, 'AUD=89', '--at', first)).output).toBe(made.output)
    expect((await desk(shop, 'prices', 'list')).output).toBe(made.output)
    expect((await desk(shop, 'prices', 'list', String(test2), '--currency', 'AUD')).output.split('\n')).toEqual([
      expect.stringMatching(/\$85\.00 AUD {2}from the beginning until 2027-01-30 13:00 UTC {2}current$/),
      made.output,
    ])
    const changed = await deskPrices('change', id, '--amount', '92', '--at', later, '--reason', 'Later than agreed')
    expect(changed.output).toMatch(/\$92\.00 AUD {2}before \$85\.00 {2}from 2027-03-01 00:00 UTC {2}planned {2}Later/)
    expect(idIn(changed.output)).toBe(id)
    expect((await deskPrices('withdraw', id, '--reason', 'Not this year')).output).toMatch(
      /^Withdrawn\. .*\$85\.00 AUD {2}from the beginning {2}current$/,
    )
    expect((await deskPrices('withdraw', id, '--reason', 'Again')).code).toBe(1)
    expect((await desk(shop, 'prices', 'list')).output).toBe('There are no such prices.')
    const [planned, moved] = ['2027-01-30T13:00:00.000Z', '2027-03-01T00:00:00.000Z']
    expect((await entries()).slice(known)).toEqual([
      { action: 'plan-price', before: { amount: 85, validFrom: null }, after: { amount: 89, validFrom: planned } },
      { action: 'change-price', before: { amount: 89, validFrom: planned }, after: { amount: 92, validFrom: moved } },
      { action: 'withdraw-price', before: { amount: 92, validFrom: moved }, after: { amount: 85, validFrom: null } },
    ])
  })

  test('one between two others holds until the next, and the one before it continues when it is withdrawn', async () => {
    await plan(test3, 'AUD=95', '--at', '2027-06-01T00:00Z')
    const between = idIn((await plan(test3, 'AUD=90', '--at', '2027-03-01T00:00Z')).output)
    const spans = async () =>
      (await desk(shop, 'prices', 'history', String(test3), '--currency', 'AUD')).output
        .split('\n')
        .map((line) => [/\$(\d+)/.exec(line)?.[1], ...(line.match(/2027-\d\d/g) ?? [])])
    expect(await spans()).toEqual([
      ['85', '2027-03'],
      ['90', '2027-03', '2027-06'],
      ['95', '2027-06'],
    ])
    // Past the other one: it is the last now.
    await deskPrices('change', between, '--at', '2027-09-01T00:00Z', ...because)
    expect(await spans()).toEqual([
      ['85', '2027-06'],
      ['95', '2027-06', '2027-09'],
      ['90', '2027-09'],
    ])
    await deskPrices('withdraw', between, ...because)
    expect(await spans()).toEqual([
      ['85', '2027-06'],
      ['95', '2027-06'],
    ])
  })

  test('what holds already is neither changed nor withdrawn: somebody may have paid it', async () => {
    await plan(test2, 'AUD=80')
    const [row] = await shop.db
      .select()
      .from(prices)
      .where(and(eq(prices.productId, test2), eq(prices.amount, 8000)))
    for (const words of [
      ['change', row?.id ?? '', '--amount', '70'],
      ['withdraw', row?.id ?? ''],
    ])
      expect(await deskPrices(...words, ...because)).toEqual({
        code: 1,
        output: 'This price holds already. Plan the next one instead.',
      })
    expect(await shown(australian(shop), test2)).toBe(80)
    // The price that it is already is no change.
    const before = (await entries()).length
    await plan(test2, 'AUD=80')
    expect((await entries()).length).toBe(before)
  })

  test.each<[string, string[], string]>([
    ['for a moment that is over', ['2002', '--amount', 'AUD=90', '--at', '2026-01-01T00:00Z'], 'This moment is over'],
    ['for one without a zone', ['2002', '--amount', 'AUD=90', '--at', '2027-01-01T00:00'], 'A moment with its zone'],
    ['for one that never comes', ['2002', '--amount', 'AUD=90', '--at', '2027-02-30T00:00Z'], 'A moment with its zone'],
    ['for one far away', ['2002', '--amount', 'AUD=90', '--at', '2072-01-01T00:00Z'], 'at most two years ahead'],
    ['of nothing', ['999', '--amount', 'AUD=90'], 'Not a product with a price of its own'],
    ['of a gift card', ['901', '--amount', 'AUD=90'], 'Not a product with a price of its own'],
    ['of a profile of one’s own', ['801', '--amount', 'AUD=90'], 'Not a product with a price of its own'],
    ['in a currency twice', ['2002', '--amount', 'AUD=90,AUD=91'], 'Name each currency once'],
    ['in another currency', ['2002', '--amount', 'JPY=90'], 'Use AUD, USD, CAD, EUR, GBP'],
    ['at nothing', ['2002', '--amount', 'AUD=0'], 'Use more than nothing'],
    ['in parts of a cent', ['2002', '--amount', 'AUD=90.123'], 'Use at most two decimals'],
  ])('a price is not planned %s', async (_, words, why) => {
    const before = await shop.db.$count(prices)
    expect(await deskPrices('plan', ...words, ...because)).toEqual({
      code: 1,
      output: expect.stringContaining(why) as string,
    })
    expect(await shop.db.$count(prices)).toBe(before)
  })

  test('two prices are not planned for one moment', async () => {
    const at = ['--at', '2027-01-01T00:00Z']
    await plan(test2, 'AUD=89', ...at)
    expect(await plan(test2, 'AUD=90', ...at)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Another price in AUD is planned for this moment') as string,
    })
  })
})

test('after all that the books agree', async () => expect(await disagreementsIn(shop)).toEqual([]))
