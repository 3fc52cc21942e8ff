import { resultCalls } from '@shop/contract/result'
import { authCalls } from '@shop/contract/auth'
import { toolCalls } from '@shop/contract/tool'
import { animalId, animals as world, barcodeOf, biscuit, profileOf } from '@shop/mocks/fixtures/animal'
import { testKitBalance } from '@shop/mocks/fixtures/activation'
import { club } from '@shop/mocks/fixtures/club'
import { resultSheets } from '@shop/mocks/fixtures/result'
import { breeder, owner } from '@shop/mocks/fixtures/user'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { balanceOf } from '../../animals/sample/balance.ts'
import { genotypeOf } from '../../reference/genetics/genotype.ts'
import { demoPassword } from './demo-people.ts'
import { animals } from '../../schema/animal.ts'
import { clubMembers } from '../../schema/club.ts'
import { labImports, labNotices } from '../../schema/laboratory.ts'
import { products } from '../../schema/product.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'

const shop = useShop()

test('the sample world’s animals are all there, with their samples at their stages', async () => {
  const rows = await shop.db.select().from(animals)
  expect(new Map(rows.map(({ id, petName }) => [id, petName]))).toEqual(
    new Map([...world, ...club().animals].map(({ id, petName }) => [id, petName])),
  )
  const stages = new Map((await shop.db.select().from(samples)).map(({ barcode, stage }) => [barcode, stage]))
  for (const { barcodes, stage } of world) for (const barcode of barcodes) expect(stages.get(barcode)).toBe(stage)
})

test('no time is after the day on which the sample world is looked at, and none before the stage before', async () => {
  const times = await shop.db.select().from(sampleStageTimes).orderBy(asc(sampleStageTimes.at))
  expect(times.at(-1)?.at.getTime()).toBeLessThan(Date.parse('2026-11-21T00:00:00Z'))
  const extraction = times.filter(({ barcode }) => barcode === barcodeOf(322)).map(({ stage }) => stage)
  expect(extraction).toEqual(['ordered', 'dispatched', 'activated', 'received', 'visual_check', 'extraction'])
})

test('its results that count are those of the sheets, each a genotype its test can have', async () => {
  const rows = await shop.db
    .select({ result: results, test: products, gender: animals.gender })
    .from(results)
    .innerJoin(products, eq(products.id, results.productId))
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(isNull(results.supersededAt))
  const said = resultSheets.flatMap(({ barcode, results: lines }) =>
    lines.map(({ product, genotype, basis }) => [barcode, product.id, genotype, basis.kind]),
  )
  const standing = rows.map(({ result }) => [result.barcode, result.productId, result.genotype, result.basis])
  expect(new Set(standing)).toEqual(new Set(said))
  for (const { result, test: facts, gender } of rows)
    if (result.genotype) expect(genotypeOf(facts, result.genotype, gender)).toBe(result.genotype)
})

test('a sheet of the sample world is what its owner reads', async () => {
  const browser = shop.visitor()
  await browser.ask(authCalls.login, { body: { username: breeder().email, password: demoPassword } })
  for (const sheet of resultSheets.slice(0, 6)) {
    const id = animalId(Number(sheet.barcode.slice(-3)))
    const read = await browser.ask(resultCalls.getResults, { params: { id, barcode: sheet.barcode } })
    const { results: lines, reportedAt, ...facts } = sheet
    expect(read).toMatchObject({ ...facts, isSampleData: true, reportedAt })
    expect(read.results).toHaveLength(lines.length)
  }
})

test('a genotype of Skye’s was corrected, and its history has the reason and who was mailed', async () => {
  const [before] = await shop.db
    .select()
    .from(results)
    .where(and(eq(results.barcode, barcodeOf(301)), eq(results.productId, 2002)))
    .orderBy(asc(results.createdAt))
  expect(before).toMatchObject({ genotype: 'N/N', supersededAt: expect.any(Date) })
  const imports = await shop.db.select().from(labImports).orderBy(asc(labImports.importedAt))
  expect(imports.map(({ reason, isSampleData }) => [reason !== null, isSampleData])).toEqual([
    [false, true],
    [false, true],
    [true, true],
  ])
  const told = await shop.db
    .select()
    .from(labNotices)
    .where(eq(labNotices.importId, imports[2]?.id ?? ''))
  expect(told.map(({ email }) => email).toSorted()).toEqual(['breeder@example.com', 'vet@example.com'])
})

test('Wren’s DNA profile fits Skye and Bracken, and Heather’s excludes Lerwick', async () => {
  const rows = await shop.db.select().from(dnaProfiles).where(isNull(dnaProfiles.supersededAt))
  const profileIn = (number: number) => {
    const row = rows.find(({ barcode }) => barcode === barcodeOf(number))
    return new Map(row?.markers.map(({ name, alleles }) => [name, alleles]))
  }
  /** Markers at which the young one shares nothing with the old. */
  const unshared = (young: number, old: number) =>
    [...profileIn(young)].filter(([name, alleles]) => !alleles.some((one) => profileIn(old).get(name)?.includes(one)))
  expect(profileIn(303).size).toBe(230)
  const wren = [...profileIn(303)].filter(([name, [a = '', b = '']]) => {
    const [dam, sire] = [profileIn(301).get(name) ?? [], profileIn(302).get(name) ?? []]
    return !(dam.includes(a) && sire.includes(b)) && !(dam.includes(b) && sire.includes(a))
  })
  expect(wren).toEqual([])
  expect(unshared(307, 308).length).toBeGreaterThan(5)
  expect(rows.find(({ barcode }) => barcode === barcodeOf(304))?.panel).toBe('ISAG 2006 STR')
})

test('Biscuit has the breeds of the sample world', async () => {
  const [mix] = await shop.db.select().from(breedMixes)
  expect(mix).toMatchObject({
    barcode: barcodeOf(321),
    shares: profileOf(biscuit()).breeds.map(({ breed, percent }) => ({ breedId: breed?.id ?? null, percent })),
  })
})

test('kits wait in the balances, and under the barcodes that are published', async () => {
  expect(await balanceOf(shop.db, breeder().id)).toEqual(testKitBalance().results)
  expect(await balanceOf(shop.db, owner().id)).toMatchObject([{ product: { id: 969 }, quantity: 1 }])
  for (const number of [1, 2, 3, 4, 5, 6])
    expect(
      await shop.visitor().ask(toolCalls.trackSample, { params: { barcode: `KP482719000${number}` } }),
    ).toMatchObject({ stage: 'dispatched', animal: null })
})

test('Skye is shared with the vet, and the breeder acts for the club', async () => {
  expect(await shop.db.select().from(animalShares)).toMatchObject([
    { animalId: animalId(301), email: 'vet@example.com', rights: 'view' },
  ])
  expect(await shop.db.select().from(clubMembers)).toEqual([{ clubId: club().id, userId: breeder().id }])
})
