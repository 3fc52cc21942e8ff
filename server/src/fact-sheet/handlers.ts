import { productTypes } from '@shop/contract/constants'
import type { factSheetCalls } from '@shop/contract/fact-sheet'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { ProductDetail } from '@shop/contract/product'
import { genotypesBySex, genotypeTable } from '../genetics/genotype-table.ts'
import { productHandlers } from '../product/handlers.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

/** A test of a gene, and not a kit, a profile or a bundle of tests, which have no genotype of their own. */
const isOfAGene = ({ typeId, contents, isUpgrade }: ProductDetail) =>
  (typeId === productTypes.disease || typeId === productTypes.trait) && !contents.length && !isUpgrade

export function factSheetHandlers(services: Services): Handlers<typeof factSheetCalls> {
  const { getProduct } = productHandlers(services)
  return {
    getFactSheet: async (request) => {
      const product = await getProduct(request)
      if (!isOfAGene(product)) throw new Failure(404, { message: messages.failedToFetchProductDetails })
      const facts = { ...product, speciesId: product.species?.id ?? null }
      return { product, genotypes: genotypeTable(facts), possibleGenotypes: genotypesBySex(facts) }
    },
  }
}
