import { productTypes } from '@shop/contract/constants'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import type { Catalogue, CataloguedProduct, ProductRow } from '../catalogue/catalogue.ts'
import { isListed, isSoldTo } from './listed.ts'

const most = 4
/** Of one gene: the others of it are found by their name. */
const mostOfGene = 2

const isOfGene = (row: ProductRow) =>
  row.gene !== null && !row.isUpgrade && (row.typeId === productTypes.disease || row.typeId === productTypes.trait)

/** Which part of the breeds of both they share: 0 to 1. */
function sharedBreeds({ breedIds: one }: CataloguedProduct, { breedIds: other }: CataloguedProduct): number {
  const both = [...one].filter((id) => other.has(id)).length
  return both && both / (one.size + other.size - both)
}

/**
 * The tests that somebody who looks at this one is likely to need besides, the nearest first: of the same gene, and those
 * that the same breeds are tested for, of the same body system before others. None where a product is no test of a gene.
 */
export function relatedTo({ products }: Pick<Catalogue, 'products'>, product: CataloguedProduct): CataloguedProduct[] {
  const { row } = product
  if (!isOfGene(row)) return []
  const group = geneGroupOf(row.id)
  const found = products.flatMap((other) => {
    if (other === product || other.row.speciesId !== row.speciesId || other.row.typeId !== row.typeId) return []
    if (!isOfGene(other.row) || !isListed(other.row) || !isSoldTo(other.row, null)) return []
    const genes = geneGroupOf(other.row.id)
    const isSameGene = group !== undefined && genes === group
    const shared = sharedBreeds(product, other)
    if (!isSameGene && !shared) return []
    const isSameSystem = row.typeId === productTypes.disease && other.row.subCategoryId === row.subCategoryId
    return [{ other, genes, isSameGene, nearness: Number(isSameGene) + shared + Number(isSameSystem) / 4 }]
  })
  const nearest = found.toSorted((a, b) => b.nearness - a.nearness || a.other.rank - b.other.rank)
  const ofGene = nearest.filter(({ isSameGene }) => isSameGene).slice(0, mostOfGene)
  // One of each other gene: its tests lead to each other.
  const others = nearest.filter(
    ({ isSameGene, genes }, at) => !isSameGene && (!genes || nearest.findIndex((one) => one.genes === genes) === at),
  )
  return [...ofGene, ...others].slice(0, most).map(({ other }) => other)
}
