import { speciesIdOf, type StoreSpecies } from '@shop/contract/constants'
import type { findingCalls } from '@shop/contract/finding'
import { missing } from '../../platform/input/refusal.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { type Catalogue, catalogueOf, pricedIn } from '../catalogue/catalogue.ts'
import { toProduct } from '../product/view.ts'
import { adviceFor, adviceIds } from './rules.ts'

/** The breed that somebody named; missing where it is none of the animal's. */
function breedOf(catalogue: Catalogue, id: string, animal: StoreSpecies) {
  const breed = isNumberId(id) ? catalogue.breed(Number(id))?.row : undefined
  if (!breed || breed.speciesId !== speciesIdOf(animal)) throw missing()
  return breed
}

export const findingHandlers = (services: Services): Handlers<typeof findingCalls> => ({
  findTest: async ({ query: { animal, kind, purpose, breed: id }, visitor }) => {
    // The schema requires all of them; a query's type does not know.
    if (!animal || !kind || !purpose) throw missing()
    const catalogue = catalogueOf(services)
    const breed = kind === 'pure' && id ? breedOf(catalogue, id, animal) : null
    const profileId = breed?.fullBreedProfileId ?? null
    const advised = adviceFor({ animal, kind, purpose, hasProfile: profileId !== null })
    const products = advised.flatMap((advice) => {
      const productId = advice === 'profile' ? profileId : adviceIds[animal][advice]
      const found = productId ? catalogue.product(productId) : undefined
      return pricedIn(catalogue, found ? [found] : [], visitor.currency).map(({ product, amount }) => ({
        advice,
        product: toProduct(product.row, amount, visitor),
      }))
    })
    return { breed: breed && { id: breed.id, name: breed.name }, products }
  },
})
