import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { asc, eq, isNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../test/account.ts'
import { addAnimal } from '../test/animals.ts'
import { australian, checkoutBody, confirm, fillCart, signIn } from '../test/buyer.ts'
import { openShop } from '../test/shop.ts'
import { activations } from './schema/activation.ts'
import { animalTransfers } from './schema/animal-transfer.ts'
import { carts } from './schema/cart.ts'
import { checkouts } from './schema/checkout.ts'
import { collectedAnimals } from './schema/collected-animal.ts'
import { enquiries } from './schema/enquiry.ts'
import { attempts } from './schema/attempts.ts'
import { sessions } from './schema/session.ts'
import { mailTokens } from './schema/user.ts'
import { chores } from './chores.ts'
import { sweepQueue } from './platform/jobs/queues.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('the sweep deletes expired sessions and attempts, links a week after, and closes offers', async () => {
  const shop = await openShop()
  const { id: userId } = await signIn(shop, shop.visitor())
  await shop.db.delete(sessions)
  await shop.db.insert(sessions).values([
    { tokenHash: 'ended', userId, expiresAt: inDays(-0.01) },
    { tokenHash: 'open', userId, expiresAt: inDays(0.01) },
    { tokenHash: 'of nobody any more', userId, expiresAt: inDays(0.01), lastSeenAt: inDays(-14.01) },
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

  await shop.services.jobs.send(sweepQueue, {})
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

test('an activation that nobody continued for 90 days is deleted; one that was sent stays', async () => {
  const shop = await openShop()
  await shop.db.insert(activations).values([
    { email: 'given-up@example.org', updatedAt: inDays(-90.01) },
    { email: 'under-way@example.org', updatedAt: inDays(-89.99) },
    { email: 'handed-in@example.org', updatedAt: inDays(-400), activatedAt: inDays(-400) },
  ])
  await chores.deletions(shop.services)
  const left = await shop.db
    .select({ email: activations.email })
    .from(activations)
    .where(like(activations.email, '%@example.org'))
    .orderBy(asc(activations.email))
  expect(left.map(({ email }) => email)).toEqual(['handed-in@example.org', 'under-way@example.org'])
  await shop.close()
})

test('an enquiry is stored for two years', async () => {
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
  await chores.deletions(shop.services)
  expect(await shop.db.select({ name: enquiries.name }).from(enquiries)).toEqual([{ name: 'kept' }])
  await shop.close()
})

test('what guests left behind is deleted: carts, tries to pay, samples they wrote down; those of orders and accounts stay', async () => {
  const shop = await openShop()
  const { id: userId } = await signIn(shop, shop.visitor())
  const cart = async (email: string, days: number, more: Partial<typeof carts.$inferInsert> = {}) => {
    const place = { country: 'AU', currency: 'AUD' } as const
    const [row] = await shop.db
      .insert(carts)
      .values({
        ...place,
        email,
        phoneNumber: '0400 000 000',
        createdAt: inDays(-400),
        updatedAt: inDays(-days),
        ...more,
      })
      .returning()
    return row?.id ?? ''
  }
  await shop.db.delete(carts).where(isNull(carts.userId))
  await cart('left', 30.01)
  await cart('recent', 29.99)
  await cart('account', 90, { userId })
  const dueCart = await cart('activation', 60)
  await shop.db.insert(activations).values({ email: newEmail(), cartId: dueCart })

  // Four guests: one looks on, one is at the checkout, one has bought, one gave up.
  const guests = { begun: 0, now: 0, bought: 0, awaited: 0 }
  const ids: Record<string, string> = {}
  for (const name of Object.keys(guests)) {
    const browser = australian(shop)
    const filled = await fillCart(shop, browser)
    const isAwaited = name === 'awaited'
    const body = checkoutBody(filled, isAwaited ? { paymentMethod: 'EFT' } : {})
    await browser.ask(checkoutCalls.createOrder, { body })
    if (name === 'bought' || isAwaited) await confirm(browser, body.checkoutId, isAwaited ? 'eft' : undefined)
    ids[name] = body.checkoutId
    await shop.db
      .update(carts)
      .set({ email: name, createdAt: inDays(-91), updatedAt: inDays(-91) })
      .where(eq(carts.id, filled.sessionId))
    if (name !== 'now')
      await shop.db
        .update(checkouts)
        .set({ updatedAt: inDays(-91) })
        .where(eq(checkouts.id, body.checkoutId))
  }
  const record = { ownerName: 'Iain', ownerEmail: newEmail(), speciesId: 1, gender: 'female' as const }
  await shop.db.insert(collectedAnimals).values([
    { ...record, name: 'old', collectedAt: inDays(-90.01) },
    { ...record, name: 'new', collectedAt: inDays(-89.99) },
    { ...record, name: 'account', userId, collectedAt: inDays(-400) },
  ])

  await chores.deletions(shop.services)

  const emails = (await shop.db.select().from(carts)).map(({ email }) => email)
  expect(new Set(emails.filter((email) => email && !email.includes('@')))).toEqual(
    new Set(['account', 'activation', 'now', 'recent']),
  )
  const left = (await shop.db.select().from(checkouts)).map(({ id }) => id)
  expect(
    Object.entries(ids)
      .flatMap(([name, id]) => (left.includes(id) ? name : []))
      .toSorted(),
  ).toEqual(['awaited', 'bought', 'now'])
  const written = await shop.db
    .select()
    .from(collectedAnimals)
    .where(eq(collectedAnimals.ownerEmail, record.ownerEmail))
  expect(written.map(({ name }) => name).toSorted()).toEqual(['account', 'new'])
  // What a guest has bought is theirs to look at as before, by its own number.
  const seen = await shop.visitor().ask(orderCalls.getOrder, { params: { checkoutId: ids.bought ?? '' } })
  expect(seen.status).toBe('paid')
  await shop.close()
})
