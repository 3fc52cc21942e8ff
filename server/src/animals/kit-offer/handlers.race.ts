import type { Failure } from '@shop/contract/failure'
import { userCalls } from '@shop/contract/user'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { handIn, signedIn, walk } from '../../../test/activation.ts'
import { addSample } from '../../../test/animals.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import {
  acceptKits,
  endOfferIn,
  kitBalance,
  newestOffer,
  offerKits,
  listOffers,
  takeKitsBack,
} from '../../../test/kit-offers.ts'
import { buyItems, orderKits } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { samples } from '../../schema/sample.ts'
import { sweepKitOffers } from './expire.ts'
import { hashPassword } from '../../people/user/password.ts'

const shop = useShop({ ...withDesk, TRUST_PROXY: '1' })

const balance = async (browser: Browser) => (await kitBalance(browser)).reduce((sum, [, count = 0]) => sum + count, 0)
async function member(kits = 0) {
  const { browser, user } = await signedIn(shop)
  for (let kit = 0; kit < kits; kit++) await addSample(shop, { userId: user.id })
  return { browser, user }
}
/** All of a giver's kits on offer. */
async function offered(kits = 2) {
  const [giver, receiver] = [await member(kits), await member()]
  await offerKits(giver.browser, receiver.user.email, kits)
  return { giver, receiver, id: await newestOffer(giver.browser) }
}
const refusalsOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Failure).status] : []))

test('ten offers of two at once out of five kits: two are made, and no kit is offered twice', async () => {
  const giver = await member(5)
  const receivers = await Promise.all(Array.from({ length: 10 }, () => member()))
  const results = await Promise.allSettled(receivers.map(({ user }) => offerKits(giver.browser, user.email, 2)))
  expect(refusalsOf(results)).toEqual(Array(8).fill(428))
  expect(await balance(giver.browser)).toBe(1)
  const lists = await Promise.all(receivers.map(({ browser }) => listOffers(browser)))
  for (const [index, offers] of lists.entries())
    for (const { id } of offers) await acceptKits(receivers[index]?.browser ?? giver.browser, id)
  const received = await Promise.all(receivers.map(({ browser }) => balance(browser)))
  expect(received.toSorted((one, other) => other - one)).toEqual([2, 2, ...Array<number>(8).fill(0)])
})

test('clicked ten times at once it is one offer', async () => {
  const giver = await member(5)
  const { user } = await member()
  const offerId = '3f0c7f0e-7f4c-4b0e-9d55-0d2f3a7b1c12'
  const clicks = Array.from({ length: 10 }, () => offerKits(giver.browser, user.email, 2, { offerId }))
  expect(refusalsOf(await Promise.allSettled(clicks))).toEqual([])
  expect([await balance(giver.browser), (await listOffers(giver.browser)).length]).toEqual([3, 1])
})

test('two who give each other kits at the same time do not deadlock', async () => {
  const [one, other] = [await member(4), await member(4)]
  const works = Array.from({ length: 4 }, () => [
    offerKits(one.browser, other.user.email, 1),
    offerKits(other.browser, one.user.email, 1),
  ]).flat()
  expect(refusalsOf(await Promise.allSettled(works))).toEqual([])
  const accepts = await Promise.all(
    [one, other].map(async ({ browser }) =>
      (await listOffers(browser))
        .filter(({ direction }) => direction === 'incoming')
        .map(({ id }) => ({ browser, id })),
    ),
  )
  const answers = accepts.flat().map(({ browser, id }) => acceptKits(browser, id))
  expect(refusalsOf(await Promise.allSettled(answers))).toEqual([])
  expect([await balance(one.browser), await balance(other.browser)]).toEqual([4, 4])
})

test('accepted ten times at once, the kits move once, and both are mailed once', async () => {
  const { receiver, id } = await offered()
  shop.jobs.sent.length = 0
  const clicks = Array.from({ length: 10 }, () => acceptKits(receiver.browser, id))
  expect(refusalsOf(await Promise.allSettled(clicks))).toEqual([])
  expect(await balance(receiver.browser)).toBe(2)
  expect(shop.jobs.sent).toHaveLength(2)
})

