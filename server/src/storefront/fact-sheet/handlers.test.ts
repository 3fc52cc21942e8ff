import { factSheetCalls } from '@shop/contract/fact-sheet'
import { Failure } from '@shop/contract/failure'
import { productCalls } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { products } from '../../schema/product.ts'

const shop = useShop()

const sheet = (id: number | string) => shop.visitor().ask(factSheetCalls.getFactSheet, { params: { id } })

test('a sheet is the test as the shop shows it, and what each genotype means', async () => {
  const { product, genotypes } = await sheet(2002)
  expect(product).toEqual(await shop.visitor().ask(productCalls.getProduct, { params: { id: 2002 } }))
  expect(genotypes.map(({ genotype, status, sex }) => [genotype, status, sex])).toEqual([
    ['N/N', 'clear', null],
    ['N/CEA', 'carrier', null],
    ['CEA/CEA', 'affected', null],
  ])
  expect(genotypes[1]).toMatchObject({
    meaning: expect.stringContaining('a carrier'),
    offspringMeaning: expect.stringContaining('With a clear mate, none gets two copies'),
  })
})

test('a sheet says what the disease is, and cites OMIA and papers, not the pages of laboratories', async () => {
  const { product } = await sheet(2003)
  expect(product.medicine?.whatItIs).toEqual(expect.any(String))
  const [{ sources: provenance } = { sources: [] }] = await shop.db
    .select({ sources: products.sources })
    .from(products)
    .where(eq(products.id, 2003))
  const isOurs = (source: string) => /omia|ncbi|doi|PMID:/.test(source)
  expect(provenance.some((source) => !isOurs(source))).toBe(true)
  for (const sources of [product.sources, product.medicine?.sources]) {
    expect(sources).not.toEqual([])
    expect(sources?.every(isOurs)).toBe(true)
  }
})

test('what is no test of a gene has no sheet: a profile, a kit, an upgrade, and nothing at all answer alike', async () => {
  for (const id of [1200193, 36, 970, 999_999_999, 'nonsense'])
    await expect(sheet(id)).rejects.toEqual(new Failure(404, { message: 'Failed to fetch product details' }))
})

test('every test that the list of sheets shows is of a gene, and the last of each page has its sheet', async () => {
  const page = (number: number) =>
    shop
      .visitor()
      .ask(productCalls.listProducts, { query: { categoryIds: '1,6,7,14', sort: 'name', page: String(number) } })
  const { count } = await page(1)
  expect(count).toBeGreaterThan(200)
  const pages = await Promise.all(Array.from({ length: Math.ceil(count / 20) }, (_, index) => page(index + 1)))
  for (const { results } of pages) {
    expect(results.filter(({ typeId, isUpgrade }) => typeId > 2 || isUpgrade)).toEqual([])
    const last = results.at(-1)
    expect((await sheet(last?.id ?? 0)).product.name).toBe(last?.name)
  }
})
