import { animals } from '@shop/mocks/fixtures/animal'
import { breeds } from '@shop/mocks/fixtures/breed'
import { productDetail, products } from '@shop/mocks/fixtures/product'
import { resultSheets } from '@shop/mocks/fixtures/result'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../../reference/catalogue/catalogue.ts'

const catalogue = buildCatalogue()
const breedNames = new Map(catalogue.breeds.map(({ id, name }) => [id, name]))
const tests = new Map(catalogue.products.map((product) => [product.id, product]))

test('the sample world’s breeds are those of the catalogue', () => {
  const named = [...breeds, ...productDetail().breeds, ...animals.flatMap(({ breed }) => breed ?? [])]
  expect(named.map(({ id }) => [id, breedNames.get(id)])).toEqual(named.map(({ id, name }) => [id, name]))
})

test('the sample world’s products are those of the catalogue', () => {
  expect(products.map(({ id }) => tests.get(id)?.name)).toEqual(products.map(({ name }) => name))
})

const lines = resultSheets.flatMap(({ results }) => results)
test.each([...new Map(lines.map((line) => [line.product.name, line])).values()])(
  'a result of $product.name says what the data says',
  (line) => {
    const sold = tests.get(line.product.id)
    expect(sold).toMatchObject({
      name: line.product.name,
      gene: line.gene,
      variant: line.variant,
      modeOfInheritance: line.modeOfInheritance,
    })
    // Shortened, never reworded.
    expect(sold?.caution ?? '').toContain(line.caution ?? '')
  },
)
