import { productTypes } from '@shop/contract/constants'
import type { factSheetCalls } from '@shop/contract/fact-sheet'
import type { ProductDetail } from '@shop/contract/product'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import { genotypesBySex, genotypeTable } from '../../reference/genetics/genotype-table.ts'
import { detailOf, findListed } from '../product/detail.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

/** A test of a gene, and not a kit, a profile or a bundle of tests, which have no genotype of their own. */
const isOfAGene = ({ typeId, contents, isUpgrade }: ProductDetail) =>
  (typeId === productTypes.disease || typeId === productTypes.trait) && !contents.length && !isUpgrade

export const factSheetHandlers = (services: Services): Handlers<typeof factSheetCalls> => ({
  getFactSheet: async ({ params, visitor }) => {
    const { catalogue, priced } = await findListed(services, params.id, visitor)
    const product = detailOf(catalogue, priced, visitor)
    if (!isOfAGene(product)) throw missing()
    const facts = priced.product.row
    return { product, genotypes: genotypeTable(facts, geneGroupOf(facts.id)), possibleGenotypes: genotypesBySex(facts) }
  },
})
