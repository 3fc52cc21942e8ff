import { allBreedIds, categories, species } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { type BreedRow, catalogueOf, type CataloguedProduct, pricedIn } from '../catalogue/catalogue.ts'
import { findBreed } from '../breed/view.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import type { Services } from '../../platform/services.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { detailOf } from './detail.ts'
import { toProduct } from './view.ts'
import { missing } from '../../platform/input/refusal.ts'

type Breed = Pick<BreedRow, 'id' | 'name' | 'speciesId'>

const { canineDisease, canineTrait, felineDisease, felineTrait } = categories
const choosable: readonly number[] = [canineDisease, canineTrait, felineDisease, felineTrait]
const everyBreed: readonly number[] = Object.values(allBreedIds)
const isEveryBreed = ({ id }: Pick<Breed, 'id'>) => everyBreed.includes(id)

/**
 * Whether a profile of one's own may hold a product: for a breed single tests that name it and those for every breed; for
 * the option that means all breeds, the tests of the whole species.
 */
export const mayChoose =
  (breed: Breed) =>
  ({ row, breedIds }: CataloguedProduct): boolean =>
    choosable.includes(row.categoryId) &&
    row.speciesId === breed.speciesId &&
    (isEveryBreed(breed) || (!row.isUpgrade && (row.isForAllBreeds || breedIds.has(breed.id))))

/** Whom a profile is named after: "Border Collie", or "dog" where it is for no one breed. */
export const breedWordOf = (breed: Breed): string =>
  isEveryBreed(breed) ? (breed.speciesId === species.canine ? 'dog' : 'cat') : breed.name

/** The product that a breed's own choice of tests becomes, with the tests to choose from. Throws 404 for no breed. */
export function readCustomProfile(
  services: Pick<Services, 'catalogue'>,
  breedId: string,
  visitor: Visitor,
): ProductDetail {
  const catalogue = catalogueOf(services)
  const breed = findBreed(catalogue, breedId)
  const [profile] = pricedIn(
    catalogue,
    catalogue.products.filter(({ row }) => row.id === customProfileIds[breed.speciesId - 1]),
    visitor.currency,
  )
  if (!profile) throw missing()
  const choices = pricedIn(catalogue, catalogue.products.filter(mayChoose(breed)), visitor.currency)
  return {
    ...detailOf(catalogue, profile, visitor),
    name: `Your own ${breedWordOf(breed)} profile`,
    coat: breed.coat as ProductDetail['coat'],
    breeds: [{ id: breed.id, name: breed.name }],
    contents: choices
      .toSorted((a, b) => a.product.rank - b.product.rank)
      .map(({ product, amount }) => toProduct(product.row, amount, visitor)),
  }
}
