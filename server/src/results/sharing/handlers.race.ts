import { sharingCalls } from '@shop/contract/sharing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { animalShares } from '../../schema/sharing.ts'

const shop = useShop()

test('shared in several tabs at once: each answer has those who see the animal after its own share', async () => {
  const browser = shop.visitor()
  const { id } = await addAnimal(shop, (await signIn(shop, browser)).id)
  const emails = Array.from({ length: 8 }, (_, index) => `reader${index}@example.org`)
  const replies = await Promise.all(
    emails.map((email) => browser.ask(sharingCalls.shareAnimal, { params: { id }, body: { email } })),
  )
  expect(replies.map(({ sharedWith }) => sharedWith.length).toSorted((a, b) => a - b)).toEqual(
    emails.map((_, index) => index + 1),
  )
  for (const [index, { sharedWith }] of replies.entries())
    expect(sharedWith.map(({ email }) => email)).toContain(emails[index])
})

test('unshared by an owner who has just lost the animal: the new owner’s share stays', async () => {
  for (let round = 0; round < 20; round++) {
    const [seller, buyer] = [shop.visitor(), shop.visitor()]
    const [sellerId, buyerId] = [(await signIn(shop, seller)).id, (await signIn(shop, buyer)).id]
    const { id } = await addAnimal(shop, sellerId)
    const email = 'vet@example.org'
    // As an acceptance and the new owner's first share do, in one go.
    const moved = shop.db.transaction(async (tx) => {
      await tx.select({ id: animals.id }).from(animals).where(eq(animals.id, id)).for('no key update')
      await tx.update(animals).set({ userId: buyerId }).where(eq(animals.id, id))
      await tx.insert(animalShares).values({ animalId: id, email, rights: 'view' })
    })
    await Promise.allSettled([seller.ask(sharingCalls.unshareAnimal, { params: { id }, query: { email } }), moved])
    const left = await shop.db.$count(animalShares, eq(animalShares.animalId, id))
    expect(left).toBe(1)
  }
})
