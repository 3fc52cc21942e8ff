import { resultCalls } from '@shop/contract/result'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { testNamed } from '../../../test/genetics.ts'
import { addReportedSample } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { breeds } from '../../schema/breed.ts'

const shop = useShop()

/** Somebody with an animal in which this was found. */
async function withFound(found: Record<string, string | null>, about: Parameters<typeof addAnimal>[2] = {}) {
  const browser = shop.visitor()
  const { id: userId } = await signIn(shop, browser)
  const { id } = await addAnimal(shop, userId, about)
  const { barcode } = await addReportedSample(shop, id)
  const read = async (into: string, more: Record<string, string | null>) => {
    for (const [name, genotype] of Object.entries(more)) await addResult(shop, into, testNamed(name).id, genotype)
  }
  await read(barcode, found)
  const coat = async () => (await browser.ask(resultCalls.getAnimalCoat, { params: { id } })).coat
  return { id, read, coat }
}

const blackAndTan = {
  'Coat colour E locus (recessive red)': 'E/e',
  'Coat colour EM locus': 'E/E',
  'Coat colour K locus': 'ky/ky',
  'Coat colour A locus': 'at/at',
  'Coat colour B locus': 'B/B',
  'Coat colour D locus (d1': 'D/D',
  'Coat pattern M locus': 'N/N',
}

test('the loci of the colour tool come with it: what was read, and “?” for what was not', async () => {
  const { coat } = await withFound(blackAndTan)
  const lociOf = async () => Object.fromEntries((await coat())?.loci.map(({ key, genotype }) => [key, genotype]) ?? [])
  expect(await lociOf()).toEqual({ e: 'E/e', k: 'ky/ky', a: 'at/at', b: 'B/B', d: 'D/D', m: 'N/N', s: '?' })
})

test('a coat is named where its genes were read; rare variants are named beside it', async () => {
  const { coat } = await withFound(blackAndTan)
  expect(await coat()).toMatchObject({
    title: 'Black and tan',
    colours: ['Black and tan'],
    white: null,
    untested: [],
    rare: {
      colours: ['Blue and tan'],
      tests: [{ name: expect.stringContaining('d2') }, { name: expect.stringContaining('d3') }],
    },
    beside: [],
    limits: [expect.stringContaining('Brindle'), expect.any(String)],
  })
})

test('a marker that failed leaves open what it could be, and is named', async () => {
  const { coat } = await withFound({ ...blackAndTan, 'Coat colour K locus': null })
  expect(await coat()).toMatchObject({
    title: 'Could be black, or black and tan',
    untested: [{ id: testNamed('Coat colour K locus').id }],
  })
})

test('too much that is open is named no colour, and no test of its colour no coat', async () => {
  const few = await (await withFound({ 'Coat colour B locus': 'B/b' })).coat()
  expect(few).toMatchObject({ title: 'The colour is still open', colours: [], rare: null })
  expect(few?.colourCount).toBeGreaterThan(6)
  const none = await withFound({ 'Collie eye anomaly': 'N/N' })
  expect(await none.coat()).toBeNull()
})

test('in what samples contradict each other nothing is described', async () => {
  const { id, read, coat } = await withFound(blackAndTan)
  const { barcode } = await addReportedSample(shop, id)
  await read(barcode, { 'Coat colour K locus': 'KB/ky' })
  expect(await coat()).toMatchObject({
    title: 'Could be black, or black and tan',
    untested: [],
    contradicted: [{ id: testNamed('Coat colour K locus').id }],
  })
})

test('what other genes change is named beside it, where it can be seen', async () => {
  const carrier = await withFound({ ...blackAndTan, 'Coat colour cocoa': 'n/co' })
  expect(await carrier.coat()).toMatchObject({ beside: [] })
  const cocoa = await withFound({ ...blackAndTan, 'Coat colour cocoa': 'co/co' })
  expect(await cocoa.coat()).toMatchObject({
    beside: [{ product: { name: testNamed('cocoa').name }, genotype: 'co/co' }],
  })
})

test('a tom’s orange is read from his one copy, and a Somali’s black is ruddy', async () => {
  const found = { Dilute: 'D/D', 'Brown (chocolate': 'B/B', 'Agouti (tabby': 'A/A', 'Dominant white': 'N/N' }
  const points = { 'Siamese allele': 'C/C', 'Burmese (sepia)': 'C/C', 'Albino allele': 'C/C' }
  const about = { speciesId: 2, gender: 'male' as const, breedId: null }
  const red = await withFound({ ...found, ...points, Orange: 'O/Y' }, about)
  expect(await red.coat()).toMatchObject({ title: 'Red tabby', rare: null })
  const black = await withFound({ ...found, ...points, Orange: 'o/Y' }, about)
  expect(await black.coat()).toMatchObject({ title: 'Black tabby' })
  const [breed] = await shop.db.select({ breedId: breeds.id }).from(breeds).where(eq(breeds.name, 'Somali'))
  const somali = await withFound({ ...found, ...points, Orange: 'o/Y' }, { ...about, ...breed })
  expect(await somali.coat()).toMatchObject({ title: 'Ruddy' })
})
