import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addSample } from '../../../test/animals.ts'
import { callLab, importFile, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { genotypeOf } from '../../reference/genetics/genotype.ts'
import { sampleGenotype } from './generate.ts'
import { answerTo } from './lab-sample.ts'

const shop = useShop(withLab)

test('every test of the catalogue gets genotypes that it can have, in either sex', async () => {
  const tests = (await shop.db.select().from(products)).filter((product) => answerTo(product) === 'genotype')
  expect(tests.length).toBeGreaterThan(250)
  for (const one of tests)
    for (const gender of ['male', 'female'] as const)
      for (const seed of ['1', '2', '3', '4', '5']) {
        const genotype = sampleGenotype(one, gender, seed)
        if (genotype !== null) genotypeOf(one, genotype, gender)
      }
})

test('a file is made for samples at work, is marked as sample data, and can be imported as it is', async () => {
  const dog = await sampleAtWork(shop, [2002, 2003, 2138], { productId: 969 })
  const cat = await sampleAtWork(shop, [3002, 3047, 3085], {}, { speciesId: 2, breedId: 100_154, gender: 'male' })
  const barcodes = [dog.barcode, cat.barcode]
  const { text } = await callLab(shop, 'sample-results', { barcodes, seed: 7 })
  expect((await callLab(shop, 'sample-results', { barcodes, seed: 7 })).text).toBe(text)
  expect((await callLab(shop, 'sample-results', { barcodes, seed: 8 })).text).not.toBe(text)
  expect((await importFile(shop, text)).reply).toMatchObject({ sampleCount: 2, isSampleData: true })
  for (const barcode of barcodes)
    expect((await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]).toMatchObject({
      stage: 'reported',
      isSampleData: true,
    })
})

test('without barcodes it is for all samples at work, those of the sample world too', async () => {
  const { barcode } = await sampleAtWork(shop)
  const { text } = await callLab(shop, 'sample-results', {})
  for (const at of [barcode, 'KP4827193305', 'KP4827193333']) expect(text).toContain(at)
  expect(text).not.toContain('KP4827193301')
})

test('samples that cannot be reported are named', async () => {
  const { barcode } = await addSample(shop, { stage: 'received' })
  const { status, reply } = await callLab(shop, 'sample-results', { barcodes: [barcode, 'KP0'] })
  expect([status, reply.errors]).toEqual([
    428,
    { [barcode]: expect.stringContaining('not activated'), KP0: 'is not known.' },
  ])
})