test('accepted while it is taken back: one of them wins, and the kits are where that says', async () => {
  for (let round = 0; round < 10; round++) {
    const { giver, receiver, id } = await offered()
    const results = await Promise.allSettled([acceptKits(receiver.browser, id), takeKitsBack(giver.browser, id)])
    expect(refusalsOf(results)).toEqual([409])
    const isMoved = results[0]?.status === 'fulfilled'
    expect([await balance(giver.browser), await balance(receiver.browser)]).toEqual(isMoved ? [0, 2] : [2, 0])
    expect((await listOffers(giver.browser))[0]?.state).toBe(isMoved ? 'accepted' : 'cancelled')
  }
})

test('two windows accept different parts at once: one choice counts, and every kit is with one of the two', async () => {
  for (let round = 0; round < 5; round++) {
    const { giver, receiver, id } = await offered(5)
    const parts = [1, 2, 3, 4].map((quantity) => acceptKits(receiver.browser, id, [{ productId: 36, quantity }]))
    expect(refusalsOf(await Promise.allSettled(parts))).toEqual([])
    const taken = await balance(receiver.browser)
    expect([1, 2, 3, 4]).toContain(taken)
    expect(await balance(giver.browser)).toBe(5 - taken)
    expect((await listOffers(giver.browser))[0]?.kits).toMatchObject([{ quantity: taken }])
  }
})

test('a part is accepted while the offer is taken back, or its time ends and others sweep: no kit is lost, each person is mailed once', async () => {
  for (let round = 0; round < 5; round++) {
    const { giver, receiver, id } = await offered(3)
    const results = await Promise.allSettled([
      acceptKits(receiver.browser, id, [{ productId: 36, quantity: 1 }]),
      takeKitsBack(giver.browser, id),
    ])
    expect(refusalsOf(results)).toEqual([409])
    const isMoved = results[0]?.status === 'fulfilled'
    expect([await balance(giver.browser), await balance(receiver.browser)]).toEqual(isMoved ? [2, 1] : [3, 0])
  }
  for (let round = 0; round < 5; round++) {
    const { giver, receiver, id } = await offered(3)
    await endOfferIn(shop, id, 0)
    shop.jobs.sent.length = 0
    const [part, again] = await Promise.allSettled([
      acceptKits(receiver.browser, id, [{ productId: 36, quantity: 1 }]),
      offerKits(giver.browser, receiver.user.email, 1),
      ...Array.from({ length: 4 }, () => sweepKitOffers(shop.services)),
    ])
    expect(part?.status).toBe('rejected')
    // While the late answer holds the kits, none of them is offered again.
    const isOfferedAnew = again?.status === 'fulfilled'
    expect([await balance(giver.browser), await balance(receiver.browser)]).toEqual([isOfferedAnew ? 2 : 3, 0])
    const kinds = shop.jobs.sent.map(({ data }) => (data as { kind?: string }).kind)
    // Both of one sweep, in its order.
    expect(kinds.filter((kind) => kind !== 'kits-offered')).toEqual(['kits-unanswered', 'kits-expired'])
  }
})

test('a kit that is activated and offered at once goes one way only', async () => {
  for (let round = 0; round < 5; round++) {
    const giver = await member(1)
    const receiver = await member()
    const { barcode } = await addSample(shop, { productId: 701 })
    const kit = { selectedTestKit: { id: 36, name: 'Kit' } }
    const record = await walk(giver.browser, { email: giver.user.email, barcodes: [barcode], kit })
    const results = await Promise.allSettled([
      handIn(giver.browser, record),
      offerKits(giver.browser, receiver.user.email, 1),
    ])
    expect(refusalsOf(results)).toHaveLength(1)
    const isActivated = results[0].status === 'fulfilled'
    expect(await listOffers(receiver.browser)).toHaveLength(isActivated ? 0 : 1)
    expect(await shop.db.$count(samples, and(eq(samples.barcode, barcode), isNotNull(samples.activatedAt)))).toBe(
      isActivated ? 1 : 0,
    )
  }
})

