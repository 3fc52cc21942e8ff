import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { litterCalls } from '@shop/contract/litter'
import { maxLitterSize } from '@shop/contract/litter-size'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'

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
  const add = (id: string, petName: string) =>
    browser.ask(litterCalls.addOffspring, { params: { id }, body: { petName, gender: 'male' } })
  return { browser, user, dam, enter, add }
}

test('entered ten times at once, it is one litter', async () => {
  const { user, dam, enter } = await kennel()
  const made = await Promise.all(Array.from({ length: 10 }, () => enter(['Juniper', 'Larch'])))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await shop.db.$count(litters, eq(litters.userId, user.id))).toBe(1)
  expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(2)
})

test('entered differently in two windows at once, one is stored and the other is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { dam, enter } = await kennel()
    const both = await Promise.allSettled([enter(['Juniper']), enter(['Larch', 'Rowan'])])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = both[0]?.status === 'fulfilled' ? 1 : 2
    expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(kept)
  }
})

test('one that was forgotten, added ten times at once, is one animal', async () => {
  const { dam, enter, add } = await kennel()
  const { id } = await enter(['Juniper'])
  const made = await Promise.all(Array.from({ length: 10 }, () => add(id, 'Rowan')))
  expect(made.map(({ counts }) => counts.all)).toEqual(Array.from({ length: 10 }, () => 2))
  expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(2)
})

test('into the last place of a litter comes one, however many are added at once', async () => {
  const { dam, enter, add } = await kennel()
  const { id } = await enter(Array.from({ length: maxLitterSize - 1 }, (_, index) => `Pup ${index}`))
  const all = await Promise.allSettled(['Larch', 'Rowan', 'Sorrel', 'Tansy'].map((name) => add(id, name)))
  expect(all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 409 })),
  )
  expect(await shop.db.$count(litterOffspring, eq(litterOffspring.litterId, id))).toBe(maxLitterSize)
  expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(maxLitterSize)
})

test('added while the litter is taken off the list, it is one of the animals that stay, or its litter is missing', async () => {
  for (let round = 0; round < 5; round++) {
    const { browser, dam, enter, add } = await kennel()
    const { id } = await enter(['Juniper'])
    const [added] = await Promise.allSettled([
      add(id, 'Rowan'),
      browser.ask(litterCalls.removeLitter, { params: { id } }),
    ])
    if (added.status === 'rejected') expect(added.reason).toMatchObject({ status: 404 })
    const stay = added.status === 'fulfilled' ? 2 : 1
    expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(stay)
    expect(await shop.db.$count(litters, eq(litters.id, id))).toBe(0)
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
