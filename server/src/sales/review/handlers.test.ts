import { newsletterConsents } from '../../schema/newsletter.ts'
import { productCalls } from '@shop/contract/product'
import { reviewCalls } from '@shop/contract/review'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { australian, type Browser, buy, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { dayMs } from '../../platform/values/days.ts'
import { collect } from '../../workflows/own-data/collect.ts'
import { erase } from '../../workflows/own-data/erase.ts'
import { orders } from '../../schema/order.ts'
import { reviews } from '../../schema/review.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { askForReviews } from './ask.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { folded } from '@shop/contract/text'

const shop = useShop(withDesk)
const productId = 2003
const params = { id: productId }
const written = { rating: 4, text: 'Clear report.\nQuick, too.', name: 'Ada L.' }
const refused = (status: number) => expect.objectContaining({ status })

let browser: Browser
let user: Awaited<ReturnType<typeof signIn>>
let barcode = ''
/** Bought by this user, and reported so many days ago. */
async function addResults(days: number, of = productId) {
  const { checkoutId } = await buy(shop, browser)
  const [order] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkoutId))
  const animal = await addAnimal(shop, user.id)
  const sample = await addSample(shop, {
    productId: of,
    userId: user.id,
    orderId: order?.id ?? null,
    animalId: animal.id,
    stage: 'reported',
  })
  await shop.db
    .update(sampleStageTimes)
    .set({ at: new Date(Date.now() - days * dayMs) })
    .where(eq(sampleStageTimes.barcode, sample.barcode))
  return sample.barcode
}
beforeEach(async () => {
  browser = australian(shop)
  user = await signIn(shop, browser)
  barcode = await addResults(8)
})

const save = (body: object = written) => browser.ask(reviewCalls.saveMyReview, { params, body: body as typeof written })
const mine = async () => {
  const [row] = await shop.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, user.id), eq(reviews.productId, productId)))
  return row
}
const rating = async () => (await shop.visitor().ask(productCalls.getProduct, { params })).rating
const listed = () => shop.visitor().ask(reviewCalls.listReviews, { params })

test('a review is written, read at the desk, published and answered; the product says so, and before that nothing', async () => {
  const before = (await rating())?.count ?? 0
  const { review, name } = await save()
  expect([review, name]).toEqual([expect.objectContaining({ ...written, state: 'waiting' }), expect.any(String)])
  expect((await rating())?.count ?? 0).toBe(before)
  const { id } = (await mine()) as { id: string }
  expect((await desk(shop, 'reviews', 'list')).output).toContain(`${id}  edition 1  waiting`)
  expect((await desk(shop, 'reviews', 'answer', id, '--text', 'Thanks')).code).not.toBe(0)
  expect(await desk(shop, 'reviews', 'approve', id, '--edition', '1')).toMatchObject({ code: 0 })
  expect((await desk(shop, 'reviews', 'approve', id, '--edition', '1')).output).toContain('It was so before.')
  await desk(shop, 'reviews', 'answer', id, '--text', 'Thank you, Ada.')
  const shown = await rating()
  expect(shown).toMatchObject({
    count: before + 1,
    newest: [{ id, ...written, answer: 'Thank you, Ada.' }, ...Array(before).fill(expect.anything())].slice(0, 3),
  })
  expect((await listed()).results[0]).toEqual(shown?.newest[0])
  // Published, it is no longer changed; taken off the page, it is.
  await expect(save({ ...written, rating: 1 })).rejects.toEqual(refused(409))
  await desk(shop, 'reviews', 'refuse', id, '--edition', '1', '--reason', 'It names another customer')
  expect((await rating())?.count ?? 0).toBe(before)
  expect((await browser.ask(reviewCalls.getMyReview, { params })).review).toMatchObject({
    state: 'refused',
    reason: 'It names another customer',
  })
  expect((await save({ ...written, rating: 1 })).review).toMatchObject({ state: 'waiting', rating: 1, reason: null })
  await shop.db.delete(reviews).where(eq(reviews.userId, user.id))
})

test('the average is over all that are published', async () => {
  const others = await Promise.all(
    [5, 2].map(async (stars) => ({ stars, id: (await signIn(shop, australian(shop))).id })),
  )
  await shop.db.insert(reviews).values(
    others.map(({ stars, id }) => ({
      ...written,
      rating: stars,
      productId,
      userId: id,
      state: 'approved' as const,
      writtenAt: new Date(),
    })),
  )
  await shop.services.catalogue.refresh()
  expect(await rating()).toMatchObject({ count: 2, average: 3.5 })
  // Erasing an account takes its review off the page.
  await shop.db.delete(users).where(eq(users.id, others[0]?.id ?? ''))
  await shop.services.catalogue.refresh()
  expect(await rating()).toMatchObject({ count: 1, average: 2 })
  await shop.db.delete(reviews)
  await shop.services.catalogue.refresh()
  expect(await rating()).toBeNull()
})

test('what was changed is not approved unread; sent twice it is the same edition', async () => {
  await save()
  await save()
  const { id, edition } = (await mine()) as { id: string; edition: number }
  expect(edition).toBe(1)
  await save({ ...written, text: 'Something else' })
  expect((await desk(shop, 'reviews', 'approve', id, '--edition', '1')).output).toMatch(
    /changed since: this is edition 2/,
  )
  expect((await mine())?.state).toBe('waiting')
})

