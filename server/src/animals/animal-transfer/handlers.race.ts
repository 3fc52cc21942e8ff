import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import type { Failure } from '@shop/contract/failure'
import { sharingCalls } from '@shop/contract/sharing'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { animalShares } from '../../schema/sharing.ts'
import { userCalls } from '@shop/contract/user'
import { hashPassword } from '../../people/user/password.ts'

const shop = useShop()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword('four lazy whippets snore')
})

async function member() {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser, 'breeder', { passwordHash }) }
}
/** An animal on offer. */
async function offered() {
  const [seller, buyer] = [await member(), await member()]
  const animal = await addAnimal(shop, seller.user.id)
  const { results } = await seller.browser.ask(animalTransferCalls.createAnimalTransfer, {
    body: { animalId: animal.id, email: buyer.user.email },
  })
  shop.jobs.sent.length = 0
  return { seller, buyer, animal, id: results[0]?.id ?? '' }
}
const accept = (browser: Browser, id: string) =>
  browser.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id }, body: {} })
const cancel = (browser: Browser, id: string) =>
  browser.ask(animalTransferCalls.cancelAnimalTransfer, { params: { id } })
const animalNow = async (id: string) => (await shop.db.select().from(animals).where(eq(animals.id, id)))[0]
const stateOf = async (id: string) =>
  (await shop.db.select().from(animalTransfers).where(eq(animalTransfers.id, id)))[0]?.state
const statuses = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Failure).status] : []))

test('accepted ten times at once: it moves once, and both are mailed once', async () => {
  const { buyer, animal, id } = await offered()
  expect(statuses(await Promise.allSettled(Array.from({ length: 10 }, () => accept(buyer.browser, id))))).toEqual([])
  expect((await animalNow(animal.id))?.userId).toBe(buyer.user.id)
  expect(shop.jobs.sent).toHaveLength(2)
})

test('accepted while it is taken back: one of them wins, and the animal is where that says', async () => {
  for (let round = 0; round < 10; round++) {
    const { seller, buyer, animal, id } = await offered()
    const results = await Promise.allSettled([accept(buyer.browser, id), cancel(seller.browser, id)])
    expect(statuses(results)).toEqual([409])
    const isMoved = results[0]?.status === 'fulfilled'
    expect(await stateOf(id)).toBe(isMoved ? 'accepted' : 'cancelled')
    expect((await animalNow(animal.id))?.userId).toBe((isMoved ? buyer : seller).user.id)
  }
})

test('accepted while its old owner shares and archives it: it arrives unshared and in sight', async () => {
  for (let round = 0; round < 10; round++) {
    const { seller, buyer, animal, id } = await offered()
    await Promise.allSettled([
      seller.browser.ask(sharingCalls.shareAnimal, { params: { id: animal.id }, body: { email: 'vet@example.org' } }),
      accept(buyer.browser, id),
      seller.browser.ask(animalCalls.updateAnimal, { params: { id: animal.id }, body: { isArchived: true } }),
    ])
    expect(await animalNow(animal.id)).toMatchObject({ userId: buyer.user.id, archivedAt: null })
    expect(await shop.db.$count(animalShares, eq(animalShares.animalId, animal.id))).toBe(0)
  }
})

test('offered to ten people at once: there is one offer', async () => {
  const { browser, user } = await member()
  const { id: animalId } = await addAnimal(shop, user.id)
  const offers = Array.from({ length: 10 }, (_, index) =>
    browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId, email: `${index}@example.org` } }),
  )
  expect(statuses(await Promise.allSettled(offers))).toEqual(Array.from({ length: 9 }, () => 428))
  expect(await shop.db.$count(animalTransfers, eq(animalTransfers.animalId, animalId))).toBe(1)
})

test('accepted while one of the two deletes their account: nothing hangs, and no animal is lost', async () => {
  for (const leaving of ['seller', 'buyer'] as const)
    for (let round = 0; round < 5; round++) {
      const pair = await offered()
      const deletion = pair[leaving].browser.ask(userCalls.deleteUser, {
        body: { password: 'four lazy whippets snore' },
      })
      const results = await Promise.allSettled([accept(pair.buyer.browser, pair.id), deletion])
      // The one refusal there may be is the acceptance's, which found nothing to accept or nobody to give it to.
      expect(results[1]?.status).toBe('fulfilled')
      for (const status of statuses(results)) expect([401, 404, 409]).toContain(status)
      const isMoved = results[0]?.status === 'fulfilled'
      const animal = await animalNow(pair.animal.id)
      if (leaving === 'seller') expect(animal?.userId).toBe(isMoved ? pair.buyer.user.id : undefined)
      else expect(animal?.userId).toBe(isMoved ? undefined : pair.seller.user.id)
    }
})

test('two become each other’s dam at once: one is refused, and no pedigree is a ring', async () => {
  for (let round = 0; round < 10; round++) {
    const { browser, user } = await member()
    const [a, b] = [await addAnimal(shop, user.id), await addAnimal(shop, user.id)]
    const link = (id: string, damId: string) =>
      browser.ask(animalCalls.updateAnimal, { params: { id }, body: { damId } })
    expect(statuses(await Promise.allSettled([link(a.id, b.id), link(b.id, a.id)]))).toEqual([428])
    expect(await shop.db.$count(animals, and(eq(animals.damId, a.id), eq(animals.id, b.id)))).toBe(
      1 - (await shop.db.$count(animals, and(eq(animals.damId, b.id), eq(animals.id, a.id)))),
    )
  }
})

test('an offer is answered with itself, however soon another tab takes it back', async () => {
  const [seller, buyer] = [await member(), await member()]
  for (let round = 0; round < 10; round++) {
    const { id: animalId } = await addAnimal(shop, seller.user.id)
    const answered = new AbortController()
    const cancelling = (async () => {
      while (!answered.signal.aborted)
        await shop.db
          .update(animalTransfers)
          .set({ state: 'cancelled', closedAt: new Date() })
          .where(and(eq(animalTransfers.animalId, animalId), eq(animalTransfers.state, 'pending')))
    })()
    const { results } = await seller.browser.ask(animalTransferCalls.createAnimalTransfer, {
      body: { animalId, email: buyer.user.email },
    })
    answered.abort()
    await cancelling
    expect(results.find(({ animal }) => animal.id === animalId)?.state).toBe('pending')
  }
})
