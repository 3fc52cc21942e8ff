import { animalCalls } from '@shop/contract/animal'
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addReportedSample, outcomes, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { products } from '../../schema/product.ts'

const shop = useShop()
const { carrier, clear, no_result: failed } = outcomes

async function member() {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser) }
}
type Read = { productId: number; genotype: string | null; basis?: 'parentage' }
/** An animal with a reported sample for each of these. */
async function tested(userId: string, petName: string, ...samples: Read[]) {
  const animal = await addAnimal(shop, userId, { petName })
  for (const { productId, genotype, basis } of samples) {
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, productId, genotype, basis && { basis, generations: 1 })
  }
  return animal
}
const listed = async (browser: Browser, query: object) => {
  const { results, count } = await browser.ask(animalCalls.listAnimals, { query })
  return { names: results.map(({ petName }) => petName), count }
}
const testsIn = async (browser: Browser, view: 'own' | 'shared') =>
  (await browser.ask(animalCalls.listAnimalTests, { query: { view } })).results

/** A kennel with an animal of each kind, and one that somebody else shows. */
async function kennel() {
  const { browser, user } = await member()
  const other = await member()
  const byParentage = { ...carrier, genotype: null, basis: 'parentage' as const }
  await tested(user.id, 'Carrier', carrier, clear)
  await tested(user.id, 'Clear', { ...carrier, genotype: 'N/N' })
  await tested(user.id, 'By parentage', byParentage)
  await tested(user.id, 'Read again', { ...carrier, genotype: null }, carrier)
  await tested(user.id, 'Contradicted', carrier, { ...carrier, genotype: 'N/N' })
  await tested(user.id, 'Failed', failed)
  await tested(user.id, 'Untested')
  await tested(other.user.id, 'Stranger', carrier)
  const shown = await tested(other.user.id, 'Shown', carrier)
  await shareWith(shop, shown.id, user.email, 'view')
  return { browser }
}

test('a kennel is filtered by how a test came out, with its count, over all its samples', async () => {
  const { browser } = await kennel()
  const productId = String(carrier.productId)
  const having = (status: string, more = {}) => listed(browser, { productId, status, ...more })
  expect(await having('carrier')).toEqual({ names: ['Carrier', 'Read again'], count: 2 })
  expect(await having('clear')).toEqual({ names: ['By parentage', 'Clear'], count: 2 })
  expect(await having('conflicting')).toEqual({ names: ['Contradicted'], count: 1 })
  expect(await having('affected')).toEqual({ names: [], count: 0 })
  // Beside the other filters, page by page.
  expect(await having('carrier', { search: 'again' })).toEqual({ names: ['Read again'], count: 1 })
  expect(await having('carrier', { size: '1', page: '2' })).toEqual({ names: ['Read again'], count: 2 })
  expect(await listed(browser, { productId })).toMatchObject({ count: 5 })
  expect(await listed(browser, { status: 'no_result' })).toEqual({ names: ['Failed'], count: 1 })
  expect(await listed(browser, { productId: 'x' })).toEqual({ names: [], count: 0 })
  expect(await having('carrier', { view: 'shared' })).toEqual({ names: ['Shown'], count: 1 })
  await expect(having('ill')).rejects.toMatchObject({ status: 428, errors: { status: expect.any(String) } })
})

test('what there is to filter by, with how many came out how; nothing of animals that one may not see', async () => {
  const { browser } = await kennel()
  const own = await testsIn(browser, 'own')
  expect(new Set(own.map(({ product }) => product.id))).toEqual(
    new Set([carrier.productId, clear.productId, failed.productId]),
  )
  expect(own.find(({ product }) => product.id === carrier.productId)?.verdicts).toEqual([
    { status: 'conflicting', count: 1 },
    { status: 'carrier', count: 2 },
    { status: 'clear', count: 2 },
  ])
  expect(await testsIn(browser, 'shared')).toMatchObject([
    { product: { id: carrier.productId }, verdicts: [{ status: 'carrier', count: 1 }] },
  ])
})

test('one genotype of two sexes is two outcomes, where the gene is on the X chromosome', async () => {
  const { browser, user } = await member()
  const [haemophilia] = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(like(products.name, 'Haemophilia A (%'))
  const id = haemophilia?.id ?? 0
  for (const gender of ['female', 'male'] as const) {
    const animal = await addAnimal(shop, user.id, { gender })
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, id, 'N/HEMA')
  }
  const [test] = await testsIn(browser, 'own')
  expect(test).toMatchObject({
    product: { id },
    // No male has two copies: that is another animal's, or another sex's, and is not interpreted.
    verdicts: [
      { status: 'carrier', count: 1 },
      { status: 'no_result', count: 1 },
    ],
  })
})
