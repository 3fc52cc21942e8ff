import { productTypes } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { packKits } from './kits.ts'
import { plainSentenceOf } from './plain-sentence.ts'

const catalogue = buildCatalogue()
const byId = new Map(catalogue.products.map((product) => [product.id, product]))
const contentsOf = (id: number) =>
  catalogue.productContents.flatMap(({ productId, contentId }) => (productId === id ? (byId.get(contentId) ?? []) : []))

/** What a text may count, and where that is counted. */
function counted(id: number): Record<string, number | undefined> {
  const contents = contentsOf(id)
  const of = (typeId: number) => contents.filter((one) => one.typeId === typeId).length
  return {
    'disease test': of(productTypes.disease),
    'trait test': of(productTypes.trait),
    kit: packKits.get(id)?.count,
    'full breed profile kit': packKits.get(id)?.count,
  }
}

const numbers =
  /\b(\d+) ((?:disease |trait |full breed profile )?(?:tests?|breeds?|conditions?|diseases?|loci|days?|weeks?|kits?))\b/g

/**
 * Which breeds a product is for, and how many, how long it takes and what it costs is counted where it is listed; a text
 * that is stored beside it would be wrong one day.
 */
test('a number in a product’s texts is counted from the product itself', () => {
  const found = catalogue.products.flatMap((product) => {
    const texts = [
      product.summary,
      product.description,
      plainSentenceOf(product as Parameters<typeof plainSentenceOf>[0]),
    ]
    return texts.flatMap((text) =>
      [...text.matchAll(numbers)].map(([whole, count, noun = '']) => ({
        id: product.id,
        whole,
        isCounted: counted(product.id)[noun.replace(/s$/, '')] === Number(count),
      })),
    )
  })
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(({ isCounted }) => !isCounted)).toEqual([])
})
