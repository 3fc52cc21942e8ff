import { currencies, giftCardId, shippingCountries } from '@shop/contract/constants'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { prices, products } from '../../schema/product.ts'
import { refuseUnpriced } from './check-prices.ts'

const shop = useShop()
const undone = new Error('undone')
/** What the check finds after a change, which is undone again. */
const found = async (change: (tx: typeof shop.db) => Promise<unknown>) => {
  let reason: unknown = null
  const changed = shop.db.transaction(async (tx) => {
    await change(tx)
    await refuseUnpriced(tx).catch((error: unknown) => (reason = error))
    throw undone
  })
  await expect(changed).rejects.toBe(undone)
  return reason instanceof Error ? reason.message : reason
}

test('the catalogue and its delivery have a price in every currency', async () => {
  await expect(refuseUnpriced(shop.db)).resolves.toBeUndefined()
})

test('a currency that the shop has no prices in does not open, nor a country that nothing goes to', async () => {
  const more = { wanted: [...currencies, 'SEK'], postedTo: [...shippingCountries, 'SE'] }
  const refused = refuseUnpriced(shop.db, more)
  await expect(refused).rejects.toThrow(/ and \d+ more cost nothing known in SEK; no delivery goes to SE\. A migration/)
})

test('one product, one way of delivery or the gift card without a price in one currency is named', async () => {
  const inEuro = (id: number) => and(eq(prices.productId, id), eq(prices.currency, 'EUR'))
  expect(await found((tx) => tx.delete(prices).where(inEuro(giftCardId)))).toContain(
    'cannot open: 901 Gift card cost nothing known in EUR.',
  )
  expect(
    await found((tx) =>
      tx
        .update(shippingMethods)
        .set({ amounts: { USD: 1 } })
        .where(eq(shippingMethods.id, 8)),
    ),
  ).toContain('delivery 8 cost nothing known in AUD; delivery 8 cost nothing known in CAD')
  expect(
    await found((tx) =>
      tx
        .update(shippingMethods)
        .set({ countries: ['AU'] })
        .where(eq(shippingMethods.id, 8)),
    ),
  ).toBeNull()
  // What is off sale may be without.
  const gone = async (tx: typeof shop.db) => {
    await tx.delete(prices).where(inEuro(2002))
    await tx.update(products).set({ endedAt: new Date() }).where(eq(products.id, 2002))
  }
  expect(await found(gone)).toBeNull()
})
