import {
  categories,
  kitIds,
  productTypes,
  species as speciesIds,
  type StoreSpecies,
  storeSpecies,
} from '@shop/contract/constants'
import type { Flagships } from '@shop/contract/flagship'
import { addressOf } from '@shop/contract/call'
import { flagshipEndpoints } from '@shop/contract/endpoints/flagship'
import { priceOf } from '@shop/contract/money'
import { sampleReportNames } from '@shop/contract/sample-reports'
import { missing } from '../../platform/input/refusal.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import type { Catalogue } from '../../storefront/catalogue/catalogue.ts'
import { isListed, isSoldTo } from '../../storefront/product/listed.ts'
import { toProduct } from '../../storefront/product/view.ts'
import { sampleReports } from './samples.ts'

const numbers = {
  dog: { id: speciesIds.canine, profile: categories.canineFullBreedProfile },
  cat: { id: speciesIds.feline, profile: categories.felineFullBreedProfile },
}

function countsOf(catalogue: Catalogue, species: StoreSpecies, { currency, country }: Visitor) {
  const { id, profile } = numbers[species]
  const sold = catalogue
    .priced(currency)
    .filter(({ product: { row } }) => row.speciesId === id && isListed(row) && isSoldTo(row, null))
  const tests = sold.filter(({ product: { row } }) => row.gene !== null)
  const ofType = (type: number) => tests.filter(({ product: { row } }) => row.typeId === type)
  const isRead = (productId: number) => (catalogue.product(productId)?.row.gene ?? null) !== null
  const profiles = sold.filter(({ product: { row } }) => row.categoryId === profile)
  const sizes = profiles.map(({ product }) => product.contentIds.filter(isRead).length)
  return {
    species,
    profiles: profiles.length,
    fewestTests: Math.min(...sizes),
    mostTests: Math.max(...sizes),
    diseaseTests: ofType(productTypes.disease).length,
    traitTests: ofType(productTypes.trait).length,
    profileFrom: priceOf(Math.min(...profiles.map(({ amount }) => amount)), currency, country),
  }
}

/** What the flagships' pages state, counted from what is sold. */
export function countFlagships(catalogue: Catalogue, visitor: Visitor): Flagships {
  const sold = new Map(catalogue.priced(visitor.currency).map((one) => [one.product.row.id, one]))
  const productAt = (id: number) => {
    const found = sold.get(id)
    if (!found) throw missing()
    return toProduct(found.product.row, found.amount, visitor)
  }
  return {
    // An estimate names breeds of the registry: what the laboratory's import takes (laboratory/check-rows.ts).
    breedsCompared: catalogue.breeds.filter(({ row }) => row.speciesId === speciesIds.canine && row.vboId !== null)
      .length,
    species: storeSpecies.map((species) => countsOf(catalogue, species, visitor)),
    genoPet: productAt(kitIds.genoPet),
    genoPetPlus: productAt(kitIds.genoPetPlus),
    samples: sampleReportNames.map((name) => ({
      name,
      file: addressOf(flagshipEndpoints.getSampleReport, { params: { file: `${name}.pdf` } }),
      pages: Array.from({ length: sampleReports[name].pages }, (_, index) =>
        addressOf(flagshipEndpoints.getSamplePage, { params: { name, file: `${index + 1}.webp` } }),
      ),
    })),
  }
}
