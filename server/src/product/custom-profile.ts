import { allBreedIds, categories, species } from '@shop/contract/constants'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { breeds } from '../breed/tables.ts'
import { products } from './tables.ts'
import { forBreeds } from './test-contents.ts'

type Breed = Pick<typeof breeds.$inferSelect, 'id' | 'name' | 'speciesId'>

const { canineDisease, canineTrait, felineDisease, felineTrait } = categories
const everyBreed: readonly number[] = Object.values(allBreedIds)
const isEveryBreed = ({ id }: Breed) => everyBreed.includes(id)

/**
 * For `where` on products: the single tests that a profile of one's own may hold. For a breed these are the tests that
 * name it and those for every breed; for the option that stands for all breeds, the tests of the whole species.
 */
export const mayChoose = (db: Db, breed: Breed) =>
  and(
    inArray(products.categoryId, [canineDisease, canineTrait, felineDisease, felineTrait]),
    isEveryBreed(breed) ? eq(products.speciesId, breed.speciesId) : forBreeds(db, breed.speciesId, [breed.id]),
  )

/** Whom a profile is named after: "Border Collie", or "dog" where it is for no one breed. */
export const subjectOf = (breed: Breed): string =>
  isEveryBreed(breed) ? (breed.speciesId === species.canine ? 'dog' : 'cat') : breed.name
