import { productTypes } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../../reference/catalogue/catalogue.ts'
import type { CatalogueRows } from '../../schema/catalogue.ts'
import { toCatalogue } from '../catalogue/catalogue.ts'
import { relatedTo } from './related.ts'

const built = buildCatalogue()
const catalogue = toCatalogue({ version: 1, ...built, prices: [], ratings: [] } as unknown as CatalogueRows, () =>
  Date.now(),
)
const namesOf = (id: number) => {
  const product = catalogue.product(id)
  return product ? relatedTo(catalogue, product).map(({ row }) => row.name) : []
}

test('a test leads to what its breeds are tested for, those of its body system before others', () => {
  expect(namesOf(2002)).toContain('MDR1 multidrug sensitivity')
  expect(namesOf(2002)).toContain('Goniodysgenesis and glaucoma (Border Collie)')
})

test('those of its own gene come first, two at most', () => {
  const [first, second, third] = namesOf(2049)
  expect([first, second].every((name) => name?.startsWith('Pyruvate kinase deficiency'))).toBe(true)
  expect(third).not.toMatch(/^Pyruvate kinase/)
})

test('at most four, each of the same animal and kind, and none for a profile, a kit or what nothing is near to', () => {
  for (const product of catalogue.products) {
    const related = relatedTo(catalogue, product)
    expect(related.length).toBeLessThanOrEqual(4)
    expect(new Set([product, ...related]).size).toBe(related.length + 1)
    for (const { row } of related)
      expect([row.speciesId, row.typeId]).toEqual([product.row.speciesId, product.row.typeId])
    if (!product.row.gene) expect(related).toEqual([])
  }
  const diseases = catalogue.products.filter(({ row }) => row.gene && row.typeId === productTypes.disease)
  const alone = diseases.filter((one) => !relatedTo(catalogue, one).length)
  expect(alone.length).toBeLessThan(diseases.length / 10)
})
