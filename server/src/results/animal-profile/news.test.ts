import { sampleCalls } from '@shop/contract/sample'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addResult, addSample, newAnimal } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { dayMs } from '../../platform/values/days.ts'

const shop = useShop()
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

async function person() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const animal = await addAnimal(shop, user.id)
  const add = async (more: Parameters<typeof addSample>[1]) =>
    (await addSample(shop, { userId: user.id, animalId: animal.id, activatedAt: daysAgo(40), ...more })).barcode
  const reported = async (days: number) => {
    const barcode = await add({ stage: 'reported' })
    await shop.db.delete(sampleStageTimes).where(eq(sampleStageTimes.barcode, barcode))
    await shop.db.insert(sampleStageTimes).values({ barcode, stage: 'reported', at: daysAgo(days) })
    return barcode
  }
  const news = () => browser.ask(sampleCalls.listSampleNews)
  return { user, animal, add, reported, news }
}

test('results are new for thirty days, and what is at work is in the order in which it is expected', async () => {
  const { animal, add, reported, news } = await person()
  const later = await add({ stage: 'received', expectedAt: daysAgo(-20) })
  const sooner = await add({ stage: 'genotyping', expectedAt: daysAgo(-5) })
  const unknown = await add({ stage: 'activated' })
  const recent = await reported(3)
  const newest = await reported(1)
  await reported(31)
  const { reported: results, atWork, reportedCount, atWorkCount } = await news()
  expect(results.map(({ barcode }) => barcode)).toEqual([newest, recent])
  expect(atWork.map(({ barcode }) => barcode)).toEqual([sooner, later, unknown])
  expect([reportedCount, atWorkCount]).toEqual([2, 3])
  expect(atWork[0]).toMatchObject({ animal: { id: animal.id, petName: 'Skye' }, stage: 'genotyping' })
})

test('of very many ten are named, and all are counted', async () => {
  const { add, news } = await person()
  for (let number = 0; number < 12; number++) await add({ stage: 'received' })
  const { atWork, atWorkCount } = await news()
  expect([atWork.length, atWorkCount]).toEqual([10, 12])
})

test('another’s, an archived animal’s, and what was withdrawn are no news', async () => {
  const other = await person()
  await other.add({ stage: 'received' })
  const { animal, add, news } = await person()
  expect(await news()).toMatchObject({ reported: [], atWork: [], reportedCount: 0, atWorkCount: 0 })
  const barcode = await add({ stage: 'received' })
  expect((await news()).atWorkCount).toBe(1)
  await shop.db.update(samples).set({ withdrawnAt: new Date() }).where(eq(samples.barcode, barcode))
  expect((await news()).atWorkCount).toBe(0)
  await add({ stage: 'received' })
  await shop.db.update(animals).set({ archivedAt: new Date() }).where(eq(animals.id, animal.id))
  expect(await news()).toMatchObject({ animals: [], animalCount: 0, atWorkCount: 0 })
})

test('an animal is named with its newest sample and how many diseases came out how', async () => {
  const { user, animal, add, news } = await person()
  const older = await add({ stage: 'reported' })
  await addResult(shop, older, 2002, 'N/CEA')
  await addResult(shop, older, 2003, 'N/N')
  const newer = await add({ stage: 'genotyping', activatedAt: daysAgo(1), expectedAt: daysAgo(-5) })
  await addAnimal(shop, user.id, { petName: 'Aster' })
  const { animals: named, animalCount } = await news()
  expect(animalCount).toBe(2)
  // What moved last comes first, and what never did last, whatever its name.
  expect(named.map(({ petName }) => petName)).toEqual(['Skye', 'Aster'])
  expect(named[0]).toMatchObject({
    id: animal.id,
    breed: { name: 'Border Collie' },
    photo: null,
    sample: { barcode: newer, stage: 'genotyping', problem: null },
    verdicts: [
      { status: 'carrier', count: 1 },
      { status: 'clear', count: 1 },
    ],
  })
  expect(named[1]).toMatchObject({ sample: null, verdicts: [] })
})

test('of a thousand animals the six are named that moved last, and all are counted', async () => {
  const { user, add, news } = await person()
  await shop.db
    .insert(animals)
    .values(Array.from({ length: 999 }, (_, at) => ({ ...newAnimal(user.id), petName: `A${at}` })))
  await add({ stage: 'received' })
  const { animals: named, animalCount } = await news()
  expect([named.length, animalCount, named[0]?.petName]).toEqual([6, 1000, 'Skye'])
})
