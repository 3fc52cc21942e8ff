import { randomUUID } from 'node:crypto'
import { animalCalls } from '@shop/contract/animal'
import { clubCalls } from '@shop/contract/club'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../test/animals.ts'
import { type Browser, signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { animals } from '../animal/tables.ts'
import { clubMembers, clubs } from './tables.ts'

const shop = useShop()

let lastId = 90_000
/** A club with two animals, and somebody who acts for it. */
async function openClub() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const id = ++lastId
  await shop.db.insert(clubs).values({ id, name: `Club ${id}`, country: 'AU' })
  await shop.db.insert(clubMembers).values({ clubId: id, userId: user.id })
  const brook = await addAnimal(shop, null, { clubId: id, petName: 'Brook' })
  const rowan = await addAnimal(shop, null, { clubId: id, petName: 'Rowan' })
  return { id, browser, user, ids: [brook.id, rowan.id] }
}
const list = async (browser: Browser) => (await browser.ask(clubCalls.listClubs)).results
const transfer = (browser: Browser, animalIds: string[]) =>
  browser.ask(clubCalls.transferClubAnimals, { body: { animalIds } })
const ownersOf = async (ids: string[]) =>
  (await shop.db.select().from(animals).where(inArray(animals.id, ids))).map(({ userId }) => userId)

test('members see their clubs with the animals these hold, and nobody else’s', async () => {
  const { id, browser, ids } = await openClub()
  await openClub()
  const [club, ...others] = await list(browser)
  expect(others).toEqual([])
  expect(club).toMatchObject({ id, name: `Club ${id}`, country: 'AU' })
  expect(club?.animals.map((animal) => animal.petName)).toEqual(['Brook', 'Rowan'])
  await expect(browser.ask(animalCalls.getAnimal, { params: { id: ids[0] ?? '' } })).rejects.toMatchObject({
    status: 404,
  })
  const stranger = shop.visitor()
  await signIn(shop, stranger)
  expect(await list(stranger)).toEqual([])
})

test('a club’s animals move to a member’s account in bulk (animals-6); a second click changes nothing', async () => {
  const { browser, user, ids } = await openClub()
  expect(await transfer(browser, [...ids, ...ids])).toEqual({ transferred: 2 })
  expect(await transfer(browser, ids)).toEqual({ transferred: 2 })
  expect(await ownersOf(ids)).toEqual([user.id, user.id])
  expect(await list(browser)).toMatchObject([{ animals: [] }])
  expect(await browser.ask(animalCalls.listAnimals)).toMatchObject({ count: 2 })
})

test('all of them move, or none', async () => {
  const { browser, ids } = await openClub()
  const { ids: theirs } = await openClub()
  const somebodys = await addAnimal(shop, (await signIn(shop, shop.visitor())).id)
  const refusals = []
  for (const wrong of [theirs[0] ?? '', somebodys.id, randomUUID()])
    refusals.push(await transfer(browser, [...ids, wrong]).catch((error: unknown) => error))
  expect(refusals).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }])
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  expect(await ownersOf([...ids, ...theirs])).toEqual([null, null, null, null])
})
