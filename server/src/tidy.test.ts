import { randomUUID } from 'node:crypto'
import { asc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../test/account.ts'
import { addAnimal } from '../test/animals.ts'
import { signIn } from '../test/buyer.ts'
import { openShop } from '../test/shop.ts'
import { activations } from './activation/tables.ts'
import { animalTransfers } from './animal-transfer/tables.ts'
import { enquiries } from './enquiry/tables.ts'
import { attempts } from './platform/tables.ts'
import { sessions } from './session/tables.ts'
import { mailTokens } from './user/tables.ts'
import { tidy } from './tidy.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('the sweep deletes expired sessions and attempts, links a week after, and closes offers', async () => {
  const shop = await openShop()
  const { id: userId } = await signIn(shop, shop.visitor())
  await shop.db.delete(sessions)
  await shop.db.insert(sessions).values([
    { tokenHash: 'ended', userId, expiresAt: inDays(-0.01) },
    { tokenHash: 'open', userId, expiresAt: inDays(0.01) },
  ])
  await shop.db.insert(attempts).values([
    { key: 'ended', points: 1, expire: inDays(-0.01) },
    { key: 'open', points: 1, expire: inDays(0.01) },
  ])
  const link = (tokenHash: string, days: number) =>
    ({ purpose: 'password', email: newEmail(), tokenHash, expiresAt: inDays(days) }) as const
  await shop.db.insert(mailTokens).values([link('old', -7.01), link('ended', -6.99), link('open', 1)])

  const { id: animalId } = await addAnimal(shop, userId)
  const { id: otherId } = await addAnimal(shop, userId)
  const offer = { fromUserId: userId, toEmail: newEmail() }
  await shop.db.insert(animalTransfers).values([
    { ...offer, animalId, expiresAt: inDays(-0.01) },
    { ...offer, animalId: otherId, expiresAt: inDays(0.01) },
    { ...offer, animalId: otherId, expiresAt: inDays(-0.02), state: 'declined' },
  ])

  await shop.services.jobs.send('sweep', {})
  await shop.jobs.flush(shop.services)

  expect(await shop.db.select({ key: sessions.tokenHash }).from(sessions)).toEqual([{ key: 'open' }])
  expect(await shop.db.select({ key: attempts.key }).from(attempts)).toEqual([{ key: 'open' }])
  const links = await shop.db.select({ key: mailTokens.tokenHash }).from(mailTokens).orderBy(asc(mailTokens.expiresAt))
  expect(links.map(({ key }) => key)).toEqual(['ended', 'open'])
  const transfers = await shop.db.select().from(animalTransfers).where(eq(animalTransfers.fromUserId, userId))
  const states = transfers.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime()).map(({ state }) => state)
  expect(states).toEqual(['declined', 'expired', 'pending'])
  await shop.close()
})

test('an activation that nobody went on with for 90 days is deleted; one that was handed in is kept', async () => {
  const shop = await openShop()
  await shop.db.insert(activations).values([
    { email: 'given-up@example.org', updatedAt: inDays(-90.01) },
    { email: 'under-way@example.org', updatedAt: inDays(-89.99) },
    { email: 'handed-in@example.org', updatedAt: inDays(-400), activatedAt: inDays(-400) },
  ])
  await tidy(shop.db)
  const left = await shop.db
    .select({ email: activations.email })
    .from(activations)
    .where(like(activations.email, '%@example.org'))
    .orderBy(asc(activations.email))
  expect(left.map(({ email }) => email)).toEqual(['handed-in@example.org', 'under-way@example.org'])
  await shop.close()
})

test('an enquiry is kept for two years', async () => {
  const shop = await openShop()
  const enquiry = (name: string, days: number) =>
    ({
      id: randomUUID(),
      kind: 'contact',
      name,
      email: newEmail(),
      message: '',
      details: {},
      createdAt: inDays(days),
    }) as const
  await shop.db.insert(enquiries).values([enquiry('old', -730.01), enquiry('kept', -729.99)])
  await tidy(shop.db)
  expect(await shop.db.select({ name: enquiries.name }).from(enquiries)).toEqual([{ name: 'kept' }])
  await shop.close()
})
