import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { Failure } from '@shop/contract/failure'
import { toMinor } from '@shop/contract/money'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, checkoutBody, confirm, fillCart } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { inSeconds, until } from '../../../test/prices.ts'
import { useShop } from '../../../test/shop.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { prices } from '../../schema/product.ts'

const shop = useShop(withDesk)

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const plan = (productId: number, amount: number, ...words: string[]) =>
  desk(shop, 'prices', 'plan', String(productId), '--amount', `AUD=${amount}`, ...words, '--reason', 'A race')

test('checkouts at the moment of a change: each pays what it showed last, or is informed and pays nothing', async () => {
  const buyers = await Promise.all(
    times(12, async () => {
      const browser = australian(shop)
      return { browser, cart: await fillCart(shop, browser) }
    }),
  )
  const [item] = buyers[0]?.cart.items ?? []
  const at = inSeconds(8)
  const planned = await plan(item?.product.id ?? 0, (item?.unitPrice.amount ?? 0) + 10, '--at', at)
  expect(planned.code, planned.output).toBe(0)
  const before = buyers[0]?.cart.totals.total.amount ?? 0
  const counts = { before: 0, after: 0, told: 0 }

  /** Looks at the cart, orders and pays what it shows; a buyer who is informed of a new price looks again. */
  const buy = async ({ browser, cart: { sessionId } }: (typeof buyers)[number], index: number) => {
    // One before, one after, all others at the moment itself.
    if (index === buyers.length - 1) await until(at)
    else if (index) await new Promise((resume) => setTimeout(resume, Date.parse(at) - Date.now() - 500 + index * 60))
    for (;;) {
      const cart = await browser.ask(cartCalls.getCart, { params: { sessionId } })
      const body = checkoutBody(cart)
      try {
        await browser.ask(checkoutCalls.createOrder, { body })
        const paid = await confirm(browser, body.checkoutId)
        expect(paid).toMatchObject({ status: 'paid', totals: { total: cart.totals.total } })
        const charged = await shop.db
          .select({ amount: sandboxCharges.amount })
          .from(sandboxCharges)
          .where(and(eq(sandboxCharges.checkoutId, body.checkoutId), eq(sandboxCharges.status, 'paid')))
        expect(charged).toEqual([{ amount: toMinor(cart.totals.total.amount) }])
        counts[cart.totals.total.amount === before ? 'before' : 'after'] += 1
        return
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        expect(error).toMatchObject({ status: 409, message: expect.stringMatching(/again before you pay/) as string })
        counts.told += 1
      }
    }
  }
  await Promise.all(buyers.map(buy))
  expect(counts.before + counts.after).toBe(buyers.length)
  expect(counts.before).toBeGreaterThan(0)
  expect(counts.after).toBeGreaterThan(0)
})

test('ten windows plan, change and withdraw at once: one price holds at each moment', async () => {
  const productId = 2003
  const moments = times(5, (index) => `2027-0${index + 1}-01T00:00Z`)
  const idIn = (output: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(output)?.[0] ?? ''
  const planned = await Promise.all(
    [...moments, ...moments].map((moment, index) => plan(productId, 90 + (index % 5), '--at', moment)),
  )
  const ids = [...new Set(planned.map(({ output }) => idIn(output)))]
  expect(ids).toHaveLength(moments.length)
  await Promise.all(
    ids.flatMap((id, index) => [
      desk(shop, 'prices', 'withdraw', id, '--reason', 'A race'),
      desk(shop, 'prices', 'change', id, '--at', `2028-0${index + 1}-01T00:00Z`, '--reason', 'A race'),
      plan(productId, 100 + index, '--at', `2027-0${index + 1}-15T00:00Z`),
    ]),
  )
  const rows = await shop.db
    .select()
    .from(prices)
    .where(and(eq(prices.productId, productId), eq(prices.currency, 'AUD')))
    .orderBy(prices.validFrom)
  expect(rows.map(({ validUntil }) => validUntil?.toISOString())).toEqual([
    ...rows.slice(1).map(({ validFrom }) => validFrom.toISOString()),
    undefined,
  ])
})

test('after all that the books agree', async () => expect(await disagreementsIn(shop)).toEqual([]))
