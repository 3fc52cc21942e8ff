import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { litterCalls } from '@shop/contract/litter'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../test/animals.ts'
import { signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { animals } from '../animal/tables.ts'
import { litters } from './tables.ts'

const shop = useShop()

async function kennel() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const dam = await addAnimal(shop, user.id)
  const enter = (names: string[]) =>
    browser.ask(litterCalls.createLitter, {
      body: {
        species: { id: 1, name: 'Canine' },
        damId: dam.id,
        dateOfBirth: '2026-09-14',
        offspring: names.map((petName) => ({ petName, gender: 'female' as const })),
      },
    })
  return { browser, user, dam, enter }
}

test('entered ten times at once, it is one litter', async () => {
  const { user, dam, enter } = await kennel()
  const made = await Promise.all(Array.from({ length: 10 }, () => enter(['Juniper', 'Larch'])))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await shop.db.$count(litters, eq(litters.userId, user.id))).toBe(1)
  expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(2)
})

test('entered differently in two windows at once, one is kept and the other is told', async () => {
  for (let round = 0; round < 5; round++) {
    const { dam, enter } = await kennel()
    const both = await Promise.allSettled([enter(['Juniper']), enter(['Larch', 'Rowan'])])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = both[0]?.status === 'fulfilled' ? 1 : 2
    expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(kept)
  }
})

test('several offered at once in both orders: nobody waits for the other for ever, and each is offered once', async () => {
  for (let round = 0; round < 5; round++) {
    const { browser, enter } = await kennel()
    const { offspring } = await enter(['Juniper', 'Larch', 'Rowan'])
    const offers = offspring.map(({ animal, petName }) => ({
      animalId: animal?.id ?? '',
      email: `${petName.toLowerCase()}@example.org`,
    }))
    const offer = (of: typeof offers) =>
      browser.ask(animalTransferCalls.createAnimalTransfers, { body: { offers: of } })
    await Promise.all([offer(offers), offer(offers.toReversed()), offer(offers)])
    expect((await browser.ask(animalTransferCalls.listAnimalTransfers)).results).toHaveLength(3)
  }
})