test('accepted while its giver hands an activation in that chose it before the offer: it is the receiver’s', async () => {
  for (let round = 0; round < 5; round++) {
    const giver = await member()
    const receiver = await member()
    const { barcode } = await addSample(shop, { productId: 701 })
    await addSample(shop, { userId: giver.user.id })
    const kit = { selectedTestKit: { id: 36, name: 'Kit' } }
    const record = await walk(giver.browser, { email: giver.user.email, barcodes: [barcode], kit })
    await offerKits(giver.browser, receiver.user.email, 1)
    const id = await newestOffer(receiver.browser)
    const results = await Promise.allSettled([acceptKits(receiver.browser, id), handIn(giver.browser, record)])
    expect(results[0]?.status).toBe('fulfilled')
    expect(results[1]?.status).toBe('rejected')
    expect([await balance(giver.browser), await balance(receiver.browser)]).toEqual([0, 1])
  }
})

test('accepted while its order is refunded: a kit is the receiver’s or void, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const [giver, receiver] = [await member(), await member()]
    const order = await buyItems(giver.browser, [[402, 1]])
    await offerKits(giver.browser, receiver.user.email, 2)
    const id = await newestOffer(receiver.browser)
    const results = await Promise.allSettled([
      acceptKits(receiver.browser, id),
      desk(shop, 'refund', order.number, '--reason', 'Changed their mind').then(({ code }) => code),
    ])
    const kits = await orderKits(shop, order.number)
    const isAccepted = results[0]?.status === 'fulfilled'
    expect(kits.every(({ voidedAt, userId }) => (userId === receiver.user.id) === (voidedAt === null))).toBe(true)
    expect(await balance(receiver.browser)).toBe(isAccepted ? 2 : 0)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

/** How many sessions wait for a lock. */
async function waiting() {
  const { rows } = (await shop.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: unknown[] }
  return rows.length
}

test.each(['accept', 'undo'] as const)(
  'the giver deletes their account while an %s of their offer waits for its kits: no deadlock',
  async (kind) => {
    const password = 'four lazy whippets snore'
    const browser = shop.visitor()
    const user = await signIn(shop, browser, 'breeder', { passwordHash: await hashPassword(password) })
    await addSample(shop, { userId: user.id })
    const receiver = await member()
    await offerKits(browser, receiver.user.email, 1)
    const id = await newestOffer(browser)
    if (kind === 'undo') await acceptKits(receiver.browser, id)
    const undo = async () => expect((await desk(shop, 'kit-offers', 'undo', id, '--reason', 'A mistake')).code).toBe(0)
    const change = () => (kind === 'accept' ? acceptKits(receiver.browser, id) : undo())
    const erase = () => browser.ask(userCalls.deleteUser, { body: { password } })
    const results: Promise<unknown>[] = []
    await shop.db.transaction(async (tx) => {
      await tx.select({ barcode: samples.barcode }).from(samples).where(eq(samples.kitOfferId, id)).for('update')
      for (const [before, start] of [change, erase].entries()) {
        results.push(start())
        await expect.poll(waiting).toBe(before + 1)
      }
    })
    expect(refusalsOf(await Promise.allSettled(results))).toEqual([])
  },
)

test('accepted while one of the two deletes their account: nothing hangs, and no kit is lost to the other', async () => {
  const password = 'four lazy whippets snore'
  const passwordHash = await hashPassword(password)
  const leaver = async (kits: number) => {
    const browser = shop.visitor()
    const user = await signIn(shop, browser, 'breeder', { passwordHash })
    for (let kit = 0; kit < kits; kit++) await addSample(shop, { userId: user.id })
    return { browser, user }
  }
  for (const leaving of ['giver', 'receiver'] as const)
    for (let round = 0; round < 5; round++) {
      const pair = { giver: await leaver(2), receiver: await leaver(0) }
      await offerKits(pair.giver.browser, pair.receiver.user.email, 2)
      const id = await newestOffer(pair.giver.browser)
      const results = await Promise.allSettled([
        acceptKits(pair.receiver.browser, id),
        pair[leaving].browser.ask(userCalls.deleteUser, { body: { password } }),
      ])
      expect(results[1]?.status).toBe('fulfilled')
      for (const status of refusalsOf(results)) expect([401, 404, 409]).toContain(status)
      const isMoved = results[0]?.status === 'fulfilled'
      if (leaving === 'giver') expect(await balance(pair.receiver.browser)).toBe(isMoved ? 2 : 0)
      else expect(await balance(pair.giver.browser)).toBe(isMoved ? 0 : 2)
    }
})
