import { productTypes } from '@shop/contract/constants'
import type { factSheetCalls } from '@shop/contract/fact-sheet'
import type { ProductDetail } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import { genotypesBySex, genotypeTable } from '../../reference/genetics/genotype-table.ts'
import { readProduct } from '../product/detail.ts'
import { products } from '../../schema/product.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

/** A test of a gene, and not a kit, a profile or a bundle of tests, which have no genotype of their own. */
const isOfAGene = ({ typeId, contents, isUpgrade }: ProductDetail) =>
  (typeId === productTypes.disease || typeId === productTypes.trait) && !contents.length && !isUpgrade

export const factSheetHandlers = ({ db }: Services): Handlers<typeof factSheetCalls> => ({
  getFactSheet: async ({ params, visitor }) => {
    const product = await readProduct(db, params.id, visitor)
    const [facts] = await db.select().from(products).where(eq(products.id, product.id))
    if (!facts || !isOfAGene(product)) throw missing()
    return { product, genotypes: genotypeTable(facts, geneGroupOf(facts.id)), possibleGenotypes: genotypesBySex(facts) }
  },
})