test('two at once are one review', async () => {
  await Promise.all([save(), save({ ...written, rating: 2 })])
  expect(await shop.db.$count(reviews, eq(reviews.userId, user.id))).toBe(1)
})

test('without results that stand nobody writes', async () => {
  const stranger = australian(shop)
  await signIn(shop, stranger)
  await expect(stranger.ask(reviewCalls.getMyReview, { params })).rejects.toEqual(refused(404))
  await expect(stranger.ask(reviewCalls.saveMyReview, { params, body: written })).rejects.toEqual(refused(404))
  await shop.db.update(samples).set({ withdrawnAt: new Date() }).where(eq(samples.barcode, barcode))
  await expect(save()).rejects.toEqual(refused(404))
  // Bought and in the laboratory, and not yet reported.
  await shop.db.update(samples).set({ withdrawnAt: null, stage: 'genotyping' }).where(eq(samples.barcode, barcode))
  await shop.db.delete(sampleStageTimes).where(eq(sampleStageTimes.barcode, barcode))
  await expect(save()).rejects.toEqual(refused(404))
})

test.each([
  [{ ...written, rating: 0 }],
  [{ ...written, rating: 6 }],
  [{ ...written, rating: 4.5 }],
  [{ ...written, text: ' ' }],
  [{ ...written, text: 'x'.repeat(2001) }],
  [{ ...written, text: 'See www.example.com' }],
  [{ ...written, name: 'x'.repeat(41) }],
])('what is no review is refused: %o', async (body) => {
  await expect(save(body)).rejects.toEqual(refused(428))
  expect(await mine()).toBeUndefined()
})

test('a buyer is asked once, a week after the results', async () => {
  const asked = () => shop.db.$count(reviews, and(eq(reviews.userId, user.id), eq(reviews.state, 'asked')))
  await askForReviews(shop.services, Date.now() - 2 * dayMs)
  expect(await asked()).toBe(0)
  await askForReviews(shop.services)
  expect([await asked(), (await mine())?.askedAt !== null]).toEqual([1, true])
  expect((await browser.ask(reviewCalls.getMyReview, { params })).review).toBeNull()
  // Not again, and not for another product within two months.
  await addResults(9, 2004)
  await askForReviews(shop.services)
  expect(await shop.db.$count(reviews, eq(reviews.userId, user.id))).toBe(1)
})

test('who withdrew from our mails, who has written, and who is gone, is not asked', async () => {
  await shop.db.insert(newsletterConsents).values({
    email: user.email,
    countryCode: 'AU',
    source: 'profile',
    consentedAt: new Date(),
    withdrawnAt: new Date(),
    tokenHash: user.id,
  })
  await askForReviews(shop.services)
  expect(await mine()).toBeUndefined()
  await shop.db.delete(newsletterConsents).where(eq(newsletterConsents.email, user.email))
  await save()
  await askForReviews(shop.services)
  expect(await mine()).toMatchObject({ state: 'waiting', askedAt: null })
})

test('an export has it, and erasing the account erases it', async () => {
  await save()
  const [row] = await shop.db.select().from(users).where(eq(users.id, user.id))
  if (!row) throw new Error('No user')
  expect(await collect(shop.services, row as never)).toMatchObject({
    reviews: [{ productId, ...written, state: 'waiting' }],
  })
  await shop.db.transaction((tx) => erase(tx, shop.services, row))
  expect(await mine()).toBeUndefined()
})

test('the desk lists every review that is written, those that wait longest first, or those in one state', async () => {
  await shop.db.delete(reviews)
  const add = async (state: 'asked' | 'waiting' | 'approved' | 'refused', days: number) => {
    const { id: userId } = await signIn(shop, australian(shop))
    const review = state !== 'asked' && { ...written, edition: 1, writtenAt: new Date(Date.now() - days * dayMs) }
    const [row] = await shop.db
      .insert(reviews)
      .values({ productId, userId, state, ...review })
      .returning({ id: reviews.id })
    return row?.id
  }
  const [refusedLongAgo, approved, waiting, waitingLonger] = [
    await add('refused', 9),
    await add('approved', 7),
    await add('waiting', 2),
    await add('waiting', 5),
  ]
  await add('asked', 0)
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const list = async (query: { state?: 'waiting' | 'refused' } = {}) => {
    const { count, results } = await admin.ask(reviewCalls.listDeskReviews, { query })
    expect(count).toBe(results.length)
    return results.map(({ id }) => id)
  }
  expect(await list()).toEqual([waitingLonger, waiting, approved, refusedLongAgo])
  expect(await list({ state: 'waiting' })).toEqual([waitingLonger, waiting])
  expect(await list({ state: 'refused' })).toEqual([refusedLongAgo])
  const { output } = await desk(shop, 'reviews', 'list')
  expect(output).toContain('2 in all.')
})

test('the desk sorts reviews by product, stars and age', async () => {
  const ratings = { 2003: 4, 2002: 2, 36: 5 }
  await shop.db.insert(reviews).values(
    Object.entries(ratings).map(([id, stars], place) => ({
      ...written,
      productId: Number(id),
      userId: user.id,
      state: 'refused' as const,
      rating: stars,
      edition: 1,
      writtenAt: new Date(2020, place),
    })),
  )
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(
    async (sort) => (await admin.ask(reviewCalls.listDeskReviews, { query: { sort, state: 'refused' } })).results,
    {
      product: ({ product }) => folded(product.name),
      rating: ({ rating: stars }) => stars,
      writtenAt: ({ writtenAt }) => writtenAt,
    },
  )
})
